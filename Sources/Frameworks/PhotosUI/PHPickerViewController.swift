@_exported import Photos
@_exported import UIKit
@_exported import UniformTypeIdentifiers

/// What the picker offers.
public struct PHPickerFilter: Equatable, Sendable {
    private let kinds: Set<String>
    public static let images = Self(kinds: ["image"]), videos = Self(kinds: ["video"]), livePhotos = Self(kinds: ["live"])
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { Self(kinds: subfilters.reduce(into: []) { $0.formUnion($1.kinds) }) }
}

public struct PHPickerConfiguration {
    public enum AssetRepresentationMode: Int, Sendable { case automatic = 0, current, compatible }
    public enum Selection: Int, Sendable { case `default` = 0, ordered, people, continuous, continuousAndOrdered }

    public var filter: PHPickerFilter?
    public var selectionLimit = 1
    public var preferredAssetRepresentationMode: AssetRepresentationMode = .automatic
    public var selection: Selection = .default
    public var preselectedAssetIdentifiers: [String] = []

    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}

public struct PHPickerResult {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
}

@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Named only: the library is empty, so that nothing is ever picked.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }
}
