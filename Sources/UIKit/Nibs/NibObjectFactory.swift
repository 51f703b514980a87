import Foundation
import LaunchRules
import NibArchive

/// Makes one object of a nib: Foundation's values, placeholders, and instances of classes by name.
@MainActor struct NibObjectFactory {
    let decoder: UINibDecoder
    private var tables: NibTables { decoder.tables }
    private var archive: NibArchive { decoder.tables.archive }

    func make(_ index: Int) -> Any? {
        let name = archive.className(of: index)
        if let make = Self.values[name] { return make(self, index) }
        if name == "UIClassSwapper" { return swapped(index) }
        return instance(index, of: archive.classNames(of: index))
    }

    // MARK: Classes

    /// The app's class where it is known, else UIKit's original (A57).
    private func swapped(_ index: Int) -> Any? {
        let wanted = string(index, "UIClassName") ?? ""
        let original = string(index, "UIOriginalClassName") ?? ""
        if let type = NibClasses.type(named: wanted) { return instance(index, type: type) }
        if wanted != original, let record = NibRecord.current { return recorded(standIn(index, original), wanted, record) }
        if wanted != original { Log.note("Unknown class \(wanted) in Interface Builder file." + (tables.place(of: index).map { "\n    at \($0)" } ?? ""), rule: "A57") }
        return standIn(index, original)
    }

    private func standIn(_ index: Int, _ original: String) -> Any? {
        if original == "UICustomObject" { return ObjCObject() }
        return holds("A57") ? instance(index, of: [original]) : nil
    }

    private func recorded(_ made: Any?, _ wanted: String, _ record: NibRecord) -> Any? {
        if let object = made as? ObjCObject { record.standsIn(object, for: wanted) }
        return made
    }

    private func instance(_ index: Int, of names: [String]) -> Any? {
        for name in names {
            if let make = Self.values[name] { return make(self, index) }
            if let type = NibClasses.type(named: name) { return instance(index, type: type) }
        }
        if let (type, name) = Self.likeness(of: names[0]) {
            Log.note("nib \(decoder.nib.name): object \(index): class \(names[0]) isn't supported; \(name) stands in for it")
            return instance(index, type: type)
        }
        Log.note("nib \(decoder.nib.name): object \(index): class \(names[0]) isn't supported; it is left out")
        return nil
    }

    /// What a class of a framework that isn't here is at least, by its name.
    private static func likeness(of name: String) -> (type: AnyClass, name: String)? {
        if name.hasSuffix("Controller"), !name.hasSuffix("DisplayController") { return (UIViewController.self, "UIViewController") }
        if name.hasSuffix("View") { return (UIView.self, "UIView") }
        return nil
    }

    /// E1: `init(coder:)` for those that adopt NSCoding, `init()` for the others.
    private func instance(_ index: Int, type: AnyClass) -> Any? {
        if let creator = decoder.creator, creator.object == index, let made = creator.make(decoder) { return made }
        if let type = NibClasses.coding(type) { return type.init(coder: decoder) }
        if let made = ObjCClass.of(type).make() { return made }
        Log.note("nib \(decoder.nib.name): object \(index): \(type) has neither init(coder:) nor init(); it is left out")
        return nil
    }

    // MARK: Values

    private typealias Make = @MainActor (NibObjectFactory, Int) -> Any?

    private static let values: [String: Make] = [
        "NSString": { $0.archive.string(of: $1) },
        "NSMutableString": { $0.archive.string(of: $1) },
        "NSLocalizableString": { $0.localized($1) },
        "NSArray": { $0.list($1) }, "NSMutableArray": { $0.list($1) },
        "NSSet": { $0.list($1) }, "NSMutableSet": { $0.list($1) }, "NSOrderedSet": { $0.list($1) },
        "NSDictionary": { $0.dictionary($1) }, "NSMutableDictionary": { $0.dictionary($1) },
        "NSNumber": { $0.number($1) }, "NSValue": { $0.value($1) },
        "NSData": { $0.data($1) }, "NSMutableData": { $0.data($1) },
        "NSNull": { _, _ in NSNull() },
        "NSDate": { $0.date($1) }, "NSURL": { $0.url($1) },
        "NSAttributedString": { $0.attributed($1) }, "NSMutableAttributedString": { $0.attributed($1) },
        "UIProxyObject": { $0.proxy($1) },
        "UIImageNibPlaceholder": { $0.image($1) },
    ]

    private func string(_ index: Int, _ key: String) -> String? { tables.string(of: tables.value(of: index, key)) }

    private func object(_ value: NibValue?) -> Any? { value?.reference.flatMap { decoder.object(at: $0) } }

    /// The translation, or what the document was written with.
    private func localized(_ index: Int) -> String? {
        let own = archive.string(of: index)
        guard let key = string(index, "NSKey") else { return own }
        return decoder.nib.bundle.localizedString(forKey: key, value: string(index, "NSDev") ?? own ?? "", table: decoder.nib.stringsTable)
    }

    private func list(_ index: Int) -> [Any] { tables.elements(of: index).compactMap { object($0) } }

    private func dictionary(_ index: Int) -> [AnyHashable: Any] {
        let items = tables.elements(of: index)
        var result: [AnyHashable: Any] = [:]
        for pair in stride(from: 0, to: items.count - 1, by: 2) {
            guard let key = object(items[pair]) as? AnyHashable else { continue }
            result[key] = object(items[pair + 1])
        }
        return result
    }

    private func number(_ index: Int) -> NSNumber? {
        if let value = tables.value(of: index, "NS.boolval")?.flag { return NSNumber(value: value) }
        if let value = tables.value(of: index, "NS.intval")?.integer { return NSNumber(value: value) }
        return tables.value(of: index, "NS.dblval")?.number.map { NSNumber(value: $0) }
    }

    /// Points, sizes and rectangles as what Swift properties take.
    private func value(_ index: Int) -> Any? {
        func numbers(_ key: String) -> [Double] { NibGeometry.numbers(string(index, key) ?? "") }
        switch tables.value(of: index, "NS.special")?.integer {
        case 1:
            let n = numbers("NS.pointval")
            return n.count == 2 ? CGPoint(x: n[0], y: n[1]) : nil
        case 2:
            let n = numbers("NS.sizeval")
            return n.count == 2 ? CGSize(width: n[0], height: n[1]) : nil
        case 3:
            let n = numbers("NS.rectval")
            return n.count == 4 ? CGRect(x: n[0], y: n[1], width: n[2], height: n[3]) : nil
        case 4:
            guard let location = tables.value(of: index, "NS.rangeval.location")?.integer, let length = tables.value(of: index, "NS.rangeval.length")?.integer else { return nil }
            return NSRange(location: location, length: length)
        default: return nil
        }
    }

    private func data(_ index: Int) -> Data? { decoder.reading(index) { decoder.data("NS.bytes").map { Data($0) } } }
    private func date(_ index: Int) -> Date? { tables.value(of: index, "NS.time")?.number.map { Date(timeIntervalSinceReferenceDate: $0) } }
    private func url(_ index: Int) -> URL? { string(index, "NS.relative").flatMap { URL(string: $0) } }

    private func attributed(_ index: Int) -> NSAttributedString {
        NibAttributedString(decoder: decoder).make(index)
    }

    /// A proxy without anything behind it, such as the first responder, is nil.
    private func proxy(_ index: Int) -> Any? { string(index, "UIProxiedObjectIdentifier").flatMap { decoder.proxies[$0] } }

    private func image(_ index: Int) -> UIImage? {
        let configuration = object(tables.value(of: index, "UISymbolImageConfiguration")) as? UIImage.Configuration
        if let symbol = string(index, "UISystemSymbolResourceName") {
            let image = UIImage(systemName: symbol, withConfiguration: configuration)
            if image == nil { Log.note("No symbol named '\(symbol)' found in system symbol set") }
            return image
        }
        guard let name = string(index, "UIResourceName") else { return nil }
        let image = NamedImages.find(name, in: decoder.nib.bundle, configuration).map { UIImage($0.content, $0.values) }
        if image == nil, let size = NibRecord.current?.imageSizes[name], size.width > 0, size.height > 0 { return UIGraphicsImageRenderer(size: size).image { _ in } }
        if image == nil { Log.note("Could not load the \"\(name)\" image referenced from a nib in the bundle with identifier \"\(decoder.nib.bundle.bundleIdentifier ?? "(null)")\"") }
        return image
    }
}
