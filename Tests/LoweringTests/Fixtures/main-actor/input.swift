import UIKit

@MainActor class Model: NSObject {
    var title = ""
    override init() {
        super.init()
        load()
    }
    func load() {}
    override var description: String { title }
    override func isEqual(_ object: Any?) -> Bool { (object as? Model)?.title == title }
    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
}

final class Detailed: Model {
    override init() { super.init() }
    override func load() { super.load() }
    nonisolated override var hash: Int { 1 }
    override var description: String { "detailed " + super.description }
}

@MainActor class Cell: UITableViewCell {
    override func awakeFromNib() { super.awakeFromNib() }
    override func prepareForReuse() { super.prepareForReuse() }
    override func setValue(_: Any?, forUndefinedKey key: String) {}
}

class Plain: NSObject {
    override init() { super.init() }
    override var description: String { "plain" }
}
