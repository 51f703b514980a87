extension UIViewController {
    /// A property that `viewDidLoad()` sets: reading it loads the view first.
    @propertyWrapper @preconcurrency @MainActor public struct ViewLoading<Value> {
        private var value: Value?

        public init() {}
        public init(wrappedValue: Value) { value = wrappedValue }

        @available(*, unavailable, message: "@ViewLoading is for properties of UIViewControllers")
        public var wrappedValue: Value {
            get { fatalError() }
            set { fatalError() }
        }

        public static subscript<Owner: UIViewController>(
            _enclosingInstance controller: Owner, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>, storage storageKeyPath: ReferenceWritableKeyPath<Owner, Self>
        ) -> Value {
            get {
                controller.loadViewIfNeeded()
                guard let value = controller[keyPath: storageKeyPath].value else { fatalError("A @ViewLoading property of \(_typeName(Owner.self)) has no value after viewDidLoad()") }
                return value
            }
            set { controller[keyPath: storageKeyPath].value = newValue }
        }
    }
}
