import Foundation
import FoundationGaps
import ObjCRuntime

/// Spinning wheels, one a component; 216 points high, rows of 32.
@preconcurrency @MainActor open class UIPickerView: UIView {
    var components: [PickerComponent] = []
    private var loaded = false
    lazy var roll = PickerRoll(picker: self)

    public override init(frame: CGRect) {
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
        isOpaque = false
        clipsToBounds = true
        addGestureRecognizer(PickerPan(picker: self))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        clipsToBounds = true
        addGestureRecognizer(PickerPan(picker: self))
        dataSource = coder.object("UIDataSource")
        delegate = coder.object("UIDelegate")
    }

    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { invalidate() } }
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { invalidate() } }
    open var showsSelectionIndicator: Bool = true

    open var numberOfComponents: Int { loadIfNeeded(); return components.count }
    open func numberOfRows(inComponent component: Int) -> Int { loadIfNeeded(); return components[component].rows }
    open func rowSize(forComponent component: Int) -> CGSize { loadIfNeeded(); return components[component].rowSize }
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { loadIfNeeded(); return components[component].views[row] }
    open func reloadAllComponents() { loaded = false; reload(); setNeedsLayout() }
    open func reloadComponent(_ component: Int) { loadIfNeeded(); reload(component); setNeedsLayout() }
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { loadIfNeeded(); select(row, in: component) }

    /// -1 when the component has no rows.
    open func selectedRow(inComponent component: Int) -> Int {
        loadIfNeeded()
        return components.indices.contains(component) ? components[component].selected : -1
    }

    static let size = CGSize(width: 320, height: 216)
    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
    open override func layoutSubviews() { super.layoutSubviews(); loadIfNeeded(); layoutWheels() }
    open override func draw(_ rect: CGRect) { drawSelectionBar() }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, touch.distanceFromStart < 10 { tapped(at: touch.location(in: self)) }
    }

    func invalidate() { loaded = false; setNeedsLayout() }

    func loadIfNeeded() {
        guard !loaded else { return }
        loaded = true
        reload()
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.implements("draw(_:)")
        glue.property("dataSource", get: { ($0 as! UIPickerView).dataSource }, set: { ($0 as! UIPickerView).dataSource = $1 as? any UIPickerViewDataSource })
        glue.property("delegate", get: { ($0 as! UIPickerView).delegate }, set: { ($0 as! UIPickerView).delegate = $1 as? any UIPickerViewDelegate })
        glue.creates { UIPickerView() }
    }
}

/// One wheel.
struct PickerComponent {
    var rows = 0
    var selected = -1
    var rowSize = CGSize(width: 0, height: 32)
    var views: [Int: UIView] = [:]
    /// The row in the middle while the wheel turns, with its fraction.
    var position: CGFloat?

    var middle: CGFloat { position ?? CGFloat(selected) }
}
