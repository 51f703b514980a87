import Foundation
import ObjCRuntime

/// A button's configuration as a nib stores it.
@MainActor final class UIButtonConfiguration: ObjCObject {
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

    private static func decodeLook(_ coder: NSCoder, into result: inout UIButton.Configuration) {
        if let raw = coder.integer("UIButtonConfigurationCornerStyle"), let value = UIButton.Configuration.CornerStyle(rawValue: raw) { result.cornerStyle = value }
        if let raw = coder.integer("UIButtonConfigurationButtonSize"), let value = UIButton.Configuration.Size(rawValue: raw) { result.buttonSize = value }
        if let raw = coder.integer("UIButtonConfigurationTitleAlignment"), let value = UIButton.Configuration.TitleAlignment(rawValue: raw) { result.titleAlignment = value }
        if let raw = coder.integer("UIButtonConfigurationImagePlacement") { result.imagePlacement = NSDirectionalRectEdge(rawValue: UInt(bitPattern: raw)) }
        if let padding = coder.float("UIButtonConfigurationImagePadding") { result.imagePadding = padding }
        if let padding = coder.float("UIButtonConfigurationTitlePadding") { result.titlePadding = padding }
        if let insets = coder.string("UIButtonConfigurationContentInset") { result.contentInsets = NSDirectionalEdgeInsetsFromString(insets) }
        result.baseBackgroundColor = coder.object("UIButtonConfigurationBaseBackgroundColor")
        result.baseForegroundColor = coder.object("UIButtonConfigurationBaseForegroundColor")
    }

    private static func decodeContent(_ coder: NSCoder, into result: inout UIButton.Configuration) {
        if let title: NSAttributedString = coder.object("UIButtonConfigurationTitle"), title.length > 0 { result.storedTitle = title }
        if let subtitle: NSAttributedString = coder.object("UIButtonConfigurationSubtitle"), subtitle.length > 0 { result.subtitle = subtitle.string }
        result.image = coder.object("UIButtonConfigurationImage")
        result.preferredSymbolConfigurationForImage = coder.object("UIButtonConfigurationPreferredSymbolConfigurationForImage")
        result.showsActivityIndicator = coder.decodeBool(forKey: "UIButtonConfigurationShowsActivityIndicator")
    }
}
