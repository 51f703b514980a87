@_exported import UIKit

public enum NCUpdateResult: UInt, Sendable { case newData = 0, noData, failed }
public enum NCWidgetDisplayMode: Int, Sendable { case compact = 0, expanded }

/// What a Today widget's view controller answers. No widget is shown here: an app's own target may share the file of one.
@preconcurrency @MainActor public protocol NCWidgetProviding: NSObjectProtocol {
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
    func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
    func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
}

extension NCWidgetProviding {
    public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) { completionHandler(.noData) }
    public func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize) {}
    public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets { defaultMarginInsets }
}
