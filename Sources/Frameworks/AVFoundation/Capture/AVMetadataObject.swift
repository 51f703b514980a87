import CoreMedia
import Foundation
import ObjCRuntime

/// Something that a camera saw.
open class AVMetadataObject: ObjCObject, @unchecked Sendable {
    public struct ObjectType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let face = Self(rawValue: "face"), qr = Self(rawValue: "org.iso.QRCode"), ean8 = Self(rawValue: "org.gs1.EAN-8"), ean13 = Self(rawValue: "org.gs1.EAN-13"), pdf417 = Self(rawValue: "org.iso.PDF417"), aztec = Self(rawValue: "org.iso.Aztec")
        public static let code39 = Self(rawValue: "org.iso.Code39"), code39Mod43 = Self(rawValue: "org.iso.Code39Mod43"), code93 = Self(rawValue: "com.intermec.Code93"), code128 = Self(rawValue: "org.iso.Code128"), upce = Self(rawValue: "org.gs1.UPC-E")
        public static let itf14 = Self(rawValue: "org.gs1.ITF14"), interleaved2of5 = Self(rawValue: "org.ansi.Interleaved2of5"), dataMatrix = Self(rawValue: "org.iso.DataMatrix"), humanBody = Self(rawValue: "humanBody"), catBody = Self(rawValue: "catBody"), dogBody = Self(rawValue: "dogBody"), salientObject = Self(rawValue: "salientObject"), microQR = Self(rawValue: "org.iso.MicroQR"), codabar = Self(rawValue: "Codabar")
    }
    open var time: CMTime { .invalid }
    open var bounds: CGRect { .zero }
    open var type: ObjectType { .qr }
}
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    open var stringValue: String? { nil }
    open var corners: [CGPoint] { [] }
}
open class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
    open var faceID: Int { 0 }
    open var hasRollAngle: Bool { false }
    open var rollAngle: CGFloat { 0 }
    open var hasYawAngle: Bool { false }
    open var yawAngle: CGFloat { 0 }
}

public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol { func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection) }
extension AVCaptureMetadataOutputObjectsDelegate { public func metadataOutput(_ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection) {} }
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [.qr, .ean8, .ean13, .pdf417, .aztec, .code39, .code93, .code128, .upce, .face] }
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    open func setMetadataObjectsDelegate(_ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?) { metadataObjectsDelegate = objectsDelegate }
}
