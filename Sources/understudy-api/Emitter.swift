import Foundation

/// Writes Swift for the declarations that nobody has written by hand.
///
/// Enumerations, option sets, string constants, protocols and old names are whole; the rest is *named only*: it logs once and
/// returns the documented default.
struct Emitter {
    let table: Table
    let hand: HandWritten
    /// `Type␉symbol` of what can't be declared here, with the reason in `API/skip.tsv`.
    let skip: Set<String>
    let known: Set<String>
    var emittedTypes: Set<String> = []
    var lines: [String: [(text: String, key: String)]] = [:]

    init(table: Table, hand: HandWritten, skip: Set<String>, known: Set<String>) {
        (self.table, self.hand, self.skip, self.known) = (table, hand, skip, known)
        for name in table.order where table.types[name].map({ isOurs($0) }) == true && !handHas(name) && !isSkipped(name, name) && !table.types[name]!.text.contains("@propertyWrapper") { emittedTypes.insert(name) }
        // A nested type needs its owner.
        var changed = true
        while changed {
            changed = false
            for name in emittedTypes { if let owner = table.types[name]?.owner, !exists(owner) { emittedTypes.remove(name); changed = true } }
        }
    }

    private func isOurs(_ declaration: Declaration) -> Bool {
        guard declaration.framework == "uikit" || declaration.framework == "foundation-additions" else { return false }
        return !declaration.type.hasPrefix("AttributeScopes") && !declaration.type.hasPrefix("NSAttributedString") && !declaration.type.hasPrefix("NSMutableAttributedString") && !declaration.type.hasPrefix("NSItemProvider") && !declaration.type.hasPrefix("RunLoop")
    }
    func handHas(_ name: String) -> Bool { hand.types[name] != nil }
    func isSkipped(_ type: String, _ symbol: String) -> Bool { skip.contains("\(type)\t\(symbol)") }
    func exists(_ name: String) -> Bool { handHas(name) || emittedTypes.contains(name) || known.contains(name) }

    /// Whether every type that the text names can be found.
    func resolves(_ text: String, in type: String, generics: Set<String> = []) -> Bool {
        for name in Spelling.typeNames(text) {
            let head = String(name.split(separator: ".")[0])
            if exists(name) || generics.contains(head) || name == "Self" || head.hasPrefix("Element") { continue }
            var scope = type, found = false
            while !found { found = exists("\(scope).\(name)"); guard let dot = scope.lastIndex(of: "."), !found else { break }; scope = String(scope[..<dot]) }
            if found || exists("\(type).\(name)") { continue }
            if table.members[type]?.contains(where: { $0.symbol == "\(type).\(name)" || $0.symbol == name }) == true { continue }
            return false
        }
        return true
    }

    /// One file for the types that begin alike: hundreds of small ones cost the compiler more than they tell a reader.
    private func group(_ file: String) -> String { file.hasPrefix("UI") || file.hasPrefix("NS") ? String(file.prefix(3)) : file }

    mutating func write(_ text: String, _ key: String, file: String) { lines[group(file), default: []].append((text, key)) }

    mutating func emitAll() {
        for name in table.order where emittedTypes.contains(name) { emitType(table.types[name]!) }
        for name in table.order where handHas(name) && isOurs(table.types[name]!) { emitMissingMembers(of: name) }
        emitAliases()
        emitRenames()
    }

    // MARK: Types

    private mutating func emitType(_ type: Declaration) {
        let file = type.topLevel
        var body: [(String, String)] = []
        let members = table.members[type.type] ?? []
        let header: String
        switch type.kind {
        case .enum: (header, body) = enumeration(type, members)
        case .struct: (header, body) = structure(type, members)
        case .protocol: (header, body) = protocolBody(type, members)
        case .class: (header, body) = classBody(type, members)
        default: return
        }
        let key = "\(type.type)\t\(type.type)"
        let indent = type.owner == nil ? "" : "    "
        if let owner = type.owner { write("extension \(owner) {", key, file: file) }
        write(indent + header + " {", key, file: file)
        for (text, key) in body { write(indent + "    " + text, key, file: file) }
        write(indent + "}", key, file: file)
        if type.owner != nil { write("}", key, file: file) }
        if type.kind == .protocol { emitDefaults(type, members) }
    }

    private func rawType(_ members: [Declaration]) -> String? {
        for member in members where member.symbol == "init(rawValue:)" {
            if let range = member.text.range(of: "rawValue: ") { return String(member.text[range.upperBound...].prefix { $0 != ")" }) }
        }
        return nil
    }

    private func key(_ member: Declaration) -> String { "\(member.type)\t\(member.symbol)" }

    private func enumeration(_ type: Declaration, _ members: [Declaration]) -> (String, [(String, String)]) {
        let raw = type.conforms.contains("RawRepresentable") ? (rawType(members) ?? "Int").replacingOccurrences(of: "CFIndex", with: "Int") : nil
        var body: [(String, String)] = [], used: Set<String> = [], next = 0
        let cases = members.filter { $0.kind == .case && !isSkipped(type.type, $0.symbol) }
        let sorted = cases.sorted { (Int(table.values["\(type.type).\($0.symbol)"] ?? "") ?? Int.max) < (Int(table.values["\(type.type).\($1.symbol)"] ?? "") ?? Int.max) }
        for item in (raw == nil ? cases : sorted) {
            let name = Spelling.escaped(item.symbol)
            if raw == nil {
                guard resolves(item.text, in: type.type) else { continue }
                body.append((Spelling.plain(item.text).replacingOccurrences(of: "= UIPointerShape.defaultCornerRadius", with: "= 8").replacingOccurrences(of: ": UICellAccessory.Placement.Position =", with: ": @escaping UICellAccessory.Placement.Position ="), key(item)))
            } else {
                let value = table.values["\(type.type).\(item.symbol)"] ?? String(next)
                if used.contains(value) {
                    body.append(("public static var \(name): Self { Self(rawValue: \(value))! }", key(item)))
                } else {
                    body.append(("case \(name) = \(value)", key(item)))
                    used.insert(value)
                }
                next = (Int(value) ?? next) + 1
            }
        }
        if raw != nil {
            for item in members where item.kind == .property {
                guard let property = Spelling.property(item.text), property.isStatic, let value = table.values["\(type.type).\(item.symbol)"] else { continue }
                body.append(("public static var \(Spelling.escaped(property.name)): Self { Self(rawValue: \(value))! }", key(item)))
            }
        }
        let conformances = raw.map { [$0, "Sendable"] } ?? type.conforms.filter { ["Equatable", "Hashable"].contains($0) } + (type.conforms.contains("Sendable") ? ["Sendable"] : [])
        return ("public enum \(type.shortName)" + (conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", ")), body)
    }

    private func structure(_ type: Declaration, _ members: [Declaration]) -> (String, [(String, String)]) {
        if type.conforms.contains("OptionSet") { return optionSet(type, members) }
        if type.conforms.contains("RawRepresentable") { return constants(type, members) }
        var body: [(String, String)] = [], stored: [String] = []
        for member in members where !isSkipped(type.type, member.symbol) && resolves(member.text, in: type.type, generics: generics(type.text).union(generics(member.text))) {
            switch member.kind {
            case .property:
                guard let property = Spelling.property(member.text), property.name != "hashValue" else { continue }
                let value = defaultValue(property.type, in: type.type)
                if !property.isStatic, property.isSettable, let value {
                    body.append(("public var \(Spelling.escaped(property.name)): \(property.type) = \(value)", key(member))); stored.append(property.name)
                } else { body.append((accessor(property, member, prefix: "public", isClass: false), key(member))) }
            case .`init`: continue
            case .method:
                guard !["hash(into:)", "==(_:_:)", "encode(to:)", "!=(_:_:)"].contains(member.symbol), !member.text.contains(" async") else { continue }
                if let text = function(member, prefix: "public") { body.append((text, key(member))) }
            default: continue
            }
        }
        let inits = members.filter { $0.kind == .`init` && !isSkipped(type.type, $0.symbol) && resolves($0.text, in: type.type, generics: generics(type.text).union(generics($0.text))) && !$0.text.contains("from decoder") }
        var seen: Set<String> = []
        for member in inits where seen.insert(member.symbol).inserted { if let text = structInit(member, stored: stored) { body.append((text, key(member))) } }
        if type.conforms.contains("Equatable") || type.conforms.contains("Hashable") {
            body.append(("public static func == (first: Self, second: Self) -> Bool { _named(\"\(type.type).==\", false) }", "\(type.type)\t=="))
            if type.conforms.contains("Hashable") { body.append(("public func hash(into hasher: inout Hasher) {}", "\(type.type)\thash(into:)")) }
        }
        if !seen.contains("init()") && inits.isEmpty { body.append(("public init() {}", "\(type.type)\tinit()")) }
        let conformances = type.conforms.filter { ["Equatable", "Hashable", "Sendable"].contains($0) || ($0.hasPrefix("UI") && exists($0) && !isSkipped(type.type, ":\($0)")) }
        var header = Spelling.plain(type.text).replacingOccurrences(of: "nonisolated ", with: "")
        if let colon = header.range(of: ": ", options: []), !header.contains("<") { header = String(header[..<colon.lowerBound]) }
        return ("public " + (conformances.isEmpty || header.contains("<") ? header : "\(header): \(conformances.joined(separator: ", "))"), body)
    }

    private func structInit(_ member: Declaration, stored: [String]) -> String? {
        let text = Spelling.plain(member.text)
        return "public \(text) { _named(\"\(member.type).\(member.symbol)\") }"
    }

    private func optionSet(_ type: Declaration, _ members: [Declaration]) -> (String, [(String, String)]) {
        let raw = rawType(members) ?? "UInt"
        var body: [(String, String)] = [("public let rawValue: \(raw)", "\(type.type)\trawValue"), ("public init(rawValue: \(raw)) { self.rawValue = rawValue }", "\(type.type)\tinit(rawValue:)")]
        var bit = 0
        for member in members where member.kind == .property {
            guard let property = Spelling.property(member.text), property.isStatic else { continue }
            var value = table.values["\(type.type).\(member.symbol)"] ?? "1 << \(bit)"
            if value.hasPrefix("-"), raw.hasPrefix("UInt") { value = ".max" }
            bit += 1
            body.append(("public static var \(Spelling.escaped(property.name)): Self { Self(rawValue: \(value)) }", key(member)))
        }
        let hashable = type.conforms.contains("Hashable") ? ", Hashable" : ""
        return ("public struct \(type.shortName): OptionSet\(hashable), Sendable", body)
    }

    /// Wrappers of strings and numbers with named constants: `UIApplication.LaunchOptionsKey`.
    private func constants(_ type: Declaration, _ members: [Declaration]) -> (String, [(String, String)]) {
        let raw = rawType(members) ?? "String"
        var body: [(String, String)] = [("public var rawValue: \(raw)", "\(type.type)\trawValue"), ("public init(rawValue: \(raw)) { self.rawValue = rawValue }", "\(type.type)\tinit(rawValue:)")]
        if members.contains(where: { $0.symbol == "init(_:)" }) { body.append(("public init(_ rawValue: \(raw)) { self.rawValue = rawValue }", "\(type.type)\tinit(_:)")) }
        for member in members where member.kind == .property {
            guard let property = Spelling.property(member.text), property.isStatic, property.type == type.type || property.type == type.shortName || property.type == "Self" else { continue }
            let full = "\(type.type).\(member.symbol)"
            let value = raw == "String" ? "\"\(table.constants[full] ?? full)\"" : (table.values[full] ?? priority(full) ?? "0")
            body.append(("public static let \(Spelling.escaped(property.name)) = Self(rawValue: \(value))", key(member)))
        }
        return ("public struct \(type.shortName): Hashable, RawRepresentable, Sendable", body)
    }

    private func priority(_ full: String) -> String? {
        ["UILayoutPriority.required": "1000", "UILayoutPriority.defaultHigh": "750", "UILayoutPriority.defaultLow": "250", "UILayoutPriority.fittingSizeLevel": "50", "UILayoutPriority.dragThatCanResizeScene": "510", "UILayoutPriority.sceneSizeStayPut": "500", "UILayoutPriority.dragThatCannotResizeScene": "490", "UIWindow.Level.alert": "2000", "UIWindow.Level.statusBar": "1000", "UIWindow.Level.normal": "0"][full]
    }

    // MARK: Protocols

    private func protocolBody(_ type: Declaration, _ members: [Declaration]) -> (String, [(String, String)]) {
        var body: [(String, String)] = [], seen: Set<String> = []
        for member in members where (member.isOptional || member.isRequired) && !isSkipped(type.type, member.symbol) && !member.text.contains(" async") {
            guard resolves(member.text, in: type.type, generics: generics(member.text).union(associated(members))), seen.insert(member.symbol + (member.text.contains("static") ? "s" : "")).inserted else { continue }
            let text = Spelling.withoutDefaults(Spelling.plain(member.text).replacingOccurrences(of: "class func", with: "static func"))
            switch member.kind {
            case .property:
                guard let property = Spelling.property(member.text) else { continue }
                body.append(("\(property.isStatic ? "static " : "")var \(Spelling.escaped(property.name)): \(property.type) { get\(property.isSettable ? " set" : "") }", key(member)))
            case .method, .`init`: body.append((text, key(member)))
            case .associatedtype: body.append((text, key(member)))
            default: continue
            }
        }
        let parents = type.inherits.filter { exists($0) || ["NSObjectProtocol", "Hashable", "Equatable", "Sendable", "AnyObject", "NSCoding", "NSCopying", "Error"].contains($0) }
        let main = type.text.contains("@MainActor") ? "@preconcurrency @MainActor " : ""
        // Delegates are Objective-C's: held weakly, so classes.
        let isForClasses = type.text.contains(": AnyObject") || type.shortName.hasSuffix("Delegate")
        let inherits = parents.isEmpty ? (isForClasses ? ": AnyObject" : "") : ": " + parents.joined(separator: ", ")
        return ("\(main)public protocol \(type.shortName)\(inherits)", body)
    }

    private func associated(_ members: [Declaration]) -> Set<String> { Set(members.filter { $0.kind == .associatedtype }.map { String($0.symbol.split(separator: ".").last!) }) }

    private mutating func emitDefaults(_ type: Declaration, _ members: [Declaration]) {
        var body: [(String, String)] = [], seen: Set<String> = []
        for member in members where member.isOptional && !isSkipped(type.type, member.symbol) && !member.text.contains(" async") {
            guard resolves(member.text, in: type.type, generics: generics(member.text)), seen.insert(member.symbol).inserted else { continue }
            switch member.kind {
            case .property:
                guard let property = Spelling.property(member.text) else { continue }
                let value = optionalDefault(property.type, in: type.type, member)
                body.append(("public \(property.isStatic ? "static " : "")var \(Spelling.escaped(property.name)): \(property.type) { \(property.isSettable ? "get { \(value) } set {}" : value) }", key(member)))
            case .method:
                let text = Spelling.plain(member.text).replacingOccurrences(of: "class func", with: "static func")
                let result = Spelling.result(text)
                body.append(("public \(text) { \(result.map { optionalDefault($0, in: type.type, member) } ?? "") }", key(member)))
            default: continue
            }
        }
        guard !body.isEmpty else { return }
        let key = "\(type.type)\t\(type.type)"
        write("extension \(type.type) {", key, file: type.topLevel)
        for (text, key) in body { write("    " + text, key, file: type.topLevel) }
        write("}", key, file: type.topLevel)
    }

    /// The value of an optional requirement that isn't implemented. UIKit asks for presence first, so only app code meets it.
    private func optionalDefault(_ type: String, in owner: String, _ member: Declaration) -> String {
        if let value = Self.documentedDefaults["\(member.type).\(member.symbol)"] { return value }
        return defaultValue(type, in: owner) ?? "_absent(\"\(member.type).\(member.symbol)\")"
    }

    static let documentedDefaults = [
        "UITableViewDataSource.numberOfSections(in:)": "1", "UICollectionViewDataSource.numberOfSections(in:)": "1",
        "UITextFieldDelegate.textFieldShouldBeginEditing(_:)": "true", "UITextFieldDelegate.textFieldShouldEndEditing(_:)": "true",
        "UITextFieldDelegate.textField(_:shouldChangeCharactersIn:replacementString:)": "true", "UITextFieldDelegate.textFieldShouldClear(_:)": "true", "UITextFieldDelegate.textFieldShouldReturn(_:)": "true",
        "UITableViewDelegate.tableView(_:shouldHighlightRowAt:)": "true", "UITableViewDelegate.tableView(_:heightForRowAt:)": "UITableView.automaticDimension",
        "UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:)": "true", "UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:)": "true",
        "UICollectionViewDelegate.collectionView(_:shouldSelectItemAt:)": "true", "UICollectionViewDelegate.collectionView(_:shouldHighlightItemAt:)": "true", "UICollectionViewDelegate.collectionView(_:shouldDeselectItemAt:)": "true",
        "UITabBarControllerDelegate.tabBarController(_:shouldSelect:)": "true", "UITextViewDelegate.textViewShouldBeginEditing(_:)": "true", "UITextViewDelegate.textViewShouldEndEditing(_:)": "true",
        "UITextViewDelegate.textView(_:shouldChangeTextIn:replacementText:)": "true", "UIScrollViewDelegate.scrollViewShouldScrollToTop(_:)": "true", "UISearchBarDelegate.searchBarShouldBeginEditing(_:)": "true",
        "UISearchBarDelegate.searchBarShouldEndEditing(_:)": "true", "UISearchBarDelegate.searchBar(_:shouldChangeTextIn:replacementText:)": "true",
    ]

    // MARK: Classes

    private func classBody(_ type: Declaration, _ members: [Declaration]) -> (String, [(String, String)]) {
        let parent = superclassName(type.type)
        let ancestors = table.ancestors(type.type)
        var body: [(String, String)] = [], seen: Set<String> = []
        let isObject = parent == "ObjCObject"
        let free = generics(type.text)
        for member in members where !isSkipped(type.type, member.symbol) && resolves(member.text, in: type.type, generics: free.union(generics(member.text))) && !member.text.contains(" async") {
            let inherited = ancestors.contains { hand.declares($0, member.symbol) || (emittedTypes.contains($0) && table.members[$0]?.contains { $0.symbol == member.symbol } == true) }
            if inherited || ["hash", "description", "init()", "debugDescription", "init(coder:)", "encode(with:)", "copy(with:)", "isEqual(_:)", "superclass", "class()"].contains(member.symbol) { continue }
            guard seen.insert(member.symbol).inserted else { continue }
            switch member.kind {
            case .property: if let property = Spelling.property(member.text) { body.append((accessor(property, member, prefix: "open", isClass: true), key(member))) }
            case .method: if let text = function(member, prefix: "open") { body.append((text, key(member))) }
            case .`init`:
                let text = Spelling.plain(member.text)
                if isObject { body.append(("public \(text) { _named(\"\(type.type).\(member.symbol)\"); super.init() }", key(member))) }
                else if ancestors.contains("UIView") { body.append(("public convenience \(text) { _named(\"\(type.type).\(member.symbol)\"); self.init(frame: .zero) }", key(member))) }
                else if ancestors.contains("UIViewController") { body.append(("public convenience \(text) { _named(\"\(type.type).\(member.symbol)\"); self.init(nibName: nil, bundle: nil) }", key(member))) }
                else { body.append(("public convenience \(text) { _named(\"\(type.type).\(member.symbol)\"); self.init() }", key(member))) }
            default: continue
            }
        }
        if isObject { body.append(("public override init() { super.init() }", "\(type.type)\tinit()")) }
        let protocols = type.conforms.filter { ($0.hasPrefix("UI") || $0.hasPrefix("NS")) && exists($0) && !isSkipped(type.type, ":\($0)") && !inheritedConformance($0, ancestors) && !["NSObjectProtocol", "NSCoding", "NSSecureCoding", "NSCopying", "NSMutableCopying"].contains($0) && canConform(type.type, to: $0) }
        var header = Spelling.plain(type.text).replacingOccurrences(of: "nonisolated ", with: "")
        if let colon = header.range(of: ": "), !header.contains("<") { header = String(header[..<colon.lowerBound]) }
        let main = type.text.contains("@MainActor") || ancestors.contains("UIResponder") ? "@preconcurrency @MainActor " : ""
        let (name, clause) = splitGenericHeader(header)
        let conformances = protocols.map { main.isEmpty || table.types[$0]?.text.contains("@MainActor") == true ? $0 : "@preconcurrency \($0)" }
        return ("\(main)open \(name): \(([parent] + conformances).joined(separator: ", "))\(clause)", body)
    }

    private func splitGenericHeader(_ header: String) -> (String, String) {
        let clause = header.range(of: " where ").map { String(header[$0.lowerBound...]) } ?? ""
        return (header.replacingOccurrences(of: clause, with: ""), clause)
    }

    private func superclassName(_ type: String) -> String {
        guard let parent = table.superclass[type], parent != "NSObject", exists(parent) else { return "ObjCObject" }
        return parent
    }

    private func inheritedConformance(_ name: String, _ ancestors: [String]) -> Bool { ancestors.contains { table.types[$0]?.conforms.contains(name) == true } }

    /// A stub can conform where each requirement has a default, or is declared on the class under the same name.
    private func canConform(_ type: String, to name: String) -> Bool {
        if isSkipped(type, ":\(name)") { return false }
        for parent in table.types[name]?.inherits ?? [] where table.types[parent] != nil && !canConform(type, to: parent) { return false }
        guard let requirements = table.members[name] else { return true }
        return requirements.filter(\.isRequired).allSatisfy { requirement in table.members[type]?.contains { $0.symbol == requirement.symbol && !isSkipped(type, $0.symbol) } == true }
    }

    private mutating func emitMissingMembers(of type: String) {
        let declaration = table.types[type]!
        guard declaration.kind == .class else { return emitMissingConstants(of: declaration) }
        let family = [type] + table.ancestors(type)
        var body: [(String, String)] = [], seen: Set<String> = []
        for member in table.members[type] ?? [] where !isSkipped(type, member.symbol) && !member.text.contains(" async") {
            guard !family.contains(where: { hand.declares($0, member.symbol) }), resolves(member.text, in: type, generics: generics(member.text)), seen.insert(member.symbol).inserted else { continue }
            if ["hash", "description", "debugDescription", "init()", "init(coder:)", "encode(with:)", "copy(with:)", "isEqual(_:)", "init(frame:)"].contains(member.symbol) { continue }
            switch member.kind {
            case .property: if let property = Spelling.property(member.text) { body.append((accessor(property, member, prefix: "public", isClass: false, inExtension: true), key(member))) }
            case .method: if let text = function(member, prefix: "public") { body.append((text.replacingOccurrences(of: "public class func", with: "public static func"), key(member))) }
            default: continue
            }
        }
        emitExtension(type, body)
    }

    private mutating func emitMissingConstants(of type: Declaration) {
        guard type.kind == .struct || type.kind == .enum else { return }
        var body: [(String, String)] = []
        for member in table.members[type.type] ?? [] where member.kind == .property && !hand.declares(type.type, member.symbol) && !isSkipped(type.type, member.symbol) {
            guard let property = Spelling.property(member.text), property.isStatic, property.type == type.type, let value = table.values["\(type.type).\(member.symbol)"], type.conforms.contains("OptionSet") else { continue }
            body.append(("public static var \(Spelling.escaped(property.name)): Self { Self(rawValue: \(value)) }", key(member)))
        }
        emitExtension(type.type, body)
    }

    private mutating func emitExtension(_ type: String, _ body: [(String, String)]) {
        guard !body.isEmpty else { return }
        let file = String(type.split(separator: ".")[0])
        write("extension \(type) {", "\(type)\t\(type)", file: file)
        for (text, key) in body { write("    " + text, key, file: file) }
        write("}", "\(type)\t\(type)", file: file)
    }

    // MARK: Members

    private func accessor(_ property: Spelling.Property, _ member: Declaration, prefix: String, isClass: Bool, inExtension: Bool = false) -> String {
        let what = "\"\(member.type).\(member.symbol)\""
        let value = defaultValue(property.type, in: member.type)
        let full = "\(member.type).\(member.symbol)"
        let storage = property.isStatic ? (isClass ? "class " : "static ") : ""
        let isolation = property.isNonisolated ? "nonisolated " : ""
        if property.type == "NSNotification.Name" || property.type == "Notification.Name" {
            return "public nonisolated static let \(property.name) = NSNotification.Name(\"\(table.constants[full] ?? full)\")"
        }
        let read = value.map { "_named(\(what), \($0))" } ?? "_absent(\(what))"
        let access = property.isStatic && !isClass ? "public" : prefix
        return "\(access) \(isolation)\(storage)var \(Spelling.escaped(property.name)): \(property.type) { " + (property.isSettable ? "get { \(read) } set { _named(\(what)) } }" : "\(read) }")
    }

    private func function(_ member: Declaration, prefix: String) -> String? {
        var text = Spelling.plain(member.text)
        guard text.contains("func ") else { return nil }
        let what = "\"\(member.type).\(member.symbol)\""
        let body: String
        if let result = Spelling.result(text), result != "Void", result != "()" {
            body = defaultValue(result, in: member.type).map { "_named(\(what), \($0))" } ?? "_absent(\(what))"
        } else { body = "_named(\(what))" }
        let isStatic = text.contains("static func")
        text = text.replacingOccurrences(of: "static func", with: prefix == "open" ? "class func" : "static func")
        let discardable = member.text.contains("@discardableResult") ? "@discardableResult " : ""
        return "\(discardable)\(isStatic && prefix != "open" ? "public" : prefix) \(text) { \(body) }"
    }

    func generics(_ text: String) -> Set<String> {
        guard let open = text.firstIndex(of: "<"), let close = text.firstIndex(of: ">"), open < close else { return [] }
        return Set(text[text.index(after: open)..<close].split(separator: ",").map { String($0.split(separator: ":")[0]).trimmingCharacters(in: .whitespaces) })
    }

    func defaultValue(_ type: String, in owner: String) -> String? {
        var type = type.trimmingCharacters(in: .whitespaces)
        if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
        if type.hasPrefix("any ") { type = String(type.dropFirst(4)) }
        switch type {
        case "Bool": return "false"
        case "Int", "UInt", "CGFloat", "Double", "Float", "TimeInterval", "Int32", "UInt32", "Int64", "UInt64", "CFTimeInterval", "UInt16", "UInt8": return "0"
        case "String": return "\"\""
        case "CGRect", "CGPoint", "CGSize", "UIEdgeInsets", "NSDirectionalEdgeInsets", "UIOffset", "CGVector": return ".zero"
        case "CGAffineTransform": return ".identity"
        case "Any", "AnyObject": return nil
        case "Date", "Data", "UUID", "IndexSet", "IndexPath", "NSObject", "NSRange", "UIColor", "UIView", "UILayoutGuide", "UIImage", "CGImage": return ["UIImage", "CGImage"].contains(type) ? "\(type == "CGImage" ? "" : "UIImage()")" : "\(type)()"
        default: break
        }
        if type.hasPrefix("[") && type.hasSuffix("]") { return type.contains(" : ") || type.contains(": ") ? "[:]" : "[]" }
        if type.hasPrefix("Set<") { return "[]" }
        for name in ["\(owner).\(type)", type] {
            guard let found = table.types[name] else { continue }
            if found.kind == .struct, found.conforms.contains("OptionSet") { return "[]" }
            if found.kind == .enum, found.conforms.contains("RawRepresentable"), exists(name) {
                let cases = (table.members[name] ?? []).filter { $0.kind == .case && !isSkipped(name, $0.symbol) }
                if let first = cases.min(by: { (Int(table.values["\(name).\($0.symbol)"] ?? "") ?? Int.max) < (Int(table.values["\(name).\($1.symbol)"] ?? "") ?? Int.max) }) { return "\(name).\(Spelling.escaped(first.symbol))" }
            }
        }
        return nil
    }
}
