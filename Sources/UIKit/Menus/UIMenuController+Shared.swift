extension UIMenuController {
    private static let only = UIMenuController()
    /// Its items are kept and never shown.
    public class var shared: UIMenuController { only }
}
