extension UIView {
    /// A property of a view that, when its value changes, has the view lay out, draw or measure itself anew.
    @propertyWrapper @preconcurrency @MainActor public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var value: Value
        private let invalidation: InvalidationType

        public init(wrappedValue: Value, _ invalidation: InvalidationType) { (value, self.invalidation) = (wrappedValue, invalidation) }

        public init<A, B>(wrappedValue: Value, _ invalidation1: A, _ invalidation2: B) where InvalidationType == Invalidations.Tuple<A, B> {
            self.init(wrappedValue: wrappedValue, .init(invalidation1, invalidation2))
        }

        public init<A, B, C>(wrappedValue: Value, _ invalidation1: A, _ invalidation2: B, _ invalidation3: C) where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<A, B>, C> {
            self.init(wrappedValue: wrappedValue, .init(.init(invalidation1, invalidation2), invalidation3))
        }

        public init<A, B, C, D>(wrappedValue: Value, _ invalidation1: A, _ invalidation2: B, _ invalidation3: C, _ invalidation4: D)
        where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<A, B>, Invalidations.Tuple<C, D>> {
            self.init(wrappedValue: wrappedValue, .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)))
        }

        /// Five and more: there are five kinds of UIKit's own.
        public init<A, B, C, D, E>(wrappedValue: Value, _ invalidation1: A, _ invalidation2: B, _ invalidation3: C, _ invalidation4: D, _ invalidation5: E)
        where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<Invalidations.Tuple<A, B>, Invalidations.Tuple<C, D>>, E> {
            self.init(wrappedValue: wrappedValue, .init(.init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4)), invalidation5))
        }

        @available(*, unavailable, message: "@Invalidating is for properties of UIViews")
        public var wrappedValue: Value {
            get { fatalError() }
            set { fatalError() }
        }

        public static subscript<Owner: UIView>(
            _enclosingInstance view: Owner, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>, storage storageKeyPath: ReferenceWritableKeyPath<Owner, Self>
        ) -> Value {
            get { view[keyPath: storageKeyPath].value }
            set {
                guard view[keyPath: storageKeyPath].value != newValue else { return }
                view[keyPath: storageKeyPath].value = newValue
                view[keyPath: storageKeyPath].invalidation.invalidate(view: view)
            }
        }
    }
}
