import Foundation

public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    switch ObjCAttachments.of(object as AnyObject, make: false)?.associations[key] {
    case .strong(let value)?: value
    case .weak(let weak)?: weak.object
    case nil: nil
    }
}

public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    let attachments = ObjCAttachments.of(object as AnyObject, make: true)!
    guard let value else { attachments.associations[key] = nil; return }
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
        attachments.associations[key] = .weak(.init(object: value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        attachments.associations[key] = .strong((value as? NSCopying)?.copy(with: nil) ?? value)
    default:
        attachments.associations[key] = .strong(value)
    }
}

public func objc_removeAssociatedObjects(_ object: Any) {
    ObjCAttachments.of(object as AnyObject, make: false)?.associations = [:]
}
