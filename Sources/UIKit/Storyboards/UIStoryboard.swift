import Foundation
import LaunchRules

/// A compiled storyboard: its scenes are nibs, made into view controllers on demand.
@preconcurrency @MainActor
open class UIStoryboard: ObjCObject {
    let name: String
    let bundle: Bundle
    private let contents: StoryboardContents

    /// E8: nil means the main bundle; a storyboard that isn't there raises here and now (A49).
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        bundle = storyboardBundleOrNil ?? (holds("E8") ? .main : Bundle(path: "/")!)
        guard let contents = StoryboardContents.find(name, in: bundle) else {
            NSException.fail(.invalidArgumentException, "Could not find a storyboard named '\(name)' in bundle \(bundle.nibDescription)", rule: "A49")
        }
        self.contents = contents
        super.init()
        Trace.emit("loadStoryboard \(name)", self, rule: "E8")
    }

    /// Nil when the storyboard has no entry point (E5).
    open func instantiateInitialViewController() -> UIViewController? { makeInitialController(creator: nil) }

    /// E7: where `creator` gives nil, `init(coder:)` makes the controller.
    open func instantiateInitialViewController<ViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? where ViewController: UIViewController {
        makeInitialController(creator: creator.map { make in { make($0) } }).map { typed($0) }
    }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { makeController(identifier, creator: nil) }

    open func instantiateViewController<ViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController where ViewController: UIViewController {
        typed(makeController(identifier, creator: creator.map { make in { make($0) } }))
    }

    // MARK: Inside UIKit

    func has(_ identifier: String) -> Bool { contents.info.nibNames[identifier] != nil || contents.info.references[identifier] != nil }

    var directoryName: String { contents.url.lastPathComponent }

    /// The nib of a scene or of a controller's view, with its device's variant first (E18).
    func nib(named name: String) -> UINib? {
        if let known = nibs[name] { return known }
        guard let url = contents.nibURL(named: name) else { return nil }
        let made = UINib(Nib(url: url, name: name, storyboard: self))
        nibs[name] = made
        return made
    }

    private var nibs: [String: UINib] = [:]

    private func makeInitialController(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        contents.info.entryPoint.map { makeController($0, creator: creator) }
    }

    /// Also for the destinations of segues, whose identifiers are the compiler's.
    func makeController(_ identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
        if let reference = contents.info.references[identifier] { return makeReferenced(reference, creator: creator) }
        guard let nibName = contents.info.nibNames[identifier] else {
            NSException.fail(.invalidArgumentException, "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'", rule: "E5")
        }
        let nib = nib(named: nibName)?.contents ?? Nib(url: contents.url.appendingPathComponent("\(nibName).nib"), name: nibName, storyboard: self)
        let scene = StoryboardScene()
        NibLoader(nib: nib, owner: scene, creator: creator).load()
        guard let controller = scene.controller else {
            NSException.fail(.internalInconsistencyException, "Storyboard (\(self)): the nib '\(nibName)' has no scene view controller")
        }
        controller.loading.storyboard = self
        return controller
    }

    private func makeReferenced(_ reference: StoryboardInfo.Reference, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
        let bundle = reference.bundle.flatMap { Bundle(identifier: $0) } ?? bundle
        if let record = NibRecord.current, StoryboardContents.find(reference.storyboard, in: bundle) == nil {
            return record.standIn(UIViewController(), for: "\(reference.storyboard).storyboard")
        }
        let other = UIStoryboard(name: reference.storyboard, bundle: bundle)
        if let identifier = reference.controller { return other.makeController(identifier, creator: creator) }
        guard let controller = other.makeInitialController(creator: creator) else {
            NSException.fail(.invalidArgumentException, "Storyboard (\(other)) doesn't contain a view controller with identifier ''")
        }
        return controller
    }

    private func typed<ViewController>(_ controller: UIViewController) -> ViewController {
        guard let typed = controller as? ViewController else {
            fatalError("Could not cast value of type '\(type(of: controller))' to '\(ViewController.self)'.")
        }
        return typed
    }
}

/// Owns a scene nib while it is loaded: its one outlet is the controller.
final class StoryboardScene: ObjCObject {
    var controller: UIViewController?

    override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.property("sceneViewController", get: { ($0 as! StoryboardScene).controller }, set: { ($0 as! StoryboardScene).controller = $1 as? UIViewController })
    }
}
