import Foundation

/// What can be handed over as bytes.
public protocol Transferable {}

extension Data: Transferable {}
extension String: Transferable {}
extension URL: Transferable {}

/// A picture that was picked in a view of SwiftUI: none ever is here.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
    public let itemIdentifier: String?
    public let supportedContentTypes: [UTType]

    public init(itemIdentifier: String) { (self.itemIdentifier, supportedContentTypes) = (itemIdentifier, []) }

    /// Nil for all, as for a picture that can't be had in the kind that is asked for.
    @discardableResult public func loadTransferable<T: Transferable>(type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void) -> Progress {
        completionHandler(.success(nil))
        return Progress(totalUnitCount: 1)
    }
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
}
