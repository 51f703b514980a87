import UIKit

open class PKObject: ObjCObject, @unchecked Sendable {}

/// Named only: a pass can't be read here.
open class PKPass: PKObject, @unchecked Sendable {
    public init(data: Data) throws {
        notImplemented("PKPass(data:)")
        throw NSError(domain: "PKPassKitErrorDomain", code: 1)
    }
    open var serialNumber: String { "" }
    open var passTypeIdentifier: String { "" }
    open var localizedName: String { "" }
    open var organizationName: String { "" }
    open var passURL: URL? { nil }
}

open class PKPassLibrary: ObjCObject, @unchecked Sendable {
    public override init() { super.init() }
    open class func isPassLibraryAvailable() -> Bool { false }
    open func passes() -> [PKPass] { [] }
    open func containsPass(_ pass: PKPass) -> Bool { false }
    open func removePass(_ pass: PKPass) {}
}

@preconcurrency @MainActor public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol { func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) }
extension PKAddPassesViewControllerDelegate { public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {} }

@preconcurrency @MainActor open class PKAddPassesViewController: UIViewController {
    open weak var delegate: (any PKAddPassesViewControllerDelegate)?
    public init?(pass: PKPass) { nil }
    public init?(passes: [PKPass]) { nil }
    public required init?(coder: NSCoder) { nil }
    open class func canAddPasses() -> Bool { false }
}

public enum PKAddPassButtonStyle: Int, Sendable { case black = 0, blackOutline }
@preconcurrency @MainActor open class PKAddPassButton: UIButton {
    open var addPassButtonStyle: PKAddPassButtonStyle
    public init(addPassButtonStyle style: PKAddPassButtonStyle) {
        addPassButtonStyle = style
        super.init(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
        setTitle("Add to Apple Wallet", for: .normal)
        setTitleColor(.white, for: .normal)
        backgroundColor = .black
        layer.cornerRadius = 4
        titleLabel?.font = .systemFont(ofSize: 11)
    }
    public required init?(coder: NSCoder) {
        addPassButtonStyle = .black
        super.init(coder: coder)
    }
}
