import Foundation

extension Timer {
    /// corelibs' own is due at once instead of after its interval. This carries its name, and the linker finds it first.
    /// An initialiser owns what it is given, so this does, too.
    @_silgen_name("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC")
    public static func _due(after interval: TimeInterval, repeats: Bool, block: __owned @escaping @Sendable (Timer) -> Void) -> Timer {
        Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
    }
}
