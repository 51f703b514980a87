import Foundation
import ObjCRuntime

open class CNPhoneNumber: ObjCObject, @unchecked Sendable {
    public let stringValue: String
    public init(stringValue string: String) { stringValue = string; super.init() }
    public override convenience init() { self.init(stringValue: "") }
}
