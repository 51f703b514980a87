import UIKit
import Viewing

/// Goes through the scenes of a request, one after the other.
@MainActor final class ViewerRun {
    private let request: ViewerRequest
    private let log: EventLog
    private let stage: any SceneStage
    private var pictures: CanvasPictures?

    init(_ request: ViewerRequest) throws {
        self.request = request
        log = try EventLog(path: request.events)
        guard let bundle = Bundle(path: request.bundle) else { throw ViewerError("\(request.bundle) is no bundle") }
        UIFont.register(of: bundle)
        var canvas: CanvasSafeArea?
        if case .frames(let version) = request.task {
            PlatformMetrics.current = PlatformMetrics(systemVersion: version)
            canvas = CanvasSafeArea(systemVersion: version)
        }
        stage = request.kind == .storyboard ? StoryboardStage(request, bundle, canvas) : XibStage(request, bundle, canvas)
        if case .canvas(let plan) = request.task { pictures = CanvasPictures(plan) }
    }

    /// - Throws: when what is made of all scenes can't be written.
    func run() throws {
        log.reportExceptions()
        if request.settings.isDark { UIScreen.main.set(style: .dark) }
        if let size = request.settings.textSize { UIScreen.main.set(textSize: UIContentSizeCategory(rawValue: size)) }
        if request.settings.isLandscape { turn() }
        for scene in request.scenes { perform(scene) }
        try pictures?.write()
    }

    /// The screen turns with the first window on it.
    private func turn() {
        let window = UIWindow()
        window.rootViewController = UIViewController()
        window.isHidden = false
        window.isHidden = true
    }

    private func perform(_ scene: ViewerScene) {
        log.begin(scene)
        let measuring = FrameMeasuring(scene, request.task)
        var sources: [PrototypeSource] = []
        let record = NibRecord(imageSizes: request.settings.imageSizes.mapValues { CGSize(width: $0[0], height: $0[1]) })
        record.whenLoaded = { objects in
            if let measuring { measuring.prepare(objects) } else { sources += objects.compactMap(PrototypeSource.fill) }
        }
        NibRecord.current = record
        do {
            let shown = try stage.show(scene)
            switch request.task {
            case .pictures: try SceneRender(shown, request.settings).writePicture()
            case .canvas: pictures?.add(SceneRender(shown, request.settings), for: scene)
            case .frames: break
            }
            let frames = measuring?.frames(in: shown.window)
            shown.window.isHidden = true
            shown.window.rootViewController = nil
            log.end(scene, frames: frames)
        } catch {
            pictures?.fail(scene, "\(error)")
            log.fail(scene, "\(error)")
        }
        NibRecord.current = nil
        withExtendedLifetime(sources) {}
    }
}

/// What keeps a scene from being shown.
struct ViewerError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
