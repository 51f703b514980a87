import UIKit

/// Where a script's names live. No script runs, so that the worlds are names alone.
@preconcurrency @MainActor open class WKContentWorld: ObjCObject {
    public let name: String?
    private static let pageWorld = WKContentWorld(named: nil), defaultWorld = WKContentWorld(named: nil)
    private static var named: [String: WKContentWorld] = [:]

    private init(named name: String?) { self.name = name; super.init() }

    open class var page: WKContentWorld { pageWorld }
    open class var defaultClient: WKContentWorld { defaultWorld }
    open class func world(name: String) -> WKContentWorld {
        if let known = named[name] { return known }
        let made = WKContentWorld(named: name)
        named[name] = made
        return made
    }
}

/// The link under a finger that a menu is asked for.
@preconcurrency @MainActor open class WKContextMenuElementInfo: ObjCObject {
    open var linkURL: URL? { nil }
}
