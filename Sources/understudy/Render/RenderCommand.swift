import AppBuilder
import Foundation
import InterfaceBuilder
import Viewing

/// `understudy render DOC`: draws a document's scenes, without an app and without a toolchain.
struct RenderCommand {
    private let document: URL
    private let options: RenderOptions

    init(_ words: [String]) throws {
        let arguments = try Arguments(words, options: RenderOptions.names, flags: RenderOptions.flags)
        let path = try arguments.single("DOC, a .storyboard or .xib")
        guard path.hasSuffix(".storyboard") || path.hasSuffix(".xib") else { throw UsageError("'\(path)' is neither a .storyboard nor a .xib") }
        document = URL(fileURLWithPath: path)
        options = try RenderOptions(arguments)
    }

    func run() throws -> Int32 {
        guard let data = try? Data(contentsOf: document) else { throw BuildFailure("there is no '\(document.relativePath)', or it can't be read") }
        let outline: DocumentOutline
        do { outline = try DocumentOutline(Array(data), path: document.path) } catch {
            StandardError.write("\(error)")
            return 1
        }
        if options.checksFrames { return try checkFrames(outline, Array(data)) }
        let plan = try RenderPlan(outline, document, options)
        let work = try WorkFolder()
        func start() throws -> ViewerProcess { try ViewerProcess(arguments: plan.arguments, environment: plan.environment, work: work.url) }
        // The first viewer gets ready while the document is compiled.
        var first: ViewerProcess? = try start()
        let bundle = DocumentBundle(document, outline, locale: options.locale, in: work.url)
        guard try bundle.make() else { return 1 }
        let request = plan.request(bundle: bundle.folder, events: work.url.appendingPathComponent("events"))
        var run = ViewerRun(request) {
            defer { first = nil }
            return try first ?? start()
        }
        return try run.run() ? 0 : 1
    }

    private func checkFrames(_ outline: DocumentOutline, _ bytes: [UInt8]) throws -> Int32 {
        let frames: DocumentFrames
        do { frames = try DocumentFrames(bytes, path: document.path, screenWidth: RenderDevice(outline, options).screen.width) } catch { throw BuildFailure("\(error)") }
        var report = FrameReport(document.path, frames)
        guard frames.isOfDevice else {
            print(options.writesJSON ? report.json : report.text)
            return 0
        }
        let plan = try RenderPlan(outline, document, options)
        let work = try WorkFolder()
        let bundle = DocumentBundle(document, outline, locale: nil, keepsPlaceholders: true, in: work.url)
        guard try bundle.make() else { return 1 }
        let request = plan.request(for: frames, bundle: bundle.folder, events: work.url.appendingPathComponent("events"))
        var run = ViewerRun(request) { try ViewerProcess(arguments: [], environment: plan.environment, work: work.url) }
        let isWhole = try run.run()
        for scene in request.scenes { report.add(scene.id, run.frames[scene.id]) }
        print(options.writesJSON ? report.json : report.text)
        return isWhole ? 0 : 1
    }
}
