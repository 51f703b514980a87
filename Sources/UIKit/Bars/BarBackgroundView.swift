import Foundation

/// The background of a bar: colour, picture and hairline.
@MainActor final class BarBackgroundView: UIView {
    private let imageView = UIImageView()
    private let shadow = UIImageView()
    /// Whether the hairline is above, as on tab bars and toolbars.
    private let shadowAtTop: Bool

    init(shadowAtTop: Bool) {
        self.shadowAtTop = shadowAtTop
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        imageView.isHidden = true
        addSubview(imageView)
        addSubview(shadow)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ appearance: UIBarAppearance, transparent: Bool) {
        backgroundColor = transparent ? .clear : appearance.backgroundColor ?? (appearance.backgroundEffect == nil ? .clear : BarColors.chrome)
        layer.backdrop = transparent ? nil : appearance.backgroundEffect?.material(for: traitCollection).backdrop
        imageView.image = appearance.backgroundImage
        imageView.contentMode = appearance.backgroundImageContentMode
        imageView.isHidden = appearance.backgroundImage == nil || transparent
        shadow.isHidden = transparent || (appearance.shadowColor == nil && appearance.shadowImage == nil)
        shadow.image = appearance.shadowImage
        shadow.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
        let height = shadow.image?.size.height ?? hairline
        shadow.frame = CGRect(x: 0, y: shadowAtTop ? -height : bounds.height, width: bounds.width, height: height)
    }
}
