import UIKit

public enum SLRequestMethod: Int, Sendable { case GET = 0, POST, DELETE, PUT }
public typealias SLRequestHandler = (Data?, Any?, (any Error)?) -> Void

/// Named only: no service answers.
open class SLRequest: ObjCObject {
    public let requestMethod: SLRequestMethod, url: URL!, parameters: [AnyHashable: Any]!
    public init!(forServiceType serviceType: String!, requestMethod: SLRequestMethod, url: URL!, parameters: [AnyHashable: Any]!) { (self.requestMethod, self.url, self.parameters) = (requestMethod, url, parameters); super.init() }
    open func perform(handler: SLRequestHandler!) { handler?(nil, nil, CocoaError(.featureUnsupported)) }
}
