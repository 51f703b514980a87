import Foundation
import ObjCRuntime

public enum CLDeviceOrientation: Int32, Sendable { case unknown = 0, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown }

/// Where somebody stayed for a while. The device tells of none.
open class CLVisit: ObjCObject, @unchecked Sendable {
    open var arrivalDate: Date { .distantPast }
    open var departureDate: Date { .distantFuture }
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
    open var horizontalAccuracy: CLLocationAccuracy { -1 }
}
