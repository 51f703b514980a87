import Foundation
import ObjCRuntime

/// A colour of an asset catalog, by name and bundle. Projects have one a catalog's colour, generated from it.
public struct ColorResource: Hashable, @unchecked Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIColor {
    /// Clear, and a line on the log, where the bundle has no colour of the name.
    public convenience init(resource: ColorResource) {
        if let found = CatalogColor.storage(resource.name, in: resource.bundle, nil) { self.init(found); return }
        notice("no colour named '\(resource.name)' in \(resource.bundle.bundlePath)")
        self.init(white: 0, alpha: 0)
    }
}
