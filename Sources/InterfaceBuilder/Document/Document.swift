import Foundation

/// An Interface Builder document: its elements by id, its scenes, its resources, and which nib each element goes into.
final class Document {
    enum Kind {
        case xib, storyboard
    }

    let path: String
    let kind: Kind
    let root: Element
    /// The document's name without its extension: the table of its localised text.
    let name: String
    private(set) var objects: [String: Element] = [:]
    private(set) var scenes: [Scene] = []
    private(set) var regions: [Region.Info] = []
    /// Ids of what constraints and connections name.
    private(set) var referenced: Set<String> = []
    /// Ids of what constraints place.
    private(set) var constrained: Set<String> = []
    let usesAutolayout: Bool
    let isLaunchScreen: Bool
    private let bytes: [UInt8]
    /// How many nib compilers there have been.
    var compilers = 0
    private var connections: [Region: [Connection]] = [:]
    private var namedColors: [String: Element] = [:]
    private var systemColors: [String: Element] = [:]

    /// - Throws: a diagnostic when the XML is broken or isn't a document for iOS.
    init(_ bytes: [UInt8], path: String) throws(Diagnostic) {
        self.bytes = bytes
        self.path = path
        name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        do throws(XMLReader.Failure) {
            let read = try XMLReader.read(bytes)
            root = read.name == "archive" ? OldDocument.modern(read) ?? read : read
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

    func color(named name: String) -> Element? { namedColors[name]?.children.first }
    func systemColor(_ name: String) -> Element? { systemColors[name]?.children.first }
    func connections(in region: Region) -> [Connection] { connections[region] ?? [] }
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
        for resource in root.child("resources")?.children ?? [] {
            guard let name = resource["name"] else { continue }
            switch resource.name {
            case "namedColor": namedColors[name] = resource
            case "systemColor": systemColors[name] = resource
            default: break
            }
        }
        if kind == .storyboard {
            for element in root.child("scenes")?.children ?? [] where element.name == "scene" {
                guard let objects = element.child("objects") else { continue }
                let region = add(.scene, in: .none, root: objects)
                assign(objects, to: region)
                scenes.append(Scene(element: element, objects: objects, region: region))
            }
        } else if let objects = root.child("objects") {
            assign(objects, to: add(.file, in: .none, root: objects))
        }
    }

    private func add(_ kind: Region.Info.Kind, in parent: Region, root: Element) -> Region {
        regions.append(Region.Info(kind: kind, parent: parent, root: root))
        return Region(index: Int32(regions.count - 1))
    }

    private func assign(_ element: Element, to region: Region) {
        element.region = element.name == Names.segue ? scene(around: region) : region
        note(element)
        for child in element.children {
            switch nested(child) {
            case .none: assign(child, to: region)
            case .some(let kind): assign(child, to: add(kind, in: region, root: child))
            }
        }
    }

    /// Segues belong to their scene's controller, wherever they are triggered.
    private func scene(around region: Region) -> Region {
        var region = region
        while info(region).parent != .none { region = info(region).parent }
        return region
    }

    /// Whether an element is archived in a nib of its own.
    private func nested(_ element: Element) -> Region.Info.Kind? {
        guard let parent = element.parent else { return nil }
        if kind == .storyboard, element.key == Names.view, Names.controllers.contains(parent.name) { return .view }
        if parent.name == Names.prototypes || (parent.name == Names.cells && parent.parent?.name == Names.collectionView) { return .prototype }
        if element.name == Names.collectionReusableView, parent.name == Names.collectionView { return .prototype }
        return nil
    }

    private func note(_ element: Element) {
        if let id = element.id { objects[id] = element }
        switch element.name {
        case Names.connections: regions[Int(element.region.index)].connected.append(element)
        case Names.runtimeAttributes, Names.accessibility: regions[Int(element.region.index)].described.append(element)
        case Names.constraint:
            for item in [element[Names.firstItem], element[Names.secondItem]] {
                guard let item else { continue }
                referenced.insert(item)
                constrained.insert(item)
            }
            if element[Names.firstItem] == nil, let owner = element.parent?.parent?.id { constrained.insert(owner) }
        case Names.outlet, Names.outletCollection, Names.action, Names.segue:
            if let destination = element[Names.destination] { referenced.insert(destination) }
        default: break
        }
    }
}

private enum Names {
    static let view: Name = "view", prototypes: Name = "prototypes", cells: Name = "cells"
    static let collectionView: Name = "collectionView", collectionReusableView: Name = "collectionReusableView"
    static let connections: Name = "connections", constraint: Name = "constraint"
    static let runtimeAttributes: Name = "userDefinedRuntimeAttributes", accessibility: Name = "accessibility"
    static let firstItem: Name = "firstItem", secondItem: Name = "secondItem", destination: Name = "destination"
    static let outlet: Name = "outlet", outletCollection: Name = "outletCollection", action: Name = "action", segue: Name = "segue"
    static let controllers = Scene.controllerNames
}
