import Foundation
import ObjCRuntime

open class CNContactRelation: ObjCObject, @unchecked Sendable {
    public let name: String
    public init(name: String) { self.name = name; super.init() }
}
