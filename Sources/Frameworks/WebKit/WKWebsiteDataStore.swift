import UIKit

/// Named only: nothing is stored.
@preconcurrency @MainActor open class WKWebsiteDataStore: ObjCObject {
    private static let standard = WKWebsiteDataStore()
    open class func `default`() -> WKWebsiteDataStore { standard }
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    open class func allWebsiteDataTypes() -> Set<String> { ["WKWebsiteDataTypeCookies", "WKWebsiteDataTypeDiskCache", "WKWebsiteDataTypeMemoryCache"] }
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void) { completionHandler() }
}

@preconcurrency @MainActor open class WKBackForwardListItem: ObjCObject {
    public let url: URL
    public let title: String?
    init(url: URL, title: String?) { (self.url, self.title) = (url, title); super.init() }
}

@preconcurrency @MainActor open class WKBackForwardList: ObjCObject {
    private let history: PageHistory
    init(_ history: PageHistory) { self.history = history; super.init() }

    open var currentItem: WKBackForwardListItem? { history.item(0) }
    open var backItem: WKBackForwardListItem? { history.item(-1) }
    open var forwardItem: WKBackForwardListItem? { history.item(1) }
    open var backList: [WKBackForwardListItem] { (0..<max(history.index, 0)).compactMap { history.item($0 - history.index) } }
    open var forwardList: [WKBackForwardListItem] { (history.index + 1..<max(history.pages.count, history.index + 1)).compactMap { history.item($0 - history.index) } }
    open func item(at index: Int) -> WKBackForwardListItem? { history.item(index) }
}

extension WKWebView {
    public var backForwardList: WKBackForwardList { WKBackForwardList(history) }
    public var hasOnlySecureContent: Bool { true }
}
