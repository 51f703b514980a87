import Foundation

@testable import UIKit

/// The properties of an object that a nib may set.
@MainActor struct NibProperties {
    let tree: NibTreeText

    func properties(of object: Any) -> [(String, String)] {
        var list: [(String, Any?)] = []
        if let view = object as? UIView { list += common(view) + special(view) }
        if let control = object as? UIControl { list += [("enabled", control.isEnabled), ("selected", control.isSelected), ("vertical", control.contentVerticalAlignment), ("horizontal", control.contentHorizontalAlignment), ("actions", actions(control))] }
        if let scroll = object as? UIScrollView { list += self.scroll(scroll) }
        if let controller = object as? UIViewController { list += self.controller(controller) }
        if let recognizer = object as? UIGestureRecognizer { list += [("enabled", recognizer.isEnabled), ("view", recognizer.view.map(tree.name))] }
        return list.map { ($0.0, text($0.1)) }
    }

    // MARK: Views

    private func common(_ view: UIView) -> [(String, Any?)] {
        [
            ("frame", view.frame), ("bounds", view.bounds), ("alpha", view.alpha), ("hidden", view.isHidden), ("opaque", view.isOpaque), ("clips", view.clipsToBounds),
            ("mode", view.contentMode.rawValue), ("background", view.backgroundColor), ("tint", view.tintColor), ("tag", view.tag), ("touchable", view.isUserInteractionEnabled),
            ("multitouch", view.isMultipleTouchEnabled), ("mask", view.autoresizingMask.rawValue), ("translates", view.translatesAutoresizingMaskIntoConstraints),
            ("resizes", view.autoresizesSubviews), ("margins", view.layoutMargins), ("preserves", view.preservesSuperviewLayoutMargins), ("fromSafeArea", view.insetsLayoutMarginsFromSafeArea),
            ("hugging", [view.contentHuggingPriority(for: .horizontal).rawValue, view.contentHuggingPriority(for: .vertical).rawValue]),
            ("resistance", [view.contentCompressionResistancePriority(for: .horizontal).rawValue, view.contentCompressionResistancePriority(for: .vertical).rawValue]),
            ("semantic", view.semanticContentAttribute.rawValue), ("restoration", view.restorationIdentifier), ("recognizers", (view.gestureRecognizers ?? []).map { "\(type(of: $0))" }),
            ("guides", view.layoutGuides.map(\.identifier)), ("accessible", [view.isAccessibilityElement, view.accessibilityLabel as Any, view.accessibilityHint as Any, view.accessibilityIdentifier as Any]),
            ("style", view.overrideUserInterfaceStyle.rawValue), ("corner", view.layer.cornerRadius), ("border", view.layer.borderWidth),
        ]
    }

    private func special(_ view: UIView) -> [(String, Any?)] {
        switch view {
        case let v as UILabel: [
            ("text", v.text), ("attributed", v.attributedText?.string), ("font", v.font), ("color", v.textColor), ("highlighted", v.highlightedTextColor), ("shadow", v.shadowColor),
            ("offset", v.shadowOffset), ("lines", v.numberOfLines), ("break", v.lineBreakMode.rawValue), ("align", v.textAlignment.rawValue), ("shrinks", v.adjustsFontSizeToFitWidth),
            ("scale", v.minimumScaleFactor), ("baseline", v.baselineAdjustment.rawValue), ("width", v.preferredMaxLayoutWidth), ("enabled", v.isEnabled)]
        case let v as UIButton: [UIControl.State.normal, .highlighted, .disabled, .selected].map { ("state \($0.rawValue)", [v.title(for: $0) as Any, v.titleColor(for: $0) as Any, v.image(for: $0) as Any, v.titleShadowColor(for: $0) as Any]) } + [
            ("type", v.buttonType.rawValue), ("font", v.titleLabel?.font), ("break", v.titleLabel?.lineBreakMode.rawValue), ("insets", [v.contentEdgeInsets, v.titleEdgeInsets, v.imageEdgeInsets]),
            ("dims", [v.adjustsImageWhenDisabled, v.adjustsImageWhenHighlighted, v.showsTouchWhenHighlighted])]
        case let v as UITextField: [
            ("text", v.text), ("placeholder", v.placeholder), ("font", v.font), ("color", v.textColor), ("align", v.textAlignment.rawValue), ("border", v.borderStyle.rawValue), ("clear", v.clearButtonMode.rawValue),
            ("keyboard", [v.keyboardType.rawValue, v.returnKeyType.rawValue, v.autocorrectionType.rawValue, v.autocapitalizationType.rawValue, v.spellCheckingType.rawValue]), ("secure", v.isSecureTextEntry),
            ("shrinks", v.adjustsFontSizeToFitWidth), ("minimum", v.minimumFontSize), ("content", v.textContentType?.rawValue)]
        case let v as UITextView: [("text", v.text), ("font", v.font), ("color", v.textColor), ("align", v.textAlignment.rawValue), ("edits", [v.isEditable, v.isSelectable]), ("keyboard", [v.keyboardType.rawValue, v.returnKeyType.rawValue])]
        case let v as UIImageView: [("image", v.image), ("highlightedImage", v.highlightedImage), ("highlighted", v.isHighlighted)]
        case let v as UIStackView: [("axis", v.axis.rawValue), ("distribution", v.distribution.rawValue), ("alignment", v.alignment.rawValue), ("spacing", v.spacing), ("arranged", v.arrangedSubviews.map(tree.name)), ("relative", [v.isBaselineRelativeArrangement, v.isLayoutMarginsRelativeArrangement])]
        case let v as UISwitch: [("on", v.isOn), ("onTint", v.onTintColor)]
        case let v as UISlider: [("value", [v.value, v.minimumValue, v.maximumValue]), ("continuous", v.isContinuous)]
        case let v as UISegmentedControl: [("segments", (0..<v.numberOfSegments).map { v.titleForSegment(at: $0) as Any }), ("selected", v.selectedSegmentIndex)]
        case let v as UIProgressView: [("progress", v.progress), ("style", v.progressViewStyle.rawValue), ("colors", [v.progressTintColor as Any, v.trackTintColor as Any])]
        case let v as UIActivityIndicatorView: [("style", v.style.rawValue), ("color", v.color), ("hides", v.hidesWhenStopped), ("animates", v.isAnimating)]
        case let v as UIPageControl: [("pages", [v.numberOfPages, v.currentPage])]
        case let v as UITableViewCell: [("identifier", v.reuseIdentifier), ("selection", v.selectionStyle.rawValue), ("accessory", v.accessoryType.rawValue), ("indentation", v.indentationWidth)]
        case let v as UICollectionReusableView: [("identifier", v.reuseIdentifier)]
        case let v as UINavigationBar: [("items", (v.items ?? []).map(item)), ("style", v.barStyle.rawValue), ("colors", [v.barTintColor as Any, v.isTranslucent])]
        case let v as UIToolbar: [("items", (v.items ?? []).map(barItem)), ("colors", [v.barTintColor as Any, v.isTranslucent])]
        case let v as UITabBar: [("items", (v.items ?? []).map { $0.title as Any })]
        case let v as UISearchBar: [("text", v.text), ("placeholder", v.placeholder), ("prompt", v.prompt)]
        default: []
        }
    }

    private func scroll(_ v: UIScrollView) -> [(String, Any?)] {
        var list: [(String, Any?)] = [
            ("content", [v.contentSize, v.contentOffset]), ("inset", v.contentInset), ("bounces", [v.bounces, v.alwaysBounceVertical, v.alwaysBounceHorizontal, v.bouncesZoom]), ("scrolls", v.isScrollEnabled),
            ("indicators", [v.showsVerticalScrollIndicator, v.showsHorizontalScrollIndicator]), ("paging", v.isPagingEnabled), ("zoom", [v.minimumZoomScale, v.maximumZoomScale]),
            ("keyboard", v.keyboardDismissMode.rawValue), ("delays", v.delaysContentTouches), ("adjusts", v.contentInsetAdjustmentBehavior.rawValue),
        ]
        if let table = v as? UITableView {
            list += [
                ("tableStyle", table.style.rawValue), ("heights", [table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight, table.estimatedRowHeight]),
                ("separator", [table.separatorStyle.rawValue, table.separatorInset, table.separatorColor as Any]), ("selects", [table.allowsSelection, table.allowsMultipleSelection, table.allowsSelectionDuringEditing]),
                ("source", [tree.name(table.dataSource), tree.name(table.delegate)]), ("cells", prototypes(table.reuse.cells.nibs)),
            ]
        }
        if let collection = v as? UICollectionView {
            list += [("layout", layout(collection.collectionViewLayout)), ("cells", prototypes(collection.pool.cells.nibs)), ("source", [tree.name(collection.dataSource), tree.name(collection.delegate)])]
        }
        return list
    }

    private func layout(_ layout: UICollectionViewLayout) -> [Any] {
        guard let flow = layout as? UICollectionViewFlowLayout else { return ["\(type(of: layout))"] }
        return [flow.itemSize, flow.minimumLineSpacing, flow.minimumInteritemSpacing, flow.sectionInset, flow.scrollDirection.rawValue, flow.headerReferenceSize, flow.footerReferenceSize, flow.estimatedItemSize]
    }

    private func prototypes(_ nibs: [String: UINib]) -> [String] {
        nibs.sorted { $0.key < $1.key }.map { "\($0.key): " + NibTreeText.text(of: $0.value.instantiate(withOwner: nil)) }
    }

    private func actions(_ control: UIControl) -> [String] {
        control.allTargets.flatMap { target in (control.actions(forTarget: target.base, forControlEvent: .allEvents) ?? []).map { "\(tree.name(target.base)) \($0)" } }.sorted()
    }

    // MARK: Controllers

    private func controller(_ c: UIViewController) -> [(String, Any?)] {
        [
            ("title", c.title), ("nib", c.nibName), ("item", item(c.navigationItem)), ("tab", c.tabBarItem?.title), ("hidesBar", c.hidesBottomBarWhenPushed), ("edges", c.edgesForExtendedLayout.rawValue),
            ("opaqueBars", c.extendedLayoutIncludesOpaqueBars), ("context", c.definesPresentationContext), ("modal", [c.modalPresentationStyle.rawValue, c.modalTransitionStyle.rawValue]), ("size", c.preferredContentSize),
            ("restoration", c.restorationIdentifier), ("toolbar", (c.toolbarItems ?? []).map(barItem)), ("segues", c.loading.segueTemplates.map { "\(type(of: $0)) \($0.identifier ?? "")" }),
        ]
    }

    private func item(_ item: UINavigationItem) -> String {
        text([item.title as Any, item.prompt as Any, (item.leftBarButtonItems ?? []).map(barItem), (item.rightBarButtonItems ?? []).map(barItem), item.titleView.map { "\(type(of: $0))" } as Any])
    }

    private func barItem(_ item: UIBarButtonItem) -> String {
        text([item.title as Any, item.style.rawValue, item.isEnabled, item.width, item.tintColor as Any, item.action?.description as Any, item.customView.map { "\(type(of: $0))" } as Any])
    }

    // MARK: Values

    private func text(_ value: Any?) -> String {
        guard let value else { return "nil" }
        switch value {
        case let list as [Any]: return "[" + list.map { text($0) }.joined(separator: ", ") + "]"
        case let color as UIColor: return (color.cgColor.components ?? []).map { "\(Float($0))" }.joined(separator: " ")
        case let font as UIFont: return "\(font.fontName) \(font.pointSize)"
        case let image as UIImage: return "image \(image.size)"
        default: return "\(value)"
        }
    }
}
