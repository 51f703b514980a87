@_exported import UIKit

@preconcurrency @MainActor public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}
extension VNDocumentCameraViewControllerDelegate {
    public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan) {}
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error) {}
}

/// Named only: there is no camera.
@preconcurrency @MainActor open class VNDocumentCameraViewController: UIViewController {
    open class var isSupported: Bool { false }
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
    open override func viewDidLoad() {
        super.viewDidLoad()
        notImplemented("VNDocumentCameraViewController")
        view.backgroundColor = .black
    }
}

open class VNDocumentCameraScan: ObjCObject, @unchecked Sendable {
    open var pageCount: Int { 0 }
    open var title: String { "" }
    open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}
