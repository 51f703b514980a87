import UIKit

@preconcurrency @MainActor public protocol PKToolPickerObserver: NSObjectProtocol {
    func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
    func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
    func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
    func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
}
extension PKToolPickerObserver {
    public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
}

/// Named only: no palette appears.
@preconcurrency @MainActor open class PKToolPicker: ObjCObject {
    private static let instance = PKToolPicker()
    open class func shared(for window: UIWindow) -> PKToolPicker? { instance }
    public override init() { super.init() }
    open var selectedTool: any PKTool = PKInkingTool(.pen)
    open var isRulerActive = false
    open var isVisible: Bool { false }
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) { notImplemented("PKToolPicker.setVisible(_:forFirstResponder:)") }
    open func addObserver(_ observer: any PKToolPickerObserver) {}
    open func removeObserver(_ observer: any PKToolPickerObserver) {}
    open func frameObscured(in view: UIView) -> CGRect { .null }
}
