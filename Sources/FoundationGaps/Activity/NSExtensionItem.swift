import Foundation
import ObjCRuntime

public let NSExtensionItemAttributedTitleKey = "NSExtensionItemAttributedTitleKey"
public let NSExtensionItemAttributedContentTextKey = "NSExtensionItemAttributedContentTextKey"
public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"

/// What a share sheet or an extension hands over.
open class NSExtensionItem: NSObject {
    open var attributedTitle: NSAttributedString?
    open var attributedContentText: NSAttributedString?
    open var attachments: [NSItemProvider]?
    open var userInfo: [AnyHashable: Any]?
}

/// Named only: an app is no extension, nobody waits for its items.
open class NSExtensionContext: ObjCObject {
    open var inputItems: [Any] { [] }
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        notImplemented("NSExtensionContext.completeRequest(returningItems:completionHandler:)")
        completionHandler?(true)
    }
    open func cancelRequest(withError error: any Error) { notImplemented("NSExtensionContext.cancelRequest(withError:)") }
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}
