extension UIMenuSystem {
    private static let mainOnly = UIMenuSystem(), contextOnly = UIMenuSystem()
    public class var main: UIMenuSystem { mainOnly }
    public class var context: UIMenuSystem { contextOnly }
}
