import Foundation
import NibArchive

/// A compiled nib, read once and instantiated as often as wanted (E28).
@preconcurrency @MainActor
open class UINib: ObjCObject, @preconcurrency NSCoding {
    let contents: Nib

    /// A missing file is reported when the nib is instantiated (E16, E21).
    public override convenience init() { self.init(nibName: "", bundle: nil) }
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        contents = Nib(name: name, bundle: bundleOrNil ?? .main)
        super.init()
    }

    public init(data: Data, bundle bundleOrNil: Bundle?) {
        contents = Nib(data: Array(data), name: "data", bundle: bundleOrNil ?? .main)
        super.init()
    }

    init(_ contents: Nib) {
        self.contents = contents
        super.init()
    }

    /// A prototype inside another nib; it takes over the bundle of that one.
    public required init?(coder: NSCoder) {
        guard let data: Data = coder.object("archiveData") else { return nil }
        let enclosing = coder as? UINibDecoder
        contents = Nib(data: Array(data), name: enclosing?.nib.name ?? "prototype", bundle: enclosing?.nib.bundle ?? .main)
        contents.storyboard = enclosing?.nib.storyboard
        contents.stringsTable = enclosing?.nib.stringsTable ?? contents.stringsTable
        super.init()
    }

    open func encode(with coder: NSCoder) {
        if let bytes = contents.bytes() { coder.encode(Data(bytes), forKey: "archiveData") }
    }

    /// The top-level objects, without the owner and the placeholders (E28).
    /// - Parameter ownerOrNil: stands for File's Owner.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        let topLevel = load(owner: ownerOrNil, externalObjects: external)
        // A weak outlet to one of them holds, whether the caller takes them or not.
        TurnObjects.keep(topLevel)
        return topLevel
    }

    @discardableResult
    func load(owner: Any?, externalObjects: [String: Any] = [:]) -> [Any] {
        NibLoader(nib: contents, owner: owner, externalObjects: externalObjects).load()
    }
}

extension Bundle {
    /// The top-level objects of the nib; `owner` stands for File's Owner (E28). A missing nib raises (E21).
    @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        let arguments = UncheckedBox((bundle: self, owner: owner, options: options))
        return MainActor.assumeIsolated {
            let (bundle, owner, options) = arguments.value
            return UncheckedBox(UINib(nibName: name, bundle: bundle).instantiate(withOwner: owner, options: options))
        }.value
    }
}
