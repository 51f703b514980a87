extension UIView {
    /// No intrinsic size along an axis.
    public nonisolated class var noIntrinsicMetric: CGFloat { -1 }
    /// As small as the constraints allow.
    public nonisolated class var layoutFittingCompressedSize: CGSize { .zero }
    /// As large as the constraints allow.
    public nonisolated class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }
}
