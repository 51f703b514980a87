import Foundation

// Core Foundation's numbers of encodings, as published, and Foundation's.

public typealias CFStringEncoding = UInt32

public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
    case macRoman = 0, windowsLatin1 = 0x0500, isoLatin1 = 0x0201, nextStepLatin = 0x0b01, ASCII = 0x0600, UTF8 = 0x0800_0100, nonLossyASCII = 0x0bff
    case UTF16 = 0x0100, UTF16BE = 0x1000_0100, UTF16LE = 0x1400_0100, UTF32 = 0x0c00_0100, UTF32BE = 0x1800_0100, UTF32LE = 0x1c00_0100
}

public let kCFStringEncodingInvalidId: CFStringEncoding = 0xffff_ffff

/// The encodings that Foundation can read and write, by Core Foundation's number; with the first of its registered names (IANA), in lower case.
private let encodings: [(number: CFStringEncoding, encoding: String.Encoding, names: [String])] = [
    (0x0600, .ascii, ["us-ascii", "ascii"]), (0x0800_0100, .utf8, ["utf-8", "utf8"]), (0x0201, .isoLatin1, ["iso-8859-1", "latin1"]),
    (0x0202, .isoLatin2, ["iso-8859-2", "latin2"]), (0x0500, .windowsCP1252, ["windows-1252", "cp1252"]), (0x0501, .windowsCP1250, ["windows-1250"]),
    (0x0502, .windowsCP1251, ["windows-1251"]), (0x0503, .windowsCP1253, ["windows-1253"]), (0x0504, .windowsCP1254, ["windows-1254"]),
    (0x0, .macOSRoman, ["macintosh"]), (0x0100, .utf16, ["utf-16"]), (0x1000_0100, .utf16BigEndian, ["utf-16be"]), (0x1400_0100, .utf16LittleEndian, ["utf-16le"]),
    (0x0c00_0100, .utf32, ["utf-32"]), (0x1800_0100, .utf32BigEndian, ["utf-32be"]), (0x1c00_0100, .utf32LittleEndian, ["utf-32le"]),
    (0x0a01, .shiftJIS, ["shift_jis"]), (0x0920, .japaneseEUC, ["euc-jp"]), (0x0820, .iso2022JP, ["iso-2022-jp"]),
]

public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
    let name = theString.lowercased()
    return encodings.first { $0.names.contains(name) }?.number ?? kCFStringEncodingInvalidId
}

public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! { encodings.first { $0.number == encoding }?.names[0] }
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt { encodings.first { $0.number == encoding }?.encoding.rawValue ?? UInt(encoding) }
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding { encodings.first { $0.encoding.rawValue == encoding }?.number ?? kCFStringEncodingInvalidId }
