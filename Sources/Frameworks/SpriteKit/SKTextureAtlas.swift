import UIKit

/// The pictures of a folder `Name.atlas`, or those that the app names.
open class SKTextureAtlas: ObjCObject, @unchecked Sendable {
    private var textures: [String: SKTexture] = [:]
    private var folder: URL?

    public convenience init(named name: String) {
        self.init()
        folder = TextureFiles.folder(ofAtlas: name)
    }
    public convenience init(dictionary properties: [String: Any]) {
        self.init()
        textures = properties.compactMapValues { ($0 as? UIImage).map { SKTexture(image: $0) } ?? ($0 as? String).map { SKTexture(imageNamed: $0) } }
    }

    open var textureNames: [String] { folder.map(TextureFiles.names) ?? textures.keys.sorted() }
    open func textureNamed(_ name: String) -> SKTexture {
        if let known = textures[name] { return known }
        let made = folder.flatMap { TextureFiles.image(named: name, in: $0) }.map { SKTexture(image: $0) } ?? SKTexture(imageNamed: name)
        textures[name] = made
        return made
    }
    open func preload(completionHandler: @escaping () -> Void) {
        nonisolated(unsafe) let done = completionHandler
        DispatchQueue.main.async { done() }
    }
    open class func preloadTextureAtlases(_ textureAtlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping () -> Void) {
        nonisolated(unsafe) let done = completionHandler
        DispatchQueue.main.async { done() }
    }
}
