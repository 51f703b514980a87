import CoreGraphics
import Foundation

/// The variants of an image for different traits.
open class UIImageAsset: ObjCObject, NSCoding, @unchecked Sendable {
    private var registered: [(configuration: UIImage.Configuration, image: UIImage)] = []
    private var name: String?
    private var bundle: Bundle?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}

    convenience init(_ set: NamedImages.ImageSet, _ name: String, _ bundle: Bundle) {
        self.init()
        self.name = name
        self.bundle = bundle
    }

    open func image(with configuration: UIImage.Configuration) -> UIImage {
        if let name, let found = UIImage(named: name, in: bundle, with: configuration) { return found }
        let best = registered.last { entry in
            guard let own = entry.configuration.traitCollection else { return true }
            return configuration.traitCollection?.containsTraits(in: own) ?? false
        }
        return (best ?? registered.first)?.image ?? UIImage()
    }

    open func image(with traitCollection: UITraitCollection) -> UIImage { image(with: UIImage.Configuration(traitCollection: traitCollection)) }

    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        unregisterImage(with: configuration)
        registered.append((configuration, image))
    }

    open func register(_ image: UIImage, with traitCollection: UITraitCollection) { register(image, with: UIImage.Configuration(traitCollection: traitCollection)) }
    open func unregisterImage(with configuration: UIImage.Configuration) { registered.removeAll { $0.configuration.traitCollection == configuration.traitCollection } }
    open func unregister(imageWith traitCollection: UITraitCollection) { registered.removeAll { $0.configuration.traitCollection == traitCollection } }
}
