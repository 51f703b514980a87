import CoreMedia
import Foundation
import ObjCRuntime

/// Named only: a file's address; nothing of it is read.
open class AVAsset: ObjCObject, @unchecked Sendable {
    let location: URL
    public override convenience init() { self.init(url: URL(fileURLWithPath: "/dev/null")) }
    public init(url: URL) { location = url; super.init() }
    open var duration: CMTime { .indefinite }
    open var isPlayable: Bool { false }
    open var isReadable: Bool { false }
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) { DispatchQueue.main.async { handler?() } }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
    open var url: URL { location }
    public convenience init(url URL: URL, options: [String: Any]?) { self.init(url: URL) }
}

public struct AVMediaType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let video = Self(rawValue: "vide"), audio = Self(rawValue: "soun"), closedCaption = Self(rawValue: "clcp"), subtitle = Self(rawValue: "sbtl"), timecode = Self(rawValue: "tmcd"), muxed = Self(rawValue: "muxx"), depthData = Self(rawValue: "dpth"), metadataObject = Self(rawValue: "mobj"), text = Self(rawValue: "text"), metadata = Self(rawValue: "meta")
}

public struct AVFileType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mov = Self(rawValue: "com.apple.quicktime-movie"), mp4 = Self(rawValue: "public.mpeg-4"), m4a = Self(rawValue: "com.apple.m4a-audio")
    public static let mp3 = Self(rawValue: "public.mp3"), wav = Self(rawValue: "com.microsoft.waveform-audio"), jpg = Self(rawValue: "public.jpeg"), m4v = Self(rawValue: "com.apple.m4v-video"), aiff = Self(rawValue: "public.aiff-audio"), caf = Self(rawValue: "com.apple.coreaudio-format"), heic = Self(rawValue: "public.heic"), aifc = Self(rawValue: "public.aifc-audio")
}
