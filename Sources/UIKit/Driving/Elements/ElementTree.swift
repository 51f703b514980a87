/// The accessibility tree of what the app shows, as of now.
@MainActor enum ElementTree {
    /// The application with its windows, from the back to the front. Views that are hidden are part of it.
    static func now() -> Element {
        let app = UIApplication.shared
        var element = Element(kind: .application, className: _typeName(type(of: app), qualified: false))
        element.label = app.bundle.displayName
        element.frame = UIScreen.main.bounds
        let keyboards = app.windowList.onScreen.filter { $0 is KeyboardWindow }
        element.children = (app.windows.filter { $0.isOnScreen && !($0 is KeyboardWindow) } + keyboards).map { make($0, isHidden: false) }
        return element
    }

    static func make(_ view: UIView, isHidden: Bool) -> Element {
        let kind = ElementKind(view)
        var element = Element(kind: kind, className: _typeName(type(of: view), qualified: false))
        element.view = view
        element.isHidden = isHidden || view.isHidden || view.alpha < 0.01
        element.frame = view.accessibilityFrame == .zero ? UIAccessibility.convertToScreenCoordinates(view.bounds, in: view) : view.accessibilityFrame
        element.hasFocus = view.isFirstResponder
        element.children = children(of: view, kind, isHidden: element.isHidden)
        ElementContent(view: view, kind: kind).fill(&element)
        return element
    }

    private static func children(of view: UIView, _ kind: ElementKind, isHidden: Bool) -> [Element] {
        guard !view.accessibilityElementsHidden else { return [] }
        if let said = view.accessibilityElements {
            return said.compactMap { $0 as? UIView }.map { make($0, isHidden: isHidden) } + said.compactMap { $0 as? UIAccessibilityElement }.map { make($0, in: view, isHidden: isHidden) }
        }
        if let parts = ElementParts.of(view) { return parts.map { $0.hidden(isHidden) } }
        guard !kind.isLeaf, !(view.accessibilityState?.isElement ?? false) else { return [] }
        // A field's text and placeholder are its value.
        let parts = view is UITextField ? view.subviews.filter { !($0 is UILabel) } : view.subviews
        return parts.map { make($0, isHidden: isHidden) }
    }

    /// One that the app has made of nothing but its description.
    private static func make(_ object: UIAccessibilityElement, in view: UIView, isHidden: Bool) -> Element {
        var element = Element(kind: .other, className: _typeName(type(of: object), qualified: false))
        let traits = object.accessibilityTraits
        element.kind = traits.contains(.button) ? .button : traits.contains(.link) ? .link : traits.contains(.image) ? .image : traits.contains(.staticText) || traits.contains(.header) ? .staticText : .other
        element.identifier = object.accessibilityIdentifier ?? ""
        element.label = object.accessibilityLabel ?? ""
        element.value = object.accessibilityValue
        element.traits = traits
        element.isEnabled = !traits.contains(.notEnabled)
        element.isSelected = traits.contains(.selected)
        element.isHidden = isHidden
        element.view = view
        element.isPart = true
        let inside = object.accessibilityFrameInContainerSpace
        element.frame = inside == .zero ? object.accessibilityFrame : UIAccessibility.convertToScreenCoordinates(inside, in: view)
        return element
    }
}

extension Element {
    fileprivate func hidden(_ isHidden: Bool) -> Element {
        var copy = self
        copy.isHidden = isHidden
        return copy
    }
}
