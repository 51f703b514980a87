/// On iOS the updates run before the call returns and the compiler knows it, though they are optional. Swift has no word for
/// that: closures written in place, and parameters that don't escape, get a method of their own.
extension UICollectionView {
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}

extension UITableView {
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
