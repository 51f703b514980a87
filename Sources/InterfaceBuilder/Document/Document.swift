import NibArchive

/// An Interface Builder document: its elements by id, its scenes, its resources, and which nib each element goes into.
final class Document {
    enum Kind {
        case xib, storyboard
    }

    let path: String
    let kind: Kind
    let root: Element
    private(set) var objects = TextTable<Element>()
    private(set) var scenes: [Scene] = []
    private(set) var regions: [Region.Info] = []
    let usesAutolayout: Bool
    let isLaunchScreen: Bool
    /// What the elements and their texts lie in.
    let arena: Arena
    private let bytes: [UInt8]
    /// How many nib compilers there have been.
    var compilers: Int32 = 0
    /// By region.
    private var connections: [[Connection]] = []
    private var namedColors = TextTable<Element>()
    private var systemColors = TextTable<Element>()
    /// Ids of what constraints place.
    private var constrained: [Text] = []

    /// - Throws: a diagnostic when the XML is broken or isn't a document for iOS.
    init(_ bytes: [UInt8], path: String) throws(Diagnostic) {
        self.bytes = bytes
        arena = Arena()
        self.path = path
        do throws(XMLReader.Failure) {
            let read = try XMLReader.read(bytes, into: arena)
            root = read.name == "archive" ? OldDocument.modern(read, in: arena) ?? read : read
        } catch {
            throw Diagnostic(.error, file: path, line: error.line, column: error.column, error.message)
        }
        usesAutolayout = root.flag("useAutolayout") == true
        isLaunchScreen = root.flag("launchScreen") == true
        let type = root["type"] ?? ""
        kind = type.contains("Storyboard") ? .storyboard : .xib
        guard root.name == "document" else { throw fault("<\(root.name)> is not an Interface Builder document") }
        guard type.contains("CocoaTouch") else { throw fault("the document is not for iOS: its type is '\(type)'") }
        index()
        connections = makeConnections()
    }

    private func fault(_ message: String) -> Diagnostic {
        let place = place(of: root)
        return Diagnostic(.error, file: path, line: place.line, column: place.column, message)
    }

    /// Line and column of an element's `<`, from 1.
    func place(of element: Element) -> (line: Int, column: Int) {
        var start = min(max(element.offset, 0), bytes.count - 1)
        while start > 0, bytes[start] != UInt8(ascii: "<") { start -= 1 }
        var low = 0, high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= start { low = middle } else { high = middle }
        }
        return (low + 1, start - lineStarts[low] + 1)
    }

    /// Offsets of the first byte of each line, found when the first place is asked for.
    private lazy var lineStarts: [Int] = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }

    /// Whether constraints place what has the element's id: another element where two have the same.
    func isConstrained(_ element: Element) -> Bool { element.id.flatMap { objects[$0] }?.isConstrained == true }

    func color(named name: Text) -> Element? { namedColors[name]?.children.first }
    func systemColor(_ name: Text) -> Element? { systemColors[name]?.children.first }
    func connections(in region: Region) -> [Connection] { region == .none ? [] : connections[Int(region.index)] }
    func info(_ region: Region) -> Region.Info { regions[Int(region.index)] }

    /// Whether a region is another one or lies in it.
    func region(_ inner: Region, isInside outer: Region) -> Bool {
        var region = inner
        while region != .none {
            if region == outer { return true }
            region = info(region).parent
        }
        return false
    }
}

// MARK: - Indexing

extension Document {
    private func index() {
        for resource in root.children(of: "resources") {
            guard let name = resource["name"] else { continue }
            switch resource.name {
            case "namedColor": namedColors[name] = resource
            case "systemColor": systemColors[name] = resource
            default: break
            }
        }
        if kind == .storyboard {
            for element in root.children(of: "scenes") where element.name == "scene" {
                guard let objects = element.child("objects") else { continue }
                let region = add(.scene, in: .none, root: objects)
                assign(objects, to: region)
                scenes.append(Scene(element: element, objects: objects, region: region))
            }
        } else if let objects = root.child("objects") {
            assign(objects, to: add(.file, in: .none, root: objects))
        }
        for id in constrained { objects[id]?.isConstrained = true }
    }

    private func add(_ kind: Region.Info.Kind, in parent: Region, root: Element) -> Region {
        regions.append(Region.Info(kind: kind, parent: parent, root: root))
        return Region(index: Int32(regions.count - 1))
    }

    private func assign(_ element: Element, to region: Region) {
        let concern = Self.concerns[element.name]
        element.region = concern == .segue ? scene(around: region) : region
        note(element, concern)
        for child in element.children {
            let kind = nested(child, in: element, concern)
            assign(child, to: kind.map { add($0, in: region, root: child) } ?? region)
        }
    }

    /// Segues belong to their scene's controller, wherever they are triggered.
    private func scene(around region: Region) -> Region {
        var region = region
        while info(region).parent != .none { region = info(region).parent }
        return region
    }

    /// The nib of its own that an element is archived in, if it is.
    private func nested(_ element: Element, in parent: Element, _ concern: Concern?) -> Region.Info.Kind? {
        switch concern {
        case .controller: kind == .storyboard && element.role == "view" ? .view : nil
        case .prototypes: .prototype
        case .cells: parent.parent?.name == "collectionView" ? .prototype : nil
        case .collectionView: element.name == "collectionReusableView" ? .prototype : nil
        default: nil
        }
    }

    private func note(_ element: Element, _ concern: Concern?) {
        if let id = element.id { objects[id] = element }
        switch concern {
        case .connections: regions[Int(element.region.index)].connected.append(element)
        case .description: regions[Int(element.region.index)].described.append(element)
        case .constraint:
            // An omitted first item is the view that owns the constraint.
            constrained += [element["firstItem"] ?? element.parent?.parent?.id, element["secondItem"]].compactMap { $0 }
        default: break
        }
    }

    /// What elements of a name are to the index.
    private enum Concern {
        case controller, prototypes, cells, collectionView, connections, segue, description, constraint
    }

    private static let concerns: NameMap<Concern> = {
        var concerns = NameMap<Concern>([
            ("prototypes", .prototypes), ("cells", .cells), ("collectionView", .collectionView), ("connections", .connections),
            ("segue", .segue), ("userDefinedRuntimeAttributes", .description), ("accessibility", .description), ("constraint", .constraint),
        ] as [(Name, Concern)])
        for name in Scene.controllers { concerns[name] = .controller }
        return concerns
    }()
}
