import Foundation

/// What a view shows, as `key=value` words of the tree dump.
@MainActor enum ViewDescriber {
    static func content(of view: UIView) -> [String] {
        switch view {
        case let label as UILabel: return [text("text", label.text)].compactMap { $0 }
        case let button as UIButton: return [text("title", button.currentTitle), image("image", button.currentImage)].compactMap { $0 } + state(button)
        case let field as UITextField: return [text("text", field.text), text("placeholder", field.placeholder)].compactMap { $0 } + state(field)
        case let textView as UITextView: return [text("text", textView.text)].compactMap { $0 }
        case let imageView as UIImageView: return [image("image", imageView.image)].compactMap { $0 }
        case let toggle as UISwitch: return ["on=\(toggle.isOn)"] + state(toggle)
        case let slider as UISlider: return ["value=\(TreeDump.number(CGFloat(slider.value)))"] + state(slider)
        case let stepper as UIStepper: return ["value=\(TreeDump.number(CGFloat(stepper.value)))"] + state(stepper)
        case let segments as UISegmentedControl: return segmentsContent(segments) + state(segments)
        case let progress as UIProgressView: return ["progress=\(TreeDump.number(CGFloat(progress.progress)))"]
        case let pages as UIPageControl: return ["page=\(pages.currentPage) of \(pages.numberOfPages)"]
        case let spinner as UIActivityIndicatorView: return spinner.isAnimating ? ["animating"] : []
        case let scroll as UIScrollView where scroll.contentOffset != .zero: return ["offset=\(TreeDump.number(scroll.contentOffset.x)),\(TreeDump.number(scroll.contentOffset.y))"]
        case let control as UIControl: return state(control)
        default: return []
        }
    }

    private static func text(_ key: String, _ value: String?) -> String? {
        guard let value, !value.isEmpty else { return nil }
        return "\(key)=\(TreeDump.quoted(value))"
    }

    private static func image(_ key: String, _ image: UIImage?) -> String? {
        guard let image else { return nil }
        return "\(key)=\(image.nameForTree ?? "\(TreeDump.number(image.size.width))x\(TreeDump.number(image.size.height))")"
    }

    private static func state(_ control: UIControl) -> [String] {
        var words: [String] = []
        if !control.isEnabled { words.append("disabled") }
        if control.isSelected { words.append("selected") }
        return words
    }

    private static func segmentsContent(_ control: UISegmentedControl) -> [String] {
        let titles = (0..<control.numberOfSegments).map { TreeDump.quoted(control.titleForSegment(at: $0) ?? "") }
        return ["segments=[\(titles.joined(separator: ", "))]"] + (control.selectedSegmentIndex >= 0 ? ["selected=\(control.selectedSegmentIndex)"] : [])
    }
}

extension UIImage {
    /// The name that the app asked for the image by.
    var nameForTree: String? { values.name }
}
