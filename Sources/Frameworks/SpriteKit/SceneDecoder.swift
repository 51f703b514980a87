import NibArchive
import UIKit

/// Reads a file of the scene editor: a keyed archive, whose objects are made on first use. A node that names a class of the app's is one.
@MainActor final class SceneDecoder: NSCoder, @unchecked Sendable {
    private let list: BinaryPropertyList
    private let objects: [Int32]
    private let top: [String: Int]
    /// The object whose keys are read.
    private var current: [String: Int] = [:]
    private var made: [Int: AnyObject] = [:]

    nonisolated init?(_ data: Data) {
        guard let list = try? BinaryPropertyList(Array(data)), let outer = Self.pairs(list, list.top), let objects = outer["$objects"], case .array(let items) = list.values[objects],
              let top = outer["$top"].flatMap({ Self.pairs(list, $0) }) else { return nil }
        (self.list, self.objects, self.top) = (list, items, top)
        super.init()
    }

    nonisolated private static func pairs(_ list: BinaryPropertyList, _ index: Int) -> [String: Int]? {
        guard case .dictionary(let keys, let values) = list.values[index] else { return nil }
        return Dictionary(zip(keys, values).compactMap { key, value in list.string(Int(key)).map { ($0, Int(value)) } }, uniquingKeysWith: { $1 })
    }

    var root: SKNode? { top["root"].flatMap { object($0) } as? SKNode }

    // MARK: Files

    static func root(ofFile name: String, in bundle: Bundle) -> SKNode? {
        let plain = name.hasSuffix(".sks") ? String(name.dropLast(4)) : name
        guard let url = bundle.url(forResource: plain, withExtension: "sks"), let data = try? Data(contentsOf: url) else { return nil }
        guard let decoder = SceneDecoder(data) else {
            notice("SpriteKit: \(plain).sks isn't a keyed archive in a binary property list")
            return nil
        }
        return decoder.root
    }
    static func scene(ofFile name: String, in bundle: Bundle) -> SKScene? { root(ofFile: name, in: bundle) as? SKScene }

    // MARK: Values

    /// Follows a reference; nil for the archive's null.
    private func resolved(_ index: Int) -> Int? {
        guard case .uid(let place, _) = list.values[index] else { return index }
        return place > 0 && place < UInt64(objects.count) ? Int(objects[Int(place)]) : nil
    }
    private func value(_ key: String) -> Int? { current[key].flatMap(resolved) }

    func number(_ key: String) -> CGFloat? {
        guard let index = value(key) else { return nil }
        return switch list.values[index] {
        case .real(let number, _): CGFloat(number)
        case .integer(let number, _): CGFloat(number)
        case .bool(let flag): flag ? 1 : 0
        default: nil
        }
    }
    func flag(_ key: String) -> Bool { number(key).map { $0 != 0 } ?? false }
    func text(_ key: String) -> String? { value(key).flatMap { list.string($0) } }
    /// `{1, 2}`, plain or in an NSValue.
    private func geometry(_ key: String, _ field: String) -> String? {
        guard let index = value(key) else { return nil }
        return list.string(index) ?? Self.pairs(list, index)?[field].flatMap(resolved).flatMap { list.string($0) }
    }
    func point(_ key: String) -> CGPoint? { geometry(key, "NS.pointval").map(NSCoder.cgPoint(for:)) }
    func size(_ key: String) -> CGSize? { geometry(key, "NS.sizeval").map(NSCoder.cgSize(for:)) }
    func rect(_ key: String) -> CGRect? { geometry(key, "NS.rectval").map(NSCoder.cgRect(for:)) }
    /// Four numbers whose names end in R, G, B and A.
    func color(_ prefix: String) -> UIColor? {
        guard let red = number("\(prefix)R"), let green = number("\(prefix)G"), let blue = number("\(prefix)B") else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: number("\(prefix)A") ?? 1)
    }
    func node(_ key: String) -> SKNode? { value(key).flatMap { object($0) } as? SKNode }
    func nodes(_ key: String) -> [SKNode] { value(key).map { items($0).compactMap { object($0) as? SKNode } } ?? [] }
    func texture(_ key: String) -> SKTexture? { value(key).flatMap { object($0) } as? SKTexture }
    func body(_ key: String) -> SKPhysicsBody? { value(key).flatMap { object($0) } as? SKPhysicsBody }

    private func items(_ index: Int) -> [Int] {
        guard let list = Self.pairs(list, index)?["NS.objects"], case .array(let items) = self.list.values[list] else { return [] }
        return items.map(Int.init)
    }
    /// A text in the dictionary `_info` or `_userData`.
    func entry(_ name: String, of key: String) -> String? {
        guard let dictionary = value(key).flatMap({ Self.pairs(list, $0) }), let names = dictionary["NS.keys"], let values = dictionary["NS.objects"],
              case .array(let keys) = list.values[names], case .array(let items) = list.values[values] else { return nil }
        return zip(keys, items).first { resolved(Int($0.0)).flatMap { list.string($0) } == name }.flatMap { resolved(Int($0.1)) }.flatMap { list.string($0) }
    }
    func dictionary(_ key: String) -> NSMutableDictionary? {
        guard let dictionary = value(key).flatMap({ Self.pairs(list, $0) }), let names = dictionary["NS.keys"], let values = dictionary["NS.objects"],
              case .array(let keys) = list.values[names], case .array(let items) = list.values[values] else { return nil }
        let found = NSMutableDictionary()
        for (name, item) in zip(keys, items) {
            guard let name = resolved(Int(name)).flatMap({ list.string($0) }), let index = resolved(Int(item)) else { continue }
            switch list.values[index] {
            case .real(let number, _): found[name] = NSNumber(value: number)
            case .integer(let number, _): found[name] = NSNumber(value: number)
            case .bool(let flag): found[name] = NSNumber(value: flag)
            default: if let text = list.string(index) { found[name] = NSString(string: text) }
            }
        }
        return found
    }

    // MARK: Objects

    private func object(_ reference: Int) -> AnyObject? {
        guard let index = resolved(reference) else { return nil }
        if let known = made[index] { return known }
        guard let pairs = Self.pairs(list, index), let name = pairs["$class"].flatMap(resolved).flatMap({ Self.pairs(list, $0) })?["$classname"].flatMap({ list.string($0) }) else { return nil }
        let outer = current
        current = pairs
        defer { current = outer }
        let object = make(name)
        made[index] = object
        return object
    }

    private func make(_ name: String) -> AnyObject? {
        switch name {
        case "SKTexture":
            return text("_imgName").flatMap { TextureFiles.image(named: $0) }.map { SKTexture(image: $0) }
        case "PKPhysicsBody": return physicsBody()
        default: break
        }
        let own: [String?] = [entry("_PB_previewSKNodeCustomClassName", of: "_info"), name]
        for type in own.compactMap({ $0 }) {
            if let found = _classOfApp(named: type) as? SKNode.Type { return found.init(coder: self) }
            if let found = Self.kinds[type] { return found.init(coder: self) }
        }
        notice("SpriteKit: \(name) of a scene's file isn't read")
        return nil
    }

    private static let kinds: [String: SKNode.Type] = [
        "SKNode": SKNode.self, "SKScene": SKScene.self, "SKSpriteNode": SKSpriteNode.self, "SKLabelNode": SKLabelNode.self, "SKShapeNode": SKShapeNode.self, "SKCameraNode": SKCameraNode.self,
        "SKEmitterNode": SKEmitterNode.self, "SKEffectNode": SKEffectNode.self, "SKCropNode": SKCropNode.self, "SKLightNode": SKLightNode.self, "SKFieldNode": SKFieldNode.self,
        "SKReferenceNode": SKReferenceNode.self, "SKAudioNode": SKAudioNode.self, "SKVideoNode": SKVideoNode.self,
    ]

    /// `_shapeType` is 1 for a disc, 2 for a rectangle; what else there is becomes the frame of its size.
    private func physicsBody() -> SKPhysicsBody {
        let middle = point("_p0") ?? .zero
        let body: SKPhysicsBody = if number("_shapeType") == 1, let radius = number("_radius") {
            SKPhysicsBody(circleOfRadius: radius, center: middle)
        } else { SKPhysicsBody(rectangleOf: size("_size") ?? .zero, center: middle) }
        body.isDynamic = flag("dynamic")
        body.affectedByGravity = flag("affectedByGravity")
        body.allowsRotation = flag("allowRotation")
        body.pinned = flag("pinned")
        body.friction = number("friction") ?? body.friction
        body.restitution = number("restitution") ?? body.restitution
        body.linearDamping = number("linearDamping") ?? body.linearDamping
        body.angularDamping = number("angularDamping") ?? body.angularDamping
        body.density = number("density") ?? body.density
        body.categoryBitMask = mask("categoryBitMask") ?? body.categoryBitMask
        body.collisionBitMask = mask("collisionBitMask") ?? body.collisionBitMask
        body.contactTestBitMask = mask("intersectionTestBitMask") ?? body.contactTestBitMask
        body.fieldBitMask = mask("fieldBitMask") ?? body.fieldBitMask
        return body
    }
    private func mask(_ key: String) -> UInt32? { number(key).map { UInt32(truncatingIfNeeded: Int64($0)) } }

    // MARK: NSCoder

    nonisolated override var allowsKeyedCoding: Bool { true }
    nonisolated override func containsValue(forKey key: String) -> Bool { MainActor.assumeIsolated { value(key) != nil } }
    nonisolated override func decodeBool(forKey key: String) -> Bool { MainActor.assumeIsolated { flag(key) } }
    nonisolated override func decodeDouble(forKey key: String) -> Double { MainActor.assumeIsolated { Double(number(key) ?? 0) } }
    nonisolated override func decodeFloat(forKey key: String) -> Float { MainActor.assumeIsolated { Float(number(key) ?? 0) } }
    nonisolated override func decodeInteger(forKey key: String) -> Int { MainActor.assumeIsolated { Int(number(key) ?? 0) } }
    nonisolated override func decodeObject(forKey key: String) -> Any? { nil }
}
