import AppBuilder
import Foundation
import InterfaceBuilder
import Viewing

/// `understudy render DOC`: draws a document's scenes, without an app and without a toolchain.
struct RenderCommand {
    private let document: URL
    private let options: RenderOptions

    init(_ words: [String]) throws {
        let arguments = try Arguments(words, options: RenderOptions.names)
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
}
