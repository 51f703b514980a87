@_exported import UIKit

@preconcurrency @MainActor open class WKPreferences: ObjCObject {
    open var javaScriptEnabled = true
    open var minimumFontSize: CGFloat = 0
    open var javaScriptCanOpenWindowsAutomatically = false
}

@preconcurrency @MainActor open class WKWebpagePreferences: ObjCObject { open var allowsContentJavaScript = true }
@preconcurrency @MainActor open class WKProcessPool: ObjCObject {}

public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = Self(rawValue: 1), link = Self(rawValue: 2), address = Self(rawValue: 4), all = Self(rawValue: .max)
}

@preconcurrency @MainActor open class WKWebViewConfiguration: ObjCObject {
    open var preferences = WKPreferences()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var processPool = WKProcessPool()
    open var userContentController = WKUserContentController()
    open var allowsInlineMediaPlayback = false
    open var dataDetectorTypes: WKDataDetectorTypes = []
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var allowsAirPlayForMediaPlayback = true
    open var suppressesIncrementalRendering = false
    open var applicationNameForUserAgent: String?
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = Self(rawValue: 1), video = Self(rawValue: 2), all = Self(rawValue: .max)
}

open class WKNavigation: ObjCObject {}

public enum WKNavigationType: Int, Sendable { case linkActivated = 0, formSubmitted, backForward, reload, formResubmitted, other = -1 }
public enum WKNavigationActionPolicy: Int, Sendable { case cancel = 0, allow, download }
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel = 0, allow, download }

@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
    func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse, decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
    public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) { decisionHandler(.allow) }
    public func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse, decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void) { decisionHandler(.allow) }
    public func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {}
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {}
}

/// Named only: it keeps what it was asked to load and shows an empty page.
@preconcurrency @MainActor open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var customUserAgent: String?
    public let scrollView = UIScrollView()
    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.property("navigationDelegate", get: { ($0 as! WKWebView).navigationDelegate }, set: { ($0 as! WKWebView).navigationDelegate = $1 as? any WKNavigationDelegate })
        glue.property("uiDelegate", get: { ($0 as! WKWebView).uiDelegate }, set: { ($0 as! WKWebView).uiDelegate = $1 as? any WKUIDelegate })
        glue.action("reload") { view, _ in (view as! WKWebView).reload() }
        glue.action("goBack") { view, _ in (view as! WKWebView).goBack() }
        glue.action("goForward") { view, _ in (view as! WKWebView).goForward() }
        glue.action("stopLoading") { view, _ in (view as! WKWebView).stopLoading(); return nil }
    }

    open private(set) var url: URL?
    open private(set) var title: String?
    open private(set) var isLoading = false
    open private(set) var estimatedProgress = 0.0
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        prepare()
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        backgroundColor = .white
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scrollView)
    }

    /// `request` is a `URLRequest`; the type isn't named here, so that an app without networking doesn't link it.
    @discardableResult open func load(_ request: Any) -> WKNavigation? { show(URL(string: "\(request)")) }
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { show(baseURL) }
    @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { show(URL) }
    @discardableResult open func reload() -> WKNavigation? { show(url) }
    @discardableResult open func goBack() -> WKNavigation? { nil }
    @discardableResult open func goForward() -> WKNavigation? { nil }
    open func stopLoading() {}
    open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
        notImplemented("WKWebView.evaluateJavaScript(_:completionHandler:)")
        completionHandler?(nil, nil)
    }

    private func show(_ url: URL?) -> WKNavigation? {
        notImplemented("WKWebView: pages")
        self.url = url
        return WKNavigation()
    }
}
