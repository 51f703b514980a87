import Foundation

extension URL {
    /// Nothing is promised here: files are there or not.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
    public func promisedItemResourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues { try resourceValues(forKeys: keys) }
}
