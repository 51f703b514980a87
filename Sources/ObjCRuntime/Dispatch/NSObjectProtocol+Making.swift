import Foundation

extension NSObjectProtocol where Self: NSObject {
    /// `type.init()` of a class that is known at run time only. Objective-C's initialisers are there in every subclass; Swift asks
    /// for `required` ones, which apps would have to spell.
    public static func _init() -> Self {
        if let made = ObjCClass.of(self).make() as? Self { return made }
        fatalError("Use of unimplemented initializer 'init()' for class '\(ClassNames.name(of: self))'")
    }
}
