import Foundation
import ObjCRuntime

/// A sound file. Named only: it has to be there, and is taken for a file of no frames at 44.1 kHz.
open class AVAudioFile: ObjCObject {
    public let url: URL
    public let fileFormat = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)!
    open var processingFormat: AVAudioFormat { fileFormat }
    /// Frames.
    open var length: AVAudioFramePosition { 0 }
    open var framePosition: AVAudioFramePosition = 0

    public override init() { url = URL(fileURLWithPath: "/dev/null"); super.init() }
    public init(forReading fileURL: URL) throws {
        guard FileManager.default.isReadableFile(atPath: fileURL.path) else {
            throw NSError(domain: "com.apple.coreaudio.avfaudio", code: 2_003_334_207, userInfo: [NSFilePathErrorKey: fileURL.path])
        }
        url = fileURL
        super.init()
        notImplemented("AVAudioFile")
    }
    public init(forWriting fileURL: URL, settings: [String: Any]) throws {
        url = fileURL
        super.init()
        notImplemented("AVAudioFile")
    }

    open func read(into buffer: AVAudioPCMBuffer) throws {}
    open func write(from buffer: AVAudioPCMBuffer) throws {}
}

open class AVAudioBuffer: ObjCObject {
    public let format: AVAudioFormat
    init(_ format: AVAudioFormat) { self.format = format }
}

/// Samples in memory, silent.
open class AVAudioPCMBuffer: AVAudioBuffer {
    public let frameCapacity: AVAudioFrameCount
    open var frameLength: AVAudioFrameCount = 0
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        self.frameCapacity = frameCapacity
        super.init(format)
    }
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
}
