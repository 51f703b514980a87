import Foundation
import FoundationGaps

/// Carried as its four components in sRGB.
extension UIColor: NSItemProviderReading, NSItemProviderWriting {
    private static let typeIdentifier = "com.apple.uikit.color"
    public static var readableTypeIdentifiersForItemProvider: [String] { [typeIdentifier] }
    public static var writableTypeIdentifiersForItemProvider: [String] { [typeIdentifier] }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let parts = try? JSONDecoder().decode([Double].self, from: data), parts.count == 4 else { throw CocoaError(.fileReadCorruptFile) }
        return unsafeDowncast(UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]), to: Self.self)
    }

    public func loadData(withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void) -> Progress? {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        completionHandler(try? JSONEncoder().encode([red, green, blue, alpha].map(Double.init)), nil)
        return nil
    }
}
