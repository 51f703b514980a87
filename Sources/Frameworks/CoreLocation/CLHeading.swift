import Foundation
import ObjCRuntime

/// Named only: there is no compass.
open class CLHeading: ObjCObject, @unchecked Sendable {
    open var magneticHeading: CLLocationDirection { 0 }
    open var trueHeading: CLLocationDirection { -1 }
    open var headingAccuracy: CLLocationDirection { -1 }
    open var timestamp: Date { Date() }
}
