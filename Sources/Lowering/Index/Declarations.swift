/// A parameter as it is declared.
struct Parameter {
    /// The argument label, or nil for `_`.
    let label: String?
    let name: String
    let type: String
    let isInout: Bool
    let isVariadic: Bool
}

/// A method, property or initialiser of a type, from its body or an extension.
struct Member {
    enum Kind { case method, property, initializer }

    var kind: Kind
    var name: String
    var parameters: [Parameter] = []
    var type: String?
    var attributes: Set<String> = []
    var modifiers: Set<String> = []
    /// What `@objc(…)` says.
    var objcName: String?
    var isAsync = false
    var isThrowing = false
    var isGeneric = false
    /// A property that can be assigned.
    var isSettable = false
    var isFailable = false
    /// Declared under `@objcMembers`, or in an `@objc extension`.
    var isExposedByContext = false
    var isOptionalRequirement = false
    var hasInitialValue = false
    var file = 0
    var offset = 0
    /// What follows the name: generic parameters, parameters, effects, result; on one line.
    var signature = ""
    /// Overrides nothing in the source, but what lowering puts into the ancestor that conforms.
    var isLent = false
    /// Overrides what an extension of the module gives to another module's class.
    var overridesExtension = false
    /// Declared in an extension and overridden by a subclass: on iOS it is found by name, here it has to stand in the class's body.
    var isHoisted = false
    /// `willSet`, `didSet`: what an override in an extension adds to a property.
    var observers: [String] = []
    /// The types around it and its own name.
    var owner: [String] = []
    /// Overrides a nonisolated method of a superclass elsewhere, in a class of the main actor.
    var isIsolatedOverride = false
    /// In an extension, not in the type's body.
    var isInExtension = false

    /// The body of a method that nobody calls.
    var absentBody: String { type == nil ? "{ _absent() as Void }" : "{ _absent() }" }

    /// The class's body gets the member, and calls what the extension has.
    var isMoved: Bool { isInExtension && (isOverride || isLent || isHoisted) && !overridesExtension }
    /// What the extension's is called then: of this class alone, as its subclasses may have theirs.
    var movedName: String { GlueWriter.movedPrefix + (owner + [name]).joined(separator: "_") }

    var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
    var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
    var isOverride: Bool { modifiers.contains("override") }

    /// `tableView(_:didSelectRowAt:)`, `window`.
    var fullName: String {
        kind == .property ? name : "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
    }

    var isExplicitlyExposed: Bool { !attributes.isDisjoint(with: Self.exposing) || (modifiers.contains("dynamic") && attributes.contains("objc")) }
    var isExposed: Bool {
        if attributes.contains("nonobjc") { return false }
        return isExplicitlyExposed || (isExposedByContext && !isPrivate)
    }

    private static let exposing: Set<String> = ["objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged"]
}

/// A class, structure, enumeration or protocol of the module, with what its extensions add.
final class TypeDeclaration {
    enum Kind { case `class`, structure, enumeration, `protocol`, actor }

    let kind: Kind
    let name: String
    /// The names of the types around it, outermost first, and its own.
    let path: [String]
    var inherits: [String]
    var conformances: [String] = []
    var attributes: Set<String>
    var modifiers: Set<String>
    var objcName: String?
    var members: [Member]
    let file: Int
    let offset: Int
    var isInFunction = false
    /// `<Key, Value>`, empty where the type isn't generic.
    var genericArguments = ""
    var isGeneric: Bool { !genericArguments.isEmpty }
    var ancestry: Ancestry = .none
    /// Optional methods that only subclasses implement: the class gets them so that the protocol's call finds the subclass's.
    var borrowed: [Member] = []
    /// The first class of its chain that has glue without deriving from `ObjCObject`.
    var startsGlue = false
    /// Isolated to the main actor by attribute, superclass or the module's default.
    var isMainActor = false

    init(kind: Kind, path: [String], inherits: [String], attributes: Set<String>, modifiers: Set<String>, members: [Member], file: Int, offset: Int) {
        (self.kind, self.path, self.inherits, self.attributes, self.modifiers) = (kind, path, inherits, attributes, modifiers)
        (self.members, self.file, self.offset) = (members, file, offset)
        name = path.last!
    }

    var fullName: String { path.joined(separator: ".") }
    /// Of a protocol: the full names of its own optional methods.
    var optionalMethods: Set<String> { Set(members.filter { $0.isOptionalRequirement && $0.kind == .method }.map(\.fullName)) }
    var isPublic: Bool { modifiers.contains("public") || modifiers.contains("open") }
    var isOpen: Bool { modifiers.contains("open") }
}

struct ExtensionDeclaration {
    let extended: String
    let context: [String]
    let inherits: [String]
    let attributes: Set<String>
    let modifiers: Set<String>
    let members: [Member]
    let file: Int
    let offset: Int
}

/// Where a class comes from: what it can be given glue by.
enum Ancestry: Equatable {
    /// Derives from `NSObject` or a class of UIKit: overrides `_glue`.
    case objectiveC
    /// Derives from one of Foundation's or another library's classes.
    case foreign
    /// Has no superclass.
    case none
}

/// What one file adds to the index.
struct FileDeclarations {
    var types: [TypeDeclaration] = []
    var extensions: [ExtensionDeclaration] = []
    var aliases: [String: String] = [:]
    /// Base names that `#selector` mentions.
    var selectorNames: Set<String> = []
    var imports: Set<String> = []
}
