@_exported import FoundationGaps
import ObjCRuntime

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

open class CSSearchableItemAttributeSet: ObjCObject {
    public let contentType: String
    open var title: String?
    open var displayName: String?
    open var contentDescription: String?
    open var keywords: [String]?
    open var thumbnailData: Data?
    open var thumbnailURL: URL?
    open var contentURL: URL?
    open var relatedUniqueIdentifier: String?
    public override convenience init() { self.init(itemContentType: "public.item") }
    public init(itemContentType type: String) { contentType = type; super.init() }
}

open class CSSearchableItem: ObjCObject {
    public let uniqueIdentifier: String
    open var domainIdentifier: String?
    open var expirationDate: Date!
    open var attributeSet: CSSearchableItemAttributeSet
    public override convenience init() { self.init(uniqueIdentifier: nil, domainIdentifier: nil, attributeSet: CSSearchableItemAttributeSet(itemContentType: "public.item")) }
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
        super.init()
    }
}

/// Named only: nothing searches here. Completion handlers are called without an error.
open class CSSearchableIndex: ObjCObject, @unchecked Sendable {
    private static let shared = CSSearchableIndex()
    open class func `default`() -> Self { shared as! Self }
    open class func isIndexingAvailable() -> Bool { false }
    public override init() { super.init() }
    public convenience init(name: String) { self.init() }

    open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil) { finish("indexSearchableItems(_:)", completionHandler) }
    open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil) { finish("deleteSearchableItems(withIdentifiers:)", completionHandler) }
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil) { finish("deleteSearchableItems(withDomainIdentifiers:)", completionHandler) }
    open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) { finish("deleteAllSearchableItems()", completionHandler) }

    private func finish(_ name: String, _ handler: (((any Error)?) -> Void)?) {
        notImplemented("CSSearchableIndex.\(name)")
        nonisolated(unsafe) let handler = handler
        DispatchQueue.global().async { handler?(nil) }
    }
}

extension NSUserActivity {
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { nil }
        set { notImplemented("NSUserActivity.contentAttributeSet") }
    }
}
