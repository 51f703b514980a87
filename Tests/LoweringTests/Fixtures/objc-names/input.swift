import UIKit

@objc(Thing) class SwiftThing: NSObject {
    @objc(setUp:with:) func prepare(_ a: Int, other: String) {}
    @objc func load() throws {}
    @objc func fetch(id: Int) async -> Bool { true }
    @objc var isReady: Bool { true }
    @objc static func shared() {}
    @objc func many(_ x: Int...) {}
    @objc func block(_ done: @escaping (Bool) -> Void) {}
}
