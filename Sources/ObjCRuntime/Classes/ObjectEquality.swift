import Foundation

/// What `CFEqual` of CRunLoop asks: see there.
enum ObjectEquality {
    /// Classes of Foundation whose objects have Core Foundation's type in them.
    private static let bridged: Set<ObjectIdentifier> = Set([
        NSString.self, NSArray.self, NSDictionary.self, NSSet.self, NSData.self, NSDate.self, NSNumber.self, NSURL.self, NSAttributedString.self, NSCharacterSet.self,
        NSCalendar.self, NSLocale.self, NSTimeZone.self, NSError.self, NSNull.self, NSUUID.self, RunLoop.self, Stream.self, Bundle.self,
    ].map(ObjectIdentifier.init as (AnyClass) -> ObjectIdentifier))

    /// The class in the chain that decides is the first of Foundation's.
    static func comparesItself(_ type: AnyClass) -> Bool {
        var next: AnyClass? = type
        while let some = next {
            if bridged.contains(ObjectIdentifier(some)) { return false }
            let name = _typeName(some, qualified: true)
            if name.hasPrefix("Foundation.__NSCF") || name.hasPrefix("Foundation._NSCF") { return false }
            if some == NSObject.self { return true }
            next = _getSuperclass(some)
        }
        return false
    }
}

@_cdecl("understudy_compares_itself") func comparesItself(_ type: UnsafeRawPointer) -> Bool {
    ObjectEquality.comparesItself(unsafeBitCast(type, to: AnyClass.self))
}

@_cdecl("understudy_is_equal") func isEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    let one = Unmanaged<NSObject>.fromOpaque(one).takeUnretainedValue(), other = Unmanaged<NSObject>.fromOpaque(other).takeUnretainedValue()
    return ObjectEquality.comparesItself(type(of: one)) ? one.isEqual(other) : other.isEqual(one)
}
