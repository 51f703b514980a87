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
    open var currentItem: WKBackForwardListItem? { nil }
    open var backItem: WKBackForwardListItem? { nil }
    open var forwardItem: WKBackForwardListItem? { nil }
    open var backList: [WKBackForwardListItem] { [] }
    open var forwardList: [WKBackForwardListItem] { [] }
}

extension WKWebView {
    public var backForwardList: WKBackForwardList { WKBackForwardList() }
    public var hasOnlySecureContent: Bool { true }
}
