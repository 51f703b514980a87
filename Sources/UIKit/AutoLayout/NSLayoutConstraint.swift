/// A linear relation between two attributes: `first = multiplier × second + constant`, or ≤, ≥.
@preconcurrency @MainActor open class NSLayoutConstraint: _MainActorObject, @preconcurrency NSCoding {
    /// The space of `-` in a visual format and of "system spacing", in points.
    static let systemSpacing: CGFloat = 8

    open private(set) weak var firstItem: AnyObject?
    open private(set) weak var secondItem: AnyObject?
    open private(set) var firstAttribute: Attribute = .notAnAttribute
    open private(set) var secondAttribute: Attribute = .notAnAttribute
    open private(set) var relation: Relation = .equal
    open private(set) var multiplier: CGFloat = 1
    open var constant: CGFloat = 0 { didSet { if constant != oldValue { constantChanged() } } }
    open var priority: UILayoutPriority = .required { willSet { checkPriorityChange(to: newValue) } didSet { if priority != oldValue { priorityChanged() } } }
    open var identifier: String?
    open var shouldBeArchived = false

    var firstOffset: NSLayoutDimension.Offset?
    var secondOffset: NSLayoutDimension.Offset?
    /// The view that holds the constraint while it is active.
    weak var holder: UIView?

    /// Archives: an outlet of type `NSLayoutConstraint` and nibs come through here; subclasses inherit it.
    public init() { super.init() }

    convenience init(_ first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?, _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat) {
        self.init()
        assign(first, firstAttribute, relation, second, secondAttribute, multiplier)
        self.constant = constant
    }

    public convenience init(item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat) {
        self.init(view1 as AnyObject, attr1, relation, view2.map { $0 as AnyObject }, attr2, multiplier, c)
        checkLegality()
        if view2 == nil { secondAttribute = .notAnAttribute }
    }

    public required convenience init?(coder: NSCoder) {
        self.init()
        decodeConstraint(coder)
    }

    open func encode(with coder: NSCoder) {}

    /// Sets what an archive gives.
    func assign(_ first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?, _ secondAttribute: Attribute, _ multiplier: CGFloat) {
        firstItem = first
        secondItem = second
        self.firstAttribute = firstAttribute
        self.secondAttribute = secondAttribute
        self.relation = relation
        self.multiplier = multiplier
    }

    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstItem, firstAttribute) }
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { secondItem.map { NSLayoutAnchor($0, secondAttribute) } }

    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? NSLayoutConstraint.activate([self]) : NSLayoutConstraint.deactivate([self]) }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.activate() } }
    open class func deactivate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.holder?.removeConstraint(constraint) } }

    open class func constraints(withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]) -> [NSLayoutConstraint] {
        parse(format, options: opts, metrics: metrics ?? [:], views: views)
    }

    open override var description: String { text }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glueConstraint(&glue)
    }
}
