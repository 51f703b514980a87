import Foundation
import ObjCRuntime

/// Shows a background configuration.
@MainActor final class SystemBackgroundView: UIView {
    private let fill = UIView()
    private var imageView: UIImageView?
    private var effectView: UIVisualEffectView?

    var configuration: UIBackgroundConfiguration { didSet { update(from: oldValue) } }

    init(configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        fill.isUserInteractionEnabled = false
        addSubview(fill)
        update(from: nil)
    }

    required init?(coder: NSCoder) {
        configuration = (coder.object("configurationAPI") as NibBackgroundConfiguration?)?.value ?? .clear()
        super.init(coder: coder)
        isUserInteractionEnabled = false
        addSubview(fill)
        update(from: nil)
    }

    private func update(from old: UIBackgroundConfiguration?) {
        fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        fill.layer.cornerRadius = configuration.cornerRadius
        fill.layer.borderWidth = configuration.strokeWidth
        fill.layer.borderColor = configuration.strokeWidth > 0 ? configuration.resolvedStrokeColor(for: tintColor).cgColor : nil
        fill.clipsToBounds = configuration.image != nil
        if old?.customView !== configuration.customView {
            old?.customView?.removeFromSuperview()
            if let view = configuration.customView { fill.addSubview(view) }
        }
        updateImage()
        setNeedsLayout()
    }

    private func updateImage() {
        guard let image = configuration.image else { imageView?.removeFromSuperview(); imageView = nil; return }
        let view = imageView ?? UIImageView()
        if imageView == nil { imageView = view; fill.insertSubview(view, at: 0) }
        view.image = image
        view.contentMode = configuration.imageContentMode
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = configuration.backgroundInsets, rtl = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let area = bounds.inset(by: UIEdgeInsets(top: insets.top, left: rtl ? insets.trailing : insets.leading, bottom: insets.bottom, right: rtl ? insets.leading : insets.trailing))
        fill.frame = area.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
        imageView?.frame = fill.bounds
        configuration.customView?.frame = fill.bounds
    }

    override func tintColorDidChange() { super.tintColorDidChange(); update(from: configuration) }
}

/// A background configuration as a nib stores it (class `UIBackgroundConfiguration`).
@MainActor final class NibBackgroundConfiguration: ObjCObject, @preconcurrency NSCoding {
    func encode(with coder: NSCoder) {}

    let value: UIBackgroundConfiguration

    required init?(coder: NSCoder) {
        var configuration = UIBackgroundConfiguration()
        func custom(_ key: String) -> Bool { coder.bool("hasCustomized-\(key)") ?? true }
        configuration.customView = coder.object("customView")
        configuration.cornerRadius = coder.float("cornerRadius") ?? 0
        configuration.backgroundColor = coder.object("backgroundColor")
        configuration.image = coder.object("image")
        if let raw = coder.integer("imageContentMode"), let mode = UIView.ContentMode(rawValue: raw) { configuration.imageContentMode = mode }
        if let insets = coder.string("backgroundInsets") { configuration.backgroundInsets = NSDirectionalEdgeInsetsFromString(insets) }
        if custom("strokeColor") { configuration.strokeColor = coder.object("strokeColor") }
        if custom("strokeWidth") { configuration.strokeWidth = coder.float("strokeWidth") ?? 0 }
        configuration.strokeOutset = coder.float("strokeOutset") ?? 0
        value = configuration
        super.init()
    }
}
