@testable import UIKit

/// Stands for a File's Owner or another object of any class: it takes every outlet.
final class AnyOwner: ObjCObject {
    private(set) var outlets: [String: Any] = [:]

    override func setValue(_ value: Any?, forUndefinedKey key: String) { outlets[key] = value }

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { AnyOwner() }
    }
}
