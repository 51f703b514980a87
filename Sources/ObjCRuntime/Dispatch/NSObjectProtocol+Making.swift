import Foundation

extension NSObjectProtocol where Self: NSObject {
    /// `type.init()` of a class that is known at run time only. Objective-C's initialisers are there in every subclass; Swift asks
    /// for `required` ones, which apps would have to spell.
    public static func _init() -> Self {
        if let made = (ObjCClass.of(self).make() ?? ofFoundation()) as? Self { return made }
        fatalError("Use of unimplemented initializer 'init()' for class '\(ClassNames.name(of: self))'")
    }

    /// Foundation's own classes tell of no initialisers: those that apps make this way.
    private static func ofFoundation() -> NSObject? {
        switch ObjectIdentifier(self) {
        case ObjectIdentifier(NSMutableAttributedString.self): NSMutableAttributedString(string: "")
        case ObjectIdentifier(NSMutableString.self): NSMutableString(string: "")
        case ObjectIdentifier(NSMutableArray.self): NSMutableArray()
        case ObjectIdentifier(NSMutableDictionary.self): NSMutableDictionary()
        case ObjectIdentifier(NSMutableSet.self): NSMutableSet()
        case ObjectIdentifier(NumberFormatter.self): NumberFormatter()
        case ObjectIdentifier(ByteCountFormatter.self): ByteCountFormatter()
        case ObjectIdentifier(BlockOperation.self): BlockOperation()
        case ObjectIdentifier(NSObject.self): NSObject()
        default: nil
        }
    }
}
