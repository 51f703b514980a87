import UIKit

open class NCWidgetController: ObjCObject, @unchecked Sendable {
    private static let instance = NCWidgetController()
    open class func widgetController() -> NCWidgetController { instance }
    public override init() { super.init() }
    open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) { notImplemented("NCWidgetController.setHasContent(_:forWidgetWithBundleIdentifier:)") }
}

extension NSExtensionContext {
    public var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
        get { .compact }
        set { notImplemented("NSExtensionContext.widgetLargestAvailableDisplayMode") }
    }
    public var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }
    public func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize { CGSize(width: 359, height: displayMode == .compact ? 110 : 528) }
}
