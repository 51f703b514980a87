import Foundation

/// An entry of the menu that a long press on the app's icon shows.
open class UIApplicationShortcutItem: ObjCObject, NSCopying {
    fileprivate struct Values {
        var type = "", title = ""
        var subtitle: String?
        var icon: UIApplicationShortcutIcon?
        var userInfo: [String: any NSSecureCoding]?
        var target: Any?
    }

    fileprivate var values = Values()

    public override init() { super.init() }

    public init(type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil) {
        values = Values(type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
        super.init()
    }

    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    /// What the app tells its items apart by.
    open var type: String { values.type }
    open var localizedTitle: String { values.title }
    open var localizedSubtitle: String? { values.subtitle }
    open var icon: UIApplicationShortcutIcon? { values.icon }
    open var userInfo: [String: any NSSecureCoding]? { values.userInfo }
    open var targetContentIdentifier: Any? { values.target }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIApplicationShortcutItem()
        copy.values = values
        return copy
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { UIApplicationShortcutItem() }
    }
}

/// A shortcut item that can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    open override var type: String {
        get { values.type }
        set { values.type = newValue }
    }
    open override var localizedTitle: String {
        get { values.title }
        set { values.title = newValue }
    }
    open override var localizedSubtitle: String? {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    open override var icon: UIApplicationShortcutIcon? {
        get { values.icon }
        set { values.icon = newValue }
    }
    open override var userInfo: [String: any NSSecureCoding]? {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    open override var targetContentIdentifier: Any? {
        get { values.target }
        set { values.target = newValue }
    }
}
