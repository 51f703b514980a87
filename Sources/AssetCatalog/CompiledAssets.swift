import Foundation

/// The runtime form of an app's asset catalogs: a folder `Assets.understudy` inside the `.app`, which UIKit reads.
///
/// The file system is the index, so that finding one asset costs one small file, however many there are:
///
/// ```
/// MyApp.app/Assets.understudy/
///     images/<name>/asset.json       CompiledImage   + the image files beside it
///     colors/<name>/asset.json       CompiledColor
///     data/<name>/asset.json         CompiledData    + the data files
///     symbols/<name>/asset.json      CompiledImage   + the SVG files
///     icons/<name>/asset.json        CompiledImage   + the icon files (variants have `points`)
/// ```
///
/// `<name>` is what `UIImage(named:)` and `UIColor(named:)` are given. Folders that provide a namespace are part of it:
/// `Icons/Star` lies in `images/Icons/Star/asset.json`. Every key that isn't needed is absent from the JSON.
package enum CompiledAssets {
    package static let folderName = "Assets.understudy"
    package static let indexName = "asset.json"

    /// The folder of one kind of asset.
    package enum Kind: String, Sendable, CaseIterable {
        case images, colors, data, symbols, icons
    }
}

/// For which device and surroundings a variant is meant. A missing key means: any.
package struct VariantTraits: Codable, Equatable, Sendable {
    /// `phone`, `pad`, `mac`, `tv`, `watch`, `vision`; absent for universal.
    package var idiom: String?
    /// `light` or `dark`.
    package var style: String?
    /// `high`.
    package var contrast: String?
    /// `P3` or `sRGB`.
    package var gamut: String?
    /// `compact` or `regular`.
    package var widthClass: String?
    package var heightClass: String?
    /// `leftToRight` or `rightToLeft`.
    package var direction: String?
    /// A language code such as `fr`.
    package var locale: String?

    package init() {}
}

/// An image set: `asset.json` of `images`, `symbols` and `icons`.
package struct CompiledImage: Codable, Equatable, Sendable {
    package struct Variant: Codable, Equatable, Sendable {
        /// A file name beside `asset.json`.
        package var file: String
        /// Pixels a point: 1, 2 or 3; absent for a file that serves every scale (PDF, SVG, "single scale").
        package var scale: Double?
        package var traits: VariantTraits
        package var slicing: Slicing?
        /// The side of an app icon, in points.
        package var points: Double?
        /// Alignment insets in points of the image: top, left, bottom, right.
        package var alignment: [Double]?
    }

    /// How the image stretches. Insets are in pixels of the file: top, left, bottom, right.
    package struct Slicing: Codable, Equatable, Sendable {
        /// `horizontal`, `vertical` or `both`.
        package var axes: String
        package var insets: [Double]
        /// `stretch` or `tile`: what the centre does.
        package var mode: String
        /// Size of the centre in pixels: width, height.
        package var center: [Double]
    }

    /// `template` or `original`; absent for automatic.
    package var rendering: String?
    /// Vector data stays sharp at every size.
    package var preservesVector: Bool?
    package var variants: [Variant]
}

/// A colour set: `asset.json` of `colors`.
package struct CompiledColor: Codable, Equatable, Sendable {
    package struct Variant: Codable, Equatable, Sendable {
        package var traits: VariantTraits
        /// Components in extended sRGB (below 0 and above 1 outside its gamut): red, green, blue, alpha.
        package var components: [Double]?
        /// Instead of components: a system colour such as `systemBlueColor`.
        package var system: String?
    }

    package var variants: [Variant]
}

/// A data set: `asset.json` of `data`.
package struct CompiledData: Codable, Equatable, Sendable {
    package struct Variant: Codable, Equatable, Sendable {
        package var file: String
        /// Uniform type identifier.
        package var type: String?
        package var traits: VariantTraits
    }

    package var variants: [Variant]
}
