/// What is known of an expression's type. Optionals count as what they hold.
indirect enum Shape {
    case unknown
    /// Objective-C finds its members by name when it is asked.
    case anyObject
    /// A type by its full path, with generic arguments.
    case named(String, [Shape] = [])
    /// The type itself: `UIView`, `UIView.self`.
    case metatype(String, [Shape] = [])
    /// What a call of it gives.
    case function(Shape)

    /// What `init` of it makes.
    var instance: Shape {
        if case .metatype(let path, let arguments) = self { return .named(path, arguments) }
        return .unknown
    }

    /// The instance that `Self` means in a member of this.
    var asInstance: Shape {
        if case .metatype(let path, let arguments) = self { return .named(path, arguments) }
        return self
    }

    /// What iteration and integer subscripts give.
    var element: Shape {
        guard case .named(let path, let arguments) = self else { return .unknown }
        if ["Array", "Set", "ArraySlice"].contains(path), arguments.count == 1 { return arguments[0] }
        return .unknown
    }

    var subscripted: Shape {
        if case .named("Dictionary", let arguments) = self, arguments.count == 2 { return arguments[1] }
        if case .named("Array", let arguments) = self, arguments.count == 1 { return arguments[0] }
        return .unknown
    }
}
