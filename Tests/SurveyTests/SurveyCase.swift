import Checking
import Foundation
import XCTest

/// Sources and a table of names, surveyed.
struct SurveyCase {
    /// A small UIKit: a button is a view; views have no `init()` of their own beside Apple's.
    static let names = """
        x\tUIKit\tFoundation\t\t\t
        c\tFoundation\tNSObject\t\t\tNSObjectProtocol
        p\tFoundation\tNSObjectProtocol\t\t\t
        i\tFoundation\tNSObject.init()\tinit()\t\t
        s\tSwift\tString\t\t\tHashable
        p\tSwift\tHashable\t\t\t
        p\tSwift\tEquatable\t\t\t
        s\tSwift\tInt\t\t\tHashable
        s\tSwift\tArray\t\t\t
        m\tSwift\tArray.forEach(_:)\tfunc forEach(_ body: (Element) -> Void)\t\t
        v\tSwift\tString.count\tvar count: Int { get }\t\t
        f\tSwift\tprint(_:)\tfunc print(_ items: Any...)\t\t
        c\tUIKit\tUIView\t\t\tNSObject
        i\tUIKit\tUIView.init(frame:)\tinit(frame: Int)\t\t
        i\tUIKit\tUIView.init()\tconvenience init()\t\t
        v\tUIKit\tUIView.tag\tvar tag: Int\t\t
        v\tUIKit\tUIView.superview\tvar superview: UIView? { get }\t\t
        m\tUIKit\tUIView.addSubview(_:)\tfunc addSubview(_ view: UIView)\t\t
        m\tUIKit\tUIView.blink()\tfunc blink()\tnamed only\t
        m\tUIKit\tUIView.fly()\tfunc fly()\tmissing\t
        m\tUIKit\tUIView.sized(to:)\tfunc sized(to size: Int) -> UIView\t\t
        c\tUIKit\tUIButton\t\t\tUIView
        i\tUIKit\tUIButton.init(frame:)\tinit(frame: Int)\t\t
        c\tUIKit\tUIMaker\t\t\tNSObject
        i\tUIKit\tUIMaker.init(items:)\tinit(items: Int)\t\t
        v\tUIKit\tUIMaker.speed\tvar speed: Int\t\t
        p\tUIKit\tUISource\t\t\t
        m\tUIKit\tUISource.rows(in:)\tfunc rows(in view: UIView) -> Int\t\trequired
        m\tUIKit\tUISource.title(in:)\tfunc title(in view: UIView) -> String\t\t
        c\tuikit\tUIHostingController\t\tmissing\t
        c\tMapKit\tMKMapView\t\t\tUIView
        """.replacingOccurrences(of: "        ", with: "")

    let report: CheckReport

    init(_ sources: String..., conditions: [String] = []) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("SurveyTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = try sources.enumerated().map { number, text in
            let file = folder.appendingPathComponent("File\(number).swift")
            try text.write(to: file, atomically: true, encoding: .utf8)
            return file.path
        }
        let module = CheckRequest.Module(name: "App", sources: files, conditions: conditions, languageVersion: "5", implicitImports: [])
        let names = folder.appendingPathComponent("names.tsv"), question = folder.appendingPathComponent("request.json")
        try Self.names.write(to: names, atomically: true, encoding: .utf8)
        let request = CheckRequest(modules: [module], names: names.path, systemVersion: "18.4", reasons: ["Legacy": "Objective-C, declared in Legacy.h"], customClasses: [:])
        try JSONEncoder().encode(request).write(to: question)
        report = try JSONDecoder().decode(CheckReport.self, from: Self.answer(to: question))
    }

    /// The survey's module can't be imported by tests, whose runner doesn't know where the toolchain keeps SwiftSyntax: its executable answers.
    private static func answer(to question: URL) throws -> Data {
        let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" } ?? Bundle.main.bundleURL
        let products = bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
        let process = Process(), pipe = Pipe()
        process.executableURL = products.resolvingSymlinksInPath().appendingPathComponent("understudy-lower")
        process.arguments = ["check", question.path]
        process.standardOutput = pipe
        try process.run()
        let answer = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return answer
    }

    /// `name:line` of what is missing.
    var missing: [String] { report.blockers.flatMap { use in use.places.map { "\(use.name):\($0.line)" } }.sorted() }
    func status(_ name: String) -> APIStatus? { report.apis.first { $0.name == name }?.status }
}
