import CoreGraphics
import Foundation

extension UIImage {
    func varied(_ change: (inout ImageValues) -> Void) -> UIImage {
        var values = values
        change(&values)
        return UIImage(content, values)
    }

    func configured(_ configuration: Configuration) -> UIImage {
        if isSymbolImage {
            let base = values.symbolConfiguration ?? .unspecified
            return varied { $0.configuration = base.applying(configuration) }
        }
        if let traits = configuration.traitCollection, let asset = values.asset { return asset.image(with: traits) }
        return varied { $0.configuration = configuration }
    }

    var shownSize: CGSize {
        if let frame = values.frames?.first { return frame.size }
        if let symbol = content.symbol { return symbol.size(SymbolLook(values.symbolConfiguration), scale: scale) }
        guard let image = cgImage else { return .zero }
        let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        return imageOrientation.isSideways ? CGSize(width: size.height, height: size.width) : size
    }

    var rendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = cgImage?.isOpaque ?? false
        return format
    }

    func thumbnail(_ size: CGSize) -> UIImage? {
        guard cgImage != nil, size.width > 0, size.height > 0 else { return nil }
        let factor = min(size.width / self.size.width, size.height / self.size.height)
        let fitted = CGSize(width: self.size.width * factor, height: self.size.height * factor)
        return UIGraphicsImageRenderer(size: fitted, format: rendererFormat).image { _ in draw(in: CGRect(origin: .zero, size: fitted)) }
    }

    static func animated(_ images: [UIImage], _ duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.varied {
            $0.frames = images
            $0.duration = duration > 0 ? duration : Double(images.count) / 30
        }
    }

    /// `name0`, `name1`, … up to the first that is missing.
    static func numbered(_ name: String) -> [UIImage] {
        var images: [UIImage] = []
        for number in 0..<1024 {
            guard let image = UIImage(named: name + String(number)) else {
                if number == 0 { continue }
                break
            }
            images.append(image)
        }
        return images
    }

    /// A whole image in a nib: by its name, or its data.
    static func decode(_ coder: NSCoder) -> UIImage? {
        if let name = coder.decodeObject(forKey: "UIImageName") as? String {
            let found = coder.decodeBool(forKey: "UIIsSystemImage") ? UIImage(systemName: name) : UIImage(named: name)
            if let found { return found }
        }
        guard let data = coder.decodeObject(forKey: "UIImageData") as? NSData else { return nil }
        let scale = coder.containsValue(forKey: "UIScale") ? CGFloat(coder.decodeFloat(forKey: "UIScale")) : 1
        return UIImage(data: Data(referencing: data), scale: scale)
    }
}

extension UIImage.Orientation {
    var isSideways: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }

    /// From Exif's 1…8.
    init(exif: Int) {
        let all: [UIImage.Orientation] = [.up, .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left]
        self = all.indices.contains(exif) ? all[exif] : .up
    }

    var mirrored: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .left: .rightMirrored
        case .rightMirrored: .left
        case .right: .leftMirrored
        case .leftMirrored: .right
        }
    }
}
