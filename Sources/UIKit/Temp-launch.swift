extension UIViewController { func installAsRoot(in window: UIWindow) {}; func removeAsRoot() {} }
