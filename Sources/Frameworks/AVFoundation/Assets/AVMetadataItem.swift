import CoreMedia
import Foundation
import ObjCRuntime

public struct AVMetadataKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let commonKeyTitle = Self(rawValue: "title"), commonKeyArtist = Self(rawValue: "artist"), commonKeyAlbumName = Self(rawValue: "albumName"), commonKeyArtwork = Self(rawValue: "artwork"), commonKeyCreator = Self(rawValue: "creator"), commonKeyDescription = Self(rawValue: "description")
}
public struct AVMetadataKeySpace: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let common = Self(rawValue: "comn"), id3 = Self(rawValue: "org.id3"), iTunes = Self(rawValue: "itsk")
}
public struct AVMetadataIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let commonIdentifierTitle = Self(rawValue: "comn/title"), commonIdentifierArtist = Self(rawValue: "comn/artist"), commonIdentifierArtwork = Self(rawValue: "comn/artwork"), commonIdentifierDescription = Self(rawValue: "comn/description"), commonIdentifierAlbumName = Self(rawValue: "comn/albumName")
    public static let quickTimeMetadataLocationISO6709 = Self(rawValue: "mdta/com.apple.quicktime.location.ISO6709")
}
public let AVMetadataKeySpaceCommon = AVMetadataKeySpace.common
public let AVMetadataCommonKeyTitle = AVMetadataKey.commonKeyTitle
public let AVMetadataCommonKeyArtwork = AVMetadataKey.commonKeyArtwork
public let AVMetadataCommonKeyAlbumName = AVMetadataKey.commonKeyAlbumName

open class AVMetadataItem: ObjCObject, @unchecked Sendable {
    var stored: (identifier: AVMetadataIdentifier?, key: (any NSCopying & NSObjectProtocol)?, keySpace: AVMetadataKeySpace?, value: (any NSCopying & NSObjectProtocol)?, locale: Locale?, language: String?)
    public override init() { super.init() }
    open var identifier: AVMetadataIdentifier? { stored.identifier }
    open var key: (any NSCopying & NSObjectProtocol)? { stored.key }
    open var keySpace: AVMetadataKeySpace? { stored.keySpace }
    open var commonKey: AVMetadataKey? { nil }
    open var value: (any NSCopying & NSObjectProtocol)? { stored.value }
    open var stringValue: String? { (stored.value as? NSString).map { $0 as String } }
    open var numberValue: NSNumber? { stored.value as? NSNumber }
    open var dataValue: Data? { (stored.value as? NSData).map { $0 as Data } }
    open class func metadataItems(from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?) -> [AVMetadataItem] { [] }
    open class func metadataItems(from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
}
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
    open override var identifier: AVMetadataIdentifier? { get { stored.identifier } set { stored.identifier = newValue } }
    open override var key: (any NSCopying & NSObjectProtocol)? { get { stored.key } set { stored.key = newValue } }
    open override var keySpace: AVMetadataKeySpace? { get { stored.keySpace } set { stored.keySpace = newValue } }
    open override var value: (any NSCopying & NSObjectProtocol)? { get { stored.value } set { stored.value = newValue } }
    open var locale: Locale? { get { stored.locale } set { stored.locale = newValue } }
    open var extendedLanguageTag: String? { get { stored.language } set { stored.language = newValue } }
}
