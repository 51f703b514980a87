@_exported import UIKit

public let SLServiceTypeTwitter: String! = "com.apple.social.twitter"
public let SLServiceTypeFacebook: String! = "com.apple.social.facebook"
public let SLServiceTypeSinaWeibo: String! = "com.apple.social.sinaweibo"
public let SLServiceTypeTencentWeibo: String! = "com.apple.social.tencentweibo"
public let SLServiceTypeLinkedIn: String! = "com.apple.social.linkedin"

public enum SLComposeViewControllerResult: Int, Sendable { case cancelled = 0, done }
public typealias SLComposeViewControllerCompletionHandler = (SLComposeViewControllerResult) -> Void

/// No service is available since iOS 11: making a controller gives nil.
@preconcurrency @MainActor open class SLComposeViewController: UIViewController {
    open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }
    public init?(forServiceType serviceType: String!) { nil }
    public required init?(coder: NSCoder) { nil }
    open var serviceType: String! { nil }
    open var completionHandler: SLComposeViewControllerCompletionHandler!
    @discardableResult open func setInitialText(_ text: String!) -> Bool { false }
    @discardableResult open func add(_ image: UIImage!) -> Bool { false }
    @discardableResult open func add(_ url: URL!) -> Bool { false }
    @discardableResult open func removeAllImages() -> Bool { false }
    @discardableResult open func removeAllURLs() -> Bool { false }
}
