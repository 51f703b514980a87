/// A trait whose value is stored as a number or text of another type, by which UIKit's subscripts take it.
public protocol _UICustomRawRepresentableTraitDefinition: UITraitDefinition {
    associatedtype _CustomRawValue
}
