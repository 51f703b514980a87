/// What Swift makes of Objective-C's nil where a declaration doesn't allow for it: an empty text, an empty collection.
protocol EmptyWhenNil {
    static var empty: Self { get }
}

extension String: EmptyWhenNil { static var empty: String { "" } }
extension Array: EmptyWhenNil { static var empty: [Element] { [] } }
extension Dictionary: EmptyWhenNil { static var empty: [Key: Value] { [:] } }
extension Set: EmptyWhenNil { static var empty: Set<Element> { [] } }
