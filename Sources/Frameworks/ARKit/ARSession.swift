import UIKit

open class ARConfiguration: ObjCObject {
    public enum WorldAlignment: Int, Sendable { case gravity = 0, gravityAndHeading, camera }
    public enum EnvironmentTexturing: Int, Sendable { case none = 0, manual, automatic }

    /// There is no camera.
    open class var isSupported: Bool { false }
    open var worldAlignment = WorldAlignment.gravity
    open var isLightEstimationEnabled = true
    open var providesAudioData = false
}

open class ARWorldTrackingConfiguration: ARConfiguration {
    public struct PlaneDetection: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let horizontal = Self(rawValue: 1), vertical = Self(rawValue: 2)
    }

    open var planeDetection: PlaneDetection = []
    open var detectionImages: Set<ARReferenceImage>! = []
    open var detectionObjects: Set<ARReferenceObject> = []
    open var maximumNumberOfTrackedImages = 0
    open var environmentTexturing = EnvironmentTexturing.none
}

open class ARImageTrackingConfiguration: ARConfiguration {
    open var trackingImages: Set<ARReferenceImage> = []
    open var maximumNumberOfTrackedImages = 1
}

open class AROrientationTrackingConfiguration: ARConfiguration {}
open class ARFaceTrackingConfiguration: ARConfiguration {}

open class ARCamera: ObjCObject {
    public enum TrackingState: Equatable, Sendable {
        case notAvailable, limited(Reason), normal
        public enum Reason: Sendable { case initializing, excessiveMotion, insufficientFeatures, relocalizing }
    }

    open var transform: simd_float4x4 { matrix_identity_float4x4 }
    open var trackingState: TrackingState { .notAvailable }
}

open class ARFrame: ObjCObject {
    public let camera = ARCamera()
    open var anchors: [ARAnchor] { [] }
    open var timestamp: TimeInterval { 0 }
}

@preconcurrency public protocol ARSessionObserver: NSObjectProtocol {
    func session(_ session: ARSession, didFailWithError error: any Error)
    func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
    func sessionWasInterrupted(_ session: ARSession)
    func sessionInterruptionEnded(_ session: ARSession)
}

extension ARSessionObserver {
    public func session(_ session: ARSession, didFailWithError error: any Error) {}
    public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
    public func sessionWasInterrupted(_ session: ARSession) {}
    public func sessionInterruptionEnded(_ session: ARSession) {}
}

@preconcurrency public protocol ARSessionDelegate: ARSessionObserver {
    func session(_ session: ARSession, didUpdate frame: ARFrame)
    func session(_ session: ARSession, didAdd anchors: [ARAnchor])
    func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
    func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}

extension ARSessionDelegate {
    public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
    public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}

/// Named only: there is no camera, so no frames and no anchors but those that are added.
open class ARSession: ObjCObject, @unchecked Sendable {
    public struct RunOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let resetTracking = Self(rawValue: 1), removeExistingAnchors = Self(rawValue: 2)
    }

    open weak var delegate: (any ARSessionDelegate)?
    open private(set) var configuration: ARConfiguration?
    open var currentFrame: ARFrame? { nil }
    open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
        notImplemented("ARSession.run(_:options:)")
        self.configuration = configuration
    }
    open func pause() {}
    open func add(anchor: ARAnchor) {}
    open func remove(anchor: ARAnchor) {}
}
