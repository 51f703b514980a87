/// What an element is to whoever looks for it: the numbers of `XCUIElement.ElementType`.
enum ElementKind: Int {
    case other = 1, application = 2, window = 4, sheet = 5, alert = 7, button = 9, popover = 18, keyboard = 19, key = 20
    case navigationBar = 21, tabBar = 22, toolbar = 24, table = 26, collectionView = 32, slider = 33, pageIndicator = 34
    case progressIndicator = 35, activityIndicator = 36, segmentedControl = 37, picker = 38, pickerWheel = 39, `switch` = 40
    case link = 42, image = 43, searchField = 45, scrollView = 46, staticText = 48, textField = 49, secureTextField = 50
    case datePicker = 51, textView = 52, map = 57, webView = 58, colorWell = 67, cell = 75, stepper = 79

    /// It shows something, and waits for nothing.
    var isMereContent: Bool { [.staticText, .image, .other].contains(self) }

    /// The kinds inside which nothing is to be found.
    var isLeaf: Bool {
        switch self {
        case .staticText, .switch, .slider, .progressIndicator, .activityIndicator, .pageIndicator, .link, .image, .textView: true
        default: false
        }
    }
}

extension ElementKind {
    @MainActor init(_ view: UIView) {
        self = Self.asked(view.accessibilityTraits, isElement: view.isAccessibilityElement) ?? Self.ofClass(view)
    }

    /// What the app says that a view of its own is.
    private static func asked(_ traits: UIAccessibilityTraits, isElement: Bool) -> ElementKind? {
        let kinds: [(UIAccessibilityTraits, ElementKind)] = [(.button, .button), (.link, .link), (.searchField, .searchField)]
        if let (_, kind) = kinds.first(where: { traits.contains($0.0) }) { return kind }
        let soft: [(UIAccessibilityTraits, ElementKind)] = [(.adjustable, .slider), (.image, .image), (.staticText, .staticText), (.header, .staticText)]
        return isElement ? soft.first { traits.contains($0.0) }?.1 : nil
    }

    @MainActor private static func ofClass(_ view: UIView) -> ElementKind {
        switch view {
        case is UIWindow: .window
        case is UILabel: .staticText
        case is UIImageView: .image
        case is UITableViewCell, is UICollectionViewCell: .cell
        case let control as UIControl: ofControl(control)
        case is UITableView: .table
        case is UICollectionView: .collectionView
        case is UITextView: .textView
        case is UIScrollView: .scrollView
        default: ofBar(view)
        }
    }

    @MainActor private static func ofControl(_ control: UIControl) -> ElementKind {
        switch control {
        case is UISearchTextField: .searchField
        case let field as UITextField: field.isSecureTextEntry ? .secureTextField : .textField
        case is UISwitch: .switch
        case is UISlider: .slider
        case is UIStepper: .stepper
        case is UISegmentedControl: .segmentedControl
        case is UIDatePicker: .datePicker
        case is UIPageControl: .pageIndicator
        case is UIColorWell: .colorWell
        case let key as KeyView: key.isButton ? .button : .key
        case let button as BarButtonView: button.item.customView == nil ? .button : .other
        case is UIButton, is BackButtonView, is TabBarButton, is AlertButton, is MenuElementView, is CellEditControl: .button
        case is CellAccessoryView: control.isUserInteractionEnabled ? .button : .other
        default: .other
        }
    }

    @MainActor private static func ofBar(_ view: UIView) -> ElementKind {
        switch view {
        case is UINavigationBar: .navigationBar
        case is UITabBar: .tabBar
        case is UIToolbar: .toolbar
        case is UIPickerView: .picker
        case is KeysView: .keyboard
        case is UIProgressView: .progressIndicator
        case is UIActivityIndicatorView: .activityIndicator
        case let alert as AlertView: alert.isSheet ? .sheet : .alert
        case is PopoverBubble: .popover
        default: ofOtherModule(view)
        }
    }

    /// Views of frameworks above this one, and their subclasses.
    @MainActor private static func ofOtherModule(_ view: UIView) -> ElementKind {
        var type: AnyClass? = Swift.type(of: view)
        while let some = type, some != UIView.self {
            switch _typeName(some) {
            case "MapKit.MKMapView": return .map
            case "WebKit.WKWebView": return .webView
            default: type = _getSuperclass(some)
            }
        }
        return .other
    }
}
