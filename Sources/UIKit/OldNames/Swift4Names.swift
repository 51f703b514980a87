// Names of Swift 3 and 4.0 that later SDKs spell otherwise, and that apps in mode 4 still use.

extension UIView {
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIActivityIndicatorView {
    public convenience init(activityIndicatorStyle style: UIActivityIndicatorView.Style) { self.init(style: style) }
    public var activityIndicatorViewStyle: UIActivityIndicatorView.Style {
        get { style }
        set { style = newValue }
    }
}

extension UIColor {
    public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) { self.init(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha) }
}

extension UIApplication {
    /// `UIApplication.value(forKeyPath: #keyPath(UIApplication.shared))`, as code that compiles for extensions too finds the application.
    public static func value(forKeyPath keyPath: String) -> Any? { ["shared", "sharedApplication"].contains(keyPath) ? shared : nil }
}

extension UIContentSizeCategory {
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
