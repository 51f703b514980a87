import Foundation

extension CGRect {
    /// What `divided(atDistance:from:)` is made of, under the name that its C function keeps in Swift.
    public func __divided(slice: UnsafeMutablePointer<CGRect>, remainder: UnsafeMutablePointer<CGRect>, atDistance amount: CGFloat, from edge: CGRectEdge) {
        (slice.pointee, remainder.pointee) = divided(atDistance: amount, from: edge)
    }
}
