import Foundation
import ObjCRuntime

/// A placeholder whose elements are asked for when its menu shows.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void
    let provider: Provider
    let isCached: Bool

    init(provider: @escaping Provider, isCached: Bool) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "")
    }

    public required init?(coder: NSCoder) {
        provider = { $0([]) }
        isCached = true
        super.init(coder: coder)
    }

    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(provider: elementProvider, isCached: true)
    }

    public class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIDeferredMenuElement {
        UIDeferredMenuElement(provider: elementProvider, isCached: false)
    }
}
