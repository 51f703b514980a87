import Foundation
import ObjCRuntime

/// A text in an archive is its characters; attributes aren't kept yet.
extension AttributedString: @retroactive Codable {
    public init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self.init(text)
            return
        }
        // Apple's form: characters and attributes in turn.
        var list = try decoder.unkeyedContainer()
        var text = ""
        while !list.isAtEnd {
            text += try list.decode(String.self)
            if !list.isAtEnd { _ = try list.superDecoder() }
        }
        self.init(text)
    }

    public func encode(to encoder: any Encoder) throws {
        if runs.contains(where: { $0.attributes != AttributeContainer() }) { notImplemented("AttributedString: attributes in an archive") }
        var container = encoder.singleValueContainer()
        try container.encode(String(characters))
    }
}
