import UIKit
import Viewing

/// Goes through the scenes of a request, one after the other.
@MainActor final class ViewerRun {
    private let request: ViewerRequest
    private let log: EventLog
    private let stage: any SceneStage
    private var isWhole = true

    init(_ request: ViewerRequest) throws {
        self.request = request
        log = try EventLog(path: request.events)
        guard let bundle = Bundle(path: request.bundle) else { throw ViewerError("\(request.bundle) is no bundle") }
        stage = request.kind == .storyboard ? StoryboardStage(request, bundle) : XibStage(request, bundle)
    }

    /// False where a scene couldn't be shown.
    func run() -> Bool {
        log.reportExceptions()
        if request.settings.isDark { UIScreen.main.set(style: .dark) }
        if let size = request.settings.textSize { UIScreen.main.set(textSize: UIContentSizeCategory(rawValue: size)) }
        for scene in request.scenes { perform(scene) }
        return isWhole
    }

    private func perform(_ scene: ViewerScene) {
        log.begin(scene)
        NibRecord.current = NibRecord()
        do {
            let shown = try stage.show(scene)
            switch request.task {
            case .pictures: try SceneRender(shown, request.settings).writePicture()
            }
            shown.window.isHidden = true
            log.end(scene)
        } catch {
            isWhole = false
            log.fail(scene, "\(error)")
        }
        NibRecord.current = nil
    }
}

/// What keeps a scene from being shown.
struct ViewerError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
