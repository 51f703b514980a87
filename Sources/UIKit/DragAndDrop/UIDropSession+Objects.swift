import Foundation
import FoundationGaps

extension UIDragDropSession {
    /// Whether an item can be loaded as `String` or `URL`, the values that bridge to classes which are read.
    public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool where T._ObjectiveCType: NSItemProviderReading {
        canLoadObjects(ofClass: T._ObjectiveCType.self)
    }
}

extension UIDropSession {
    /// Loads what of the items can be loaded as `aClass`, in their order, and hands it over on the main queue.
    @discardableResult
    public func loadObjects(ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let progress = Progress(totalUnitCount: Int64(providers.count))
        nonisolated(unsafe) var objects: [any NSItemProviderReading] = []
        nonisolated(unsafe) let completion = completion
        for provider in providers {
            provider.loadObject(ofClass: aClass) { object, _ in
                if let object { objects.append(object) }
                progress.completedUnitCount += 1
            }
        }
        DispatchQueue.main.async { completion(objects) }
        return progress
    }

    @discardableResult
    public func loadObjects<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self as any NSItemProviderReading.Type) { completion($0.compactMap { $0 as? T }) }
    }
}
