import Foundation
import ObjCRuntime

/// Picks pictures. There are no photos here and no camera, as in a fresh simulator: the user can only cancel.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    private let library = UIViewController()

    public convenience init() {
        self.init(nibName: nil, bundle: nil)
        setViewControllers([library], animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    open var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
        get { navigationDelegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
        set { navigationDelegate = newValue }
    }

    /// No camera, as in the simulator.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { sourceType == .camera ? nil : ["public.image"] }
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    open var sourceType = SourceType.photoLibrary {
        didSet {
            guard Self.isSourceTypeAvailable(sourceType) else { NSException.fail(.invalidArgumentException, "Source type \(sourceType.rawValue) not available") }
        }
    }

    open var mediaTypes = ["public.image"]
    open var allowsEditing = false
    open var videoMaximumDuration: TimeInterval = 600
    open var videoQuality = QualityType.typeMedium
    open var imageExportPreset = ImageURLExportPreset.compatible
    open var videoExportPreset = ""
    open var showsCameraControls = true
    open var cameraOverlayView: UIView?
    open var cameraViewTransform = CGAffineTransform.identity
    open var cameraDevice = CameraDevice.rear
    open var cameraCaptureMode = CameraCaptureMode.photo
    open var cameraFlashMode = CameraFlashMode.auto
    open func takePicture() {}
    open func startVideoCapture() -> Bool { false }
    open func stopVideoCapture() {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        if viewControllers.isEmpty { setViewControllers([library], animated: false) }
        library.title = "Photos"
        library.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        library.view.backgroundColor = .systemBackground
    }

    private func cancel() {
        if let delegate, _implements(delegate, "imagePickerControllerDidCancel(_:)") { return delegate.imagePickerControllerDidCancel(self) }
        presentingViewController?.dismiss(animated: true)
    }

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.creates { UIImagePickerController() }
    }
}
