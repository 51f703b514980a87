import Foundation
import InterfaceBuilder
import NibArchive
import XCTest

/// Our nibs beside those Xcode made of the same documents.
final class PairsTests: XCTestCase {
    func testPairs() throws {
        var same = [0, 0], all = 0
        let out = ProcessInfo.processInfo.environment["PAIRS_OUT"]
        for file in try Corpus.files("nib-pairs", "nib") {
            // `runtime.nib` is for systems without safe areas, which we don't compile for.
            guard !file.lastPathComponent.contains("runtime"), let xib = document(for: file), let apple = try? NibArchive(Array(Data(contentsOf: file))) else { continue }
            let options = CompileOptions(moduleName: file.path.contains("YPImagePicker") ? "YPImagePicker" : "SwiftMessages")
            let result = try DocumentCompiler().compile(Array(Data(contentsOf: xib)), path: xib.path, options: options)
            guard case .nib(let ours)? = result.output else { continue }
            all += 1
            for (level, sorts) in [false, true].enumerated() {
                let a = text(apple, sorts), b = text(ours, sorts)
                if a == b { same[level] += 1 }
                if sorts, let out, a != b {
                    let name = "\(file.deletingLastPathComponent().lastPathComponent)-\(file.deletingPathExtension().lastPathComponent)"
                    try a.write(toFile: "\(out)/\(name).apple", atomically: true, encoding: .utf8)
                    try b.write(toFile: "\(out)/\(name).ours", atomically: true, encoding: .utf8)
                }
            }
        }
        print("pairs: \(all), same graph \(same[0]), but for key order \(same[1])")
    }

    /// The graph without what depends on the Xcode alone: keys of later versions, names of the system font.
    private func text(_ archive: NibArchive, _ sortsKeys: Bool) -> String {
        GraphDump(archive, sortsKeys: sortsKeys, leavingOut: Self.keysOfSomeVersions).text()
            .replacing(/\.SFUI(Text|Display)?-?\w*"/, with: ".SFUI\"")
            .replacing(/\ \ UI(ContentSize|ViewLayoutMargins) = .*\n/, with: "")
            .replacing(/UI(Red|Green|Blue|White|Alpha)-Double.*\n/, with: "")
    }

    private static let keysOfSomeVersions: Set<String> = [
        "UIViewLargeContentStoredProperties", "UIFontDescriptorOptions", "UIResourceCatalogName", "UISymbolImageConfiguration",
        "UISystemSymbolResourceName", "UIButtonConfiguration", "UIFontTextStyleForScaling", "UIFontPointSizeForScaling",
        "UIFontMaximumPointSizeAfterScaling", "UIOpaque", "UIViewPreservesSpecificSuperviewMargins",
    ]

    private func document(for nib: URL) -> URL? {
        let name = nib.lastPathComponent.split(separator: ".")[0]
        let xib = nib.deletingLastPathComponent().appendingPathComponent("\(name).xib")
        return FileManager.default.fileExists(atPath: xib.path) ? xib : nil
    }
}
