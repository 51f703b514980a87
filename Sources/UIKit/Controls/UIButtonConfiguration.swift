import Foundation
import ObjCRuntime

/// A button's configuration as a nib stores it.
@MainActor final class UIButtonConfiguration: ObjCObject, @preconcurrency NSCoding {
    func encode(with coder: NSCoder) {}

    let value: UIButton.Configuration

    required init?(coder: NSCoder) {
        let style = UIButton.Configuration.Style(rawValue: coder.integer("UIButtonConfigurationButtonStyle") ?? 0) ?? .plain
        var result = UIButton.Configuration(style)
        if let stored: NibBackgroundConfiguration = coder.object("UIButtonConfigurationBackground") {
            result.background.cornerRadius = stored.value.cornerRadius
            result.background.strokeColor = stored.value.strokeColor
            result.background.strokeWidth = stored.value.strokeColor == nil ? 0 : stored.value.strokeWidth
            result.background.image = stored.value.image
        }
        Self.decodeLook(coder, into: &result)
        Self.decodeContent(coder, into: &result)
        value = result
        super.init()
    }

    private static let cornerStyles: [Int: UIButton.Configuration.CornerStyle] = [-1: .fixed, 0: .dynamic, 1: .small, 2: .medium, 3: .large, 4: .capsule]
    private static let sizes: [Int: UIButton.Configuration.Size] = [0: .medium, 1: .small, 2: .mini, 3: .large]
    private static let alignments: [Int: UIButton.Configuration.TitleAlignment] = [0: .automatic, 1: .leading, 2: .center, 3: .trailing]

    private static func decodeLook(_ coder: NSCoder, into result: inout UIButton.Configuration) {
        if let raw = coder.integer("UIButtonConfigurationCornerStyle"), let value = cornerStyles[raw] { result.cornerStyle = value }
        if let raw = coder.integer("UIButtonConfigurationButtonSize"), let value = sizes[raw] { result.buttonSize = value }
        if let raw = coder.integer("UIButtonConfigurationTitleAlignment"), let value = alignments[raw] { result.titleAlignment = value }
        if let raw = coder.integer("UIButtonConfigurationImagePlacement") { result.imagePlacement = NSDirectionalRectEdge(rawValue: UInt(bitPattern: raw)) }
        if let padding = coder.float("UIButtonConfigurationImagePadding") { result.imagePadding = padding }
        if let padding = coder.float("UIButtonConfigurationTitlePadding") { result.titlePadding = padding }
        if let insets = coder.string("UIButtonConfigurationContentInset") { result.contentInsets = NSDirectionalEdgeInsetsFromString(insets) }
        result.baseBackgroundColor = coder.object("UIButtonConfigurationBaseBackgroundColor")
        result.baseForegroundColor = coder.object("UIButtonConfigurationBaseForegroundColor")
    }

    private static func decodeContent(_ coder: NSCoder, into result: inout UIButton.Configuration) {
        if let title: NSAttributedString = coder.object("UIButtonConfigurationTitle"), title.length > 0 { result.title = title.string; result.nibTitle = title }
        if let subtitle: NSAttributedString = coder.object("UIButtonConfigurationSubtitle"), subtitle.length > 0 { result.subtitle = subtitle.string }
        result.image = coder.object("UIButtonConfigurationImage")
        result.preferredSymbolConfigurationForImage = coder.object("UIButtonConfigurationPreferredSymbolConfigurationForImage")
        result.showsActivityIndicator = coder.decodeBool(forKey: "UIButtonConfigurationShowsActivityIndicator")
    }
}
