import Foundation

@objcMembers class Model: NSObject {
    dynamic var name = "a"
    @objc dynamic var total: Int {
        get { 1 }
        set { print(newValue) }
    }
    @objc dynamic var size: Double = 0 {
        didSet { print(size) }
    }
    var plain = 1
    private var hidden = 2

    func watch(_ other: Model) -> NSKeyValueObservation {
        print(#keyPath(Model.name), #keyPath(other.name.count))
        return other.observe(\.name, options: [.new, .old]) { _, change in print(change) }
    }
}
