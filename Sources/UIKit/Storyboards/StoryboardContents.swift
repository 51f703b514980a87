import Foundation
import LaunchRules

/// A `.storyboardc` folder.
@MainActor struct StoryboardContents {
    let url: URL
    let info: StoryboardInfo

    /// Read once a storyboard; apps make the same one over and over.
    private static var known: [URL: StoryboardContents] = [:]

    static func find(_ name: String, in bundle: Bundle) -> StoryboardContents? {
        guard let url = NibFile.candidates(name).lazy.compactMap({ bundle.url(forResource: $0, withExtension: "storyboardc") }).first else { return nil }
        if let found = known[url] { return found }
        // `Info-8.0+.plist` lists what that version made possible.
        let list = NibFile.newest("Info", "plist", in: url) ?? url.appendingPathComponent("Info.plist")
        guard let data = try? Data(contentsOf: list),
              let info = try? PropertyListDecoder().decode(StoryboardInfo.self, from: data) else { return nil }
        let contents = StoryboardContents(url: url, info: info)
        known[url] = contents
        return contents
    }

    func nibURL(named name: String) -> URL? {
        NibFile.candidates(name).lazy.map { url.appendingPathComponent("\($0).nib") }.first { FileManager.default.fileExists(atPath: $0.path) }
    }
}

/// The Info.plist of a compiled storyboard (E3).
struct StoryboardInfo: Decodable {
    struct Reference: Decodable {
        var storyboard: String
        var controller: String?
        var bundle: String?

        enum CodingKeys: String, CodingKey {
            case storyboard = "UIReferencedStoryboardName"
            case controller = "UIReferencedControllerIdentifier"
            case bundle = "UIReferencedBundleIdentifier"
        }
    }

    var entryPoint: String?
    var nibNames: [String: String]
    var references: [String: Reference]

    enum CodingKeys: String, CodingKey {
        case entryPoint = "UIStoryboardDesignatedEntryPointIdentifier"
        case nibNames = "UIViewControllerIdentifiersToNibNames"
        case references = "UIViewControllerIdentifiersToExternalStoryboardReferences"
    }

    init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        entryPoint = try keys.decodeIfPresent(String.self, forKey: .entryPoint)
        nibNames = try holds("A58") ? keys.decodeIfPresent([String: String].self, forKey: .nibNames) ?? [:] : keys.decode([String: String].self, forKey: .nibNames)
        references = try keys.decodeIfPresent([String: Reference].self, forKey: .references) ?? [:]
    }
}
