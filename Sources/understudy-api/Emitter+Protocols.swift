import Foundation

/// Protocols: requirements, and defaults of the optional ones.
extension Emitter {
    func protocolBody(_ type: Declaration, _ members: [Declaration]) -> (String, [(String, String)]) {
        var body: [(String, String)] = [], seen: Set<String> = []
        for member in members where (member.isOptional || member.isRequired) && !isSkipped(type.type, member.symbol) {
            guard resolves(member.text, in: type.type, generics: generics(member.text).union(associated(members))), seen.insert(Signature.spelling(member)).inserted else { continue }
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

    func associated(_ members: [Declaration]) -> Set<String> { Set(members.filter { $0.kind == .associatedtype }.map { String($0.symbol.split(separator: ".").last!) }) }

    mutating func emitDefaults(_ type: Declaration, _ members: [Declaration]) {
        var body: [(String, String)] = [], seen: Set<String> = []
        for member in members where member.isOptional && !isSkipped(type.type, member.symbol) {
            guard resolves(member.text, in: type.type, generics: generics(member.text)), seen.insert(Signature.spelling(member)).inserted else { continue }
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
        emitExtension(type.type, body)
    }

    /// Members that a protocol gives to those who adopt it.
    mutating func emitProtocolExtension(_ type: Declaration, _ members: [Declaration]) {
        var body: [(String, String)] = [], seen: Set<String> = []
        for member in members where !member.isOptional && !member.isRequired && !isHandWritten(member, [type.type]) && !isSkipped(type.type, member.symbol) {
            guard resolves(member.text, in: type.type, generics: generics(member.text).union(associated(members))), seen.insert(Signature.spelling(member)).inserted else { continue }
            switch member.kind {
            case .property: if let property = Spelling.property(member.text) { body.append((accessor(property, member, prefix: "public", isClass: false), key(member))) }
            case .method: if let text = function(member, prefix: "public") { body.append((text, key(member))) }
            default: continue
            }
        }
        emitExtension(type.type, body)
    }

    /// The value of an optional requirement that isn't implemented. UIKit asks for presence first, so only app code meets it.
    func optionalDefault(_ type: String, in owner: String, _ member: Declaration) -> String {
        if let value = Self.documentedDefaults["\(member.type).\(member.symbol)"] { return value }
        return defaultValue(type, in: owner) ?? "_absent(\"\(member.type).\(member.symbol)\")"
    }

    static let documentedDefaults = [
        "UIWritingToolsCoordinator.Delegate.writingToolsCoordinator(_:decorationContainerViewFor:in:)": "await UIView()",
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
}
