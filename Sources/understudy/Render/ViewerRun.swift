import AppBuilder
import Foundation
import Viewing

/// Runs the viewer until each scene of a request is done or known to fail: what raises ends a process, not the work.
struct ViewerRun {
    private var request: ViewerRequest
    private let start: () throws -> ViewerProcess
    private var isWhole = true
    /// By scene, where frames were asked for.
    private(set) var frames: [String: [MeasuredFrame]] = [:]

    /// - Parameter start: starts a viewer; called once for each process that is needed.
    init(_ request: ViewerRequest, start: @escaping () throws -> ViewerProcess) {
        self.request = request
        self.start = start
    }

    /// - Returns: whether every scene could be shown; why not is said.
    mutating func run() throws -> Bool {
        repeat {
            let (events, end) = try start().run(request)
            for event in events { if let scene = event.scene, let measured = event.frames { frames[scene] = measured } }
            for event in events where event.kind == .failed || event.kind == .note { tell(event) }
            guard let end else { return isWhole && !events.contains { $0.kind == .failed } }
            isWhole = false
            try leaveOut(events, end)
        } while !request.scenes.isEmpty || isCanvas
        return false
    }

    private var isCanvas: Bool { if case .canvas = request.task { true } else { false } }

    /// The scene that was on when the viewer ended isn't shown again. Pictures that are there stay; a canvas is drawn anew.
    private mutating func leaveOut(_ events: [ViewerEvent], _ end: String) throws {
        guard let last = events.last(where: { $0.kind == .began })?.scene, !events.contains(where: { $0.kind == .done && $0.scene == last }),
              let scene = request.scenes.first(where: { $0.id == last }) else {
            throw BuildFailure("the viewer can't go on: \(end)")
        }
        let raised = events.last { $0.kind == .failed && $0.scene == last }
        if raised == nil { tell(ViewerEvent(.failed, scene: last, message: end, line: scene.line)) }
        if case .canvas(var canvas) = request.task {
            request.scenes.removeAll { $0.id == last }
            for index in canvas.items.indices where canvas.items[index].id == last {
                canvas.items[index].content = .words(raised?.message ?? end, isError: true)
            }
            request.task = .canvas(canvas)
        } else {
            let begun = Set(events.filter { $0.kind == .began }.compactMap(\.scene))
            request.scenes.removeAll { begun.contains($0.id) }
        }
    }

    private func tell(_ event: ViewerEvent) {
        let place = event.line.map { "\(request.path):\($0): " } ?? "\(request.path): "
        let scene = event.scene.map { " (scene '\($0)')" } ?? ""
        StandardError.write("\(place)\(event.kind == .failed ? "error" : "note"): \(event.message ?? "")\(scene)")
    }
}
