/// What a view has to do over when a property of it changes.
@preconcurrency @MainActor public protocol UIViewInvalidating {
    func invalidate(view: UIView)
}

extension UIView {
    /// The kinds of work that `Invalidating` can ask for.
    public enum Invalidations {
        public struct Layout: UIViewInvalidating {
            public nonisolated init() {}
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }

        public struct Display: UIViewInvalidating {
            public nonisolated init() {}
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }

        public struct Constraints: UIViewInvalidating {
            public nonisolated init() {}
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }

        public struct IntrinsicContentSize: UIViewInvalidating {
            public nonisolated init() {}
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }

        /// Of cells and header views, which update by their configuration state.
        public struct Configuration: UIViewInvalidating {
            public nonisolated init() {}
            public func invalidate(view: UIView) {
                switch view {
                case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
                case let cell as UICollectionViewCell: cell.setNeedsUpdateConfiguration()
                case let header as UITableViewHeaderFooterView: header.setNeedsUpdateConfiguration()
                case let button as UIButton: button.setNeedsUpdateConfiguration()
                default: break
                }
            }
        }

        /// Two kinds of work.
        public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>: UIViewInvalidating {
            private let first: Invalidation1, second: Invalidation2

            public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) { (first, second) = (invalidation1, invalidation2) }

            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout { public static nonisolated var layout: UIView.Invalidations.Layout { .init() } }
extension UIViewInvalidating where Self == UIView.Invalidations.Display { public static nonisolated var display: UIView.Invalidations.Display { .init() } }
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints { public static nonisolated var constraints: UIView.Invalidations.Constraints { .init() } }
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize { public static nonisolated var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize { .init() } }
extension UIViewInvalidating where Self == UIView.Invalidations.Configuration { public static nonisolated var configuration: UIView.Invalidations.Configuration { .init() } }
