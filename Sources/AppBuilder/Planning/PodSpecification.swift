import Foundation
import XcodeProject

/// What a pod's `.podspec` or `.podspec.json` says of its files.
struct PodSpecification {
    /// A pod, or a part of it.
    private struct Part {
        var sources: [String] = []
        var excluded: [String] = []
        var resources: [String] = []
        /// Bundles of resources by their names.
        var bundles: [String: [String]] = [:]
        var dependencies: [String] = []
        var defaults: [String] = []
    }

    private let name: String
    private var parts: [String: Part] = ["": Part()]
    private(set) var moduleName: String
    private(set) var languageVersion = "5"

    /// The one of a folder; nil where it has none, or none that can be read.
    init?(of pod: String, in folder: URL) {
        (name, moduleName) = (pod, pod.replacingOccurrences(of: "-", with: "_").replacingOccurrences(of: ".", with: "_"))
        let ruby = folder.appendingPathComponent("\(pod).podspec"), json = folder.appendingPathComponent("\(pod).podspec.json")
        if let text = try? String(contentsOf: ruby, encoding: .utf8) {
            read(text)
        } else if let data = try? Data(contentsOf: json), let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] {
            read(object, "")
        } else {
            return nil
        }
    }

    // MARK: What belongs to it

    struct Files {
        var sources: [URL] = []
        var resources: [URL] = []
        var bundles: [String: [URL]] = [:]
    }

    /// The files of the parts that are asked for; of all that the pod has by default, where none is.
    func files(of wanted: [String], in folder: URL) -> Files {
        let names = self.names(of: wanted)
        let chosen = names.compactMap { parts[$0] }
        let all = FolderFiles.urls(in: folder), root = folder.standardizedFileURL.path.count + 1
        let excluded = chosen.flatMap(\.excluded).map(PathPattern.init)
        func found(_ patterns: [String], isSource: Bool) -> [URL] {
            let patterns = patterns.map(PathPattern.init)
            return all.filter { file in
                let path = String(file.path.dropFirst(root))
                return patterns.contains { $0.matches(path, orWhatIsBelow: isSource) } && !excluded.contains { $0.matches(path, orWhatIsBelow: true) }
            }
        }
        var result = Files(sources: found(chosen.flatMap(\.sources), isSource: true), resources: found(chosen.flatMap(\.resources), isSource: false))
        for (bundle, patterns) in chosen.flatMap(\.bundles) { result.bundles[bundle, default: []] += found(patterns, isSource: false) }
        return result
    }

    private func names(of wanted: [String]) -> [String] {
        let defaults = parts[""]?.defaults ?? []
        let first = !wanted.isEmpty ? wanted : !defaults.isEmpty ? defaults : parts.keys.filter { !$0.isEmpty && !$0.contains("/") }.sorted()
        var result = [""], queue = first
        while let part = queue.popLast() {
            guard !result.contains(part), let known = parts[part] else { continue }
            result.append(part)
            queue += known.dependencies.filter { $0.hasPrefix("\(name)/") }.map { String($0.dropFirst(name.count + 1)) }
            queue += parts.keys.filter { $0.hasPrefix("\(part)/") }
        }
        return result
    }

    // MARK: Ruby

    private static let otherPlatforms: Set<String> = ["osx", "macos", "tvos", "watchos", "visionos"]

    private mutating func read(_ text: String) {
        var path: [String] = [], blocks: [Bool] = []
        for statement in RubyText.statements(of: text) {
            if statement.contains(".subspec "), let part = RubyText.quoted(in: statement).first {
                path.append(part)
                blocks.append(true)
                declare(path.joined(separator: "/"))
            } else if statement.hasSuffix(" do") || statement.contains(" do |") || statement.hasPrefix("if ") || statement.hasPrefix("unless ") {
                blocks.append(false)
            } else if statement == "end" {
                if blocks.popLast() == true { path.removeLast() }
            } else {
                read(statement: statement, path.joined(separator: "/"))
            }
        }
    }

    /// `s.ios.source_files = 'Classes/**/*.swift', 'Other'`, `s.dependency 'Twigs', '~> 1.0'`
    private mutating func read(statement: String, _ part: String) {
        let called = statement.prefix { !" =(\t[".contains($0) }.split(separator: ".").map(String.init)
        guard called.count > 1, let key = called.last, Self.otherPlatforms.isDisjoint(with: called) else { return }
        let value = statement.drop { !" =(\t[".contains($0) }
        if key == "resource_bundles" || key == "resource_bundle" { return readBundles(value, part) }
        set(key, RubyText.quoted(in: value), part)
    }

    /// `{ 'Nests' => ['Assets/*.png'], 'Eggs' => 'Eggs/*' }`
    private mutating func readBundles(_ value: Substring, _ part: String) {
        var names: [Substring] = [], rest = value
        while let arrow = rest.range(of: "=>") {
            names.append(rest[..<arrow.lowerBound])
            rest = rest[arrow.upperBound...]
        }
        names.append(rest)
        // The last text before an arrow is a bundle's name; those before it are the patterns of the one before.
        for (index, text) in names.enumerated().dropFirst() {
            guard let bundle = RubyText.quoted(in: names[index - 1]).last else { continue }
            let patterns = RubyText.quoted(in: text)
            parts[part, default: Part()].bundles[bundle, default: []] += index == names.count - 1 ? patterns : Array(patterns.dropLast())
        }
    }

    /// One that says nothing more of itself is a part, too.
    private mutating func declare(_ part: String) { parts[part] = parts[part] ?? Part() }

    private mutating func set(_ key: String, _ values: [String], _ part: String) {
        switch key {
        case "source_files": parts[part, default: Part()].sources += values
        case "exclude_files": parts[part, default: Part()].excluded += values
        case "resources", "resource": parts[part, default: Part()].resources += values
        case "dependency": parts[part, default: Part()].dependencies += values.prefix(1)
        case "default_subspec", "default_subspecs": parts[part, default: Part()].defaults += values
        case "module_name": moduleName = values.first ?? moduleName
        case "swift_version", "swift_versions": languageVersion = values.compactMap(Double.init).max().map { $0 < 4.2 ? "4" : $0 < 5 ? "4.2" : "5" } ?? languageVersion
        default: break
        }
    }

    // MARK: JSON

    private mutating func read(_ object: [String: Any], _ part: String) {
        for (key, value) in object {
            let texts = value as? [String] ?? (value as? String).map { [$0] } ?? []
            switch key {
            case "ios": if let own = value as? [String: Any] { read(own, part) }
            case "subspecs":
                for own in value as? [[String: Any]] ?? [] {
                    guard let name = own["name"] as? String else { continue }
                    let path = part.isEmpty ? name : "\(part)/\(name)"
                    declare(path)
                    read(own, path)
                }
            case "dependencies": parts[part, default: Part()].dependencies += (value as? [String: Any])?.keys.sorted() ?? []
            case "resource_bundles", "resource_bundle":
                for (bundle, patterns) in value as? [String: Any] ?? [:] {
                    parts[part, default: Part()].bundles[bundle, default: []] += patterns as? [String] ?? (patterns as? String).map { [$0] } ?? []
                }
            default: set(key, texts, part)
            }
        }
    }
}
