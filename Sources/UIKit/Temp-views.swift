func UIGraphicsPushContext(_ context: CGContext) {}
func UIGraphicsPopContext() {}
func UIGraphicsGetCurrentContext() -> CGContext? { nil }
extension UIViewController { var traitCollection: UITraitCollection { UITraitCollection() }; func traitCollectionDidChange(_ old: UITraitCollection?) {} }
extension NSCoder {
    func decodeCGRect(forKey: String) -> CGRect { .zero }
    func decodeCGPoint(forKey: String) -> CGPoint { .zero }
    func decodeCGAffineTransform(forKey: String) -> CGAffineTransform { .identity }
}
