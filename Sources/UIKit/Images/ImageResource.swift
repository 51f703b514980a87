import Foundation
import ObjCRuntime

/// An image of an asset catalog, by name and bundle. Projects have one a catalog's image, generated from it.
public struct ImageResource: Hashable, @unchecked Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
    /// An image without pixels, and a line on the log, where the bundle has no image of the name.
    public convenience init(resource: ImageResource) {
        if let found = NamedImages.find(resource.name, in: resource.bundle, nil) { self.init(found.content, found.values); return }
        notice("no image named '\(resource.name)' in \(resource.bundle.bundlePath)")
        self.init()
    }
}
