import Foundation
import FoundationGaps

/// Carried as its plain text.
extension NSAttributedString: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { NSString.readableTypeIdentifiersForItemProvider }
    public static var writableTypeIdentifiersForItemProvider: [String] { NSString.writableTypeIdentifiersForItemProvider }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text = try NSString.object(withItemProviderData: data, typeIdentifier: typeIdentifier) as String
        return unsafeDowncast(self == NSMutableAttributedString.self ? NSMutableAttributedString(string: text) : NSAttributedString(string: text), to: Self.self)
    }

    public func loadData(withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void) -> Progress? {
        completionHandler(Data(string.utf8), nil)
        return nil
    }
}
