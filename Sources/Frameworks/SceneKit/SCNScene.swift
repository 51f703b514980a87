import UIKit

/// Named only: files of scenes aren't read, so a scene of the bundle is empty.
open class SCNScene: ObjCObject {
    public let rootNode = SCNNode()
    public let physicsWorld = SCNPhysicsWorld()
    public let background = SCNMaterialProperty(), lightingEnvironment = SCNMaterialProperty()
    open var isPaused = false
    open var fogColor: Any = UIColor.white

    public convenience init?(named name: String) {
        let file = Bundle.main.bundleURL.appendingPathComponent(name)
        let candidates = file.pathExtension.isEmpty ? [file.appendingPathExtension("scn"), file.appendingPathExtension("dae")] : [file]
        guard candidates.contains(where: { FileManager.default.fileExists(atPath: $0.path) }) else { return nil }
        self.init()
        notImplemented("SCNScene(named:)")
    }
    public convenience init(url: URL, options: [LoadingOption: Any]? = nil) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path]) }
        self.init()
        notImplemented("SCNScene(url:options:)")
    }

    public struct LoadingOption: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

open class SCNLight: ObjCObject {
    public struct LightType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Self(rawValue: "ambient"), omni = Self(rawValue: "omni"), directional = Self(rawValue: "directional"), spot = Self(rawValue: "spot"), probe = Self(rawValue: "probe")
    }

    open var type = LightType.omni
    open var color: Any = UIColor.white
    open var intensity: CGFloat = 1000
    open var castsShadow = false
    open var spotInnerAngle: CGFloat = 0
    open var spotOuterAngle: CGFloat = 45
}

open class SCNCamera: ObjCObject {
    open var fieldOfView: CGFloat = 60
    open var zNear: Double = 1
    open var zFar: Double = 100
    open var usesOrthographicProjection = false
    open var orthographicScale: Double = 1
}

open class SCNConstraint: ObjCObject {}
open class SCNBillboardConstraint: SCNConstraint {}
open class SCNLookAtConstraint: SCNConstraint {
    open var isGimbalLockEnabled = false
    public convenience init(target: SCNNode?) { self.init() }
}

open class SCNParticleSystem: ObjCObject {
    open var particleColor = UIColor.white
    open var loops = true
    public convenience init?(named name: String, inDirectory directory: String?) { self.init() }
}

open class SCNAction: ObjCObject {
    open var duration: TimeInterval = 0
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction() }
    open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction() }
    open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction() }
    open class func rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction() }
    open class func rotateTo(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction() }
    open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction() }
    open class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction() }
    open class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction() }
    open class func fadeIn(duration sec: TimeInterval) -> SCNAction { SCNAction() }
    open class func fadeOut(duration sec: TimeInterval) -> SCNAction { SCNAction() }
    open class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction() }
    open class func wait(duration sec: TimeInterval) -> SCNAction { SCNAction() }
    open class func sequence(_ actions: [SCNAction]) -> SCNAction { SCNAction() }
    open class func group(_ actions: [SCNAction]) -> SCNAction { SCNAction() }
    open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction { SCNAction() }
    open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction() }
    open class func removeFromParentNode() -> SCNAction { SCNAction() }
    open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction() }
    open func reversed() -> SCNAction { self }
}

open class SCNTransaction: ObjCObject {
    nonisolated(unsafe) open class var animationDuration: CFTimeInterval { get { 0 } set {} }
    open class func begin() {}
    open class func commit() {}
    open class var completionBlock: (() -> Void)? { get { nil } set { newValue?() } }
}
