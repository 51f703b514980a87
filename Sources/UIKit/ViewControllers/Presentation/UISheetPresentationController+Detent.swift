import Foundation

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    open class Detent: ObjCObject {
        private enum Kind { case medium, large, custom((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?) }

        private let kind: Kind
        private let name: Identifier

        private init(_ kind: Kind, _ name: Identifier) {
            self.kind = kind
            self.name = name
            super.init()
        }

        open var identifier: Identifier { name }
        open class func large() -> UISheetPresentationController.Detent { Detent(.large, .large) }
        open class func medium() -> UISheetPresentationController.Detent { Detent(.medium, .medium) }

        open class func custom(
            identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> UISheetPresentationController.Detent {
            Detent(.custom(resolver), identifier ?? Identifier(UUID().uuidString))
        }

        /// Points without the bottom safe area; nil where the detent doesn't apply.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            switch kind {
            case .large: context.maximumDetentValue
            case .medium: context.containerTraitCollection.verticalSizeClass == .compact ? nil : (context.maximumDetentValue / 2).rounded()
            case .custom(let resolver): resolver(context)
            }
        }

        var isLarge: Bool { if case .large = kind { true } else { false } }
    }
}

/// What a detent may know of the sheet's container.
final class DetentContext: ObjCObject, @preconcurrency UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue: CGFloat
    let containerTraitCollection: UITraitCollection

    init(maximumDetentValue: CGFloat, traits: UITraitCollection) {
        self.maximumDetentValue = maximumDetentValue
        containerTraitCollection = traits
        super.init()
    }
}
