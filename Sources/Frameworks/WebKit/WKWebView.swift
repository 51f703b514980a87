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
    open var limitsNavigationsToAppBoundDomains = false
    open var ignoresViewportScaleLimits = false
    open var upgradeKnownHostsToHTTPS = true
    private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        let scheme = urlScheme.lowercased()
        guard !WKWebView.handlesURLScheme(scheme) else { NSException.fail(.invalidArgumentException, "'\(urlScheme)' is a URL scheme that WKWebView handles natively") }
        guard schemeHandlers[scheme] == nil else { NSException.fail(.invalidArgumentException, "URL scheme '\(urlScheme)' already has a registered URL scheme handler") }
        schemeHandlers[scheme] = urlSchemeHandler
    }

    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { schemeHandlers[urlScheme.lowercased()] }
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
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences, decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
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
    public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences, decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void) {
        self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) }
    }
    public func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse, decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void) { decisionHandler(.allow) }
    public func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {}
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {}
}

/// A page's address and text: its delegate hears of the steps of loading as on iOS. What a page says is shown, not how it looks; no script runs,
/// and nothing is fetched from servers, as if the device were offline.
@preconcurrency @MainActor open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var customUserAgent: String?
    open var pageZoom: CGFloat = 1
    open var isInspectable = false
    open var underPageBackgroundColor: UIColor! = .systemBackground
    public let scrollView = UIScrollView()
    let pageView = PageView()
    var history = PageHistory()
    /// What is being loaded; nil when all is there.
    var pending: PendingPage?

    open override class func _glue(_ glue: inout ObjCGlue) {
        super._glue(&glue)
        glue.property("navigationDelegate", get: { ($0 as! WKWebView).navigationDelegate }, set: { ($0 as! WKWebView).navigationDelegate = $1 as? any WKNavigationDelegate })
        glue.property("uiDelegate", get: { ($0 as! WKWebView).uiDelegate }, set: { ($0 as! WKWebView).uiDelegate = $1 as? any WKUIDelegate })
        glue.property("URL", get: { ($0 as! WKWebView).url })
        glue.property("title", get: { ($0 as! WKWebView).title })
        glue.property("loading", get: { ($0 as! WKWebView).isLoading })
        glue.property("estimatedProgress", get: { ($0 as! WKWebView).estimatedProgress })
        glue.property("canGoBack", get: { ($0 as! WKWebView).canGoBack })
        glue.property("canGoForward", get: { ($0 as! WKWebView).canGoForward })
        glue.action("reload") { view, _ in (view as! WKWebView).reload() }
        glue.action("goBack") { view, _ in (view as! WKWebView).goBack() }
        glue.action("goForward") { view, _ in (view as! WKWebView).goForward() }
        glue.action("stopLoading") { view, _ in (view as! WKWebView).stopLoading(); return nil }
        glue.action("reload:") { view, _ in (view as! WKWebView).reload() }
        glue.action("goBack:") { view, _ in (view as! WKWebView).goBack() }
        glue.action("goForward:") { view, _ in (view as! WKWebView).goForward() }
        glue.action("stopLoading:") { view, _ in (view as! WKWebView).stopLoading(); return nil }
    }

    open internal(set) var url: URL? { willSet { willChangeValue(forKey: "URL") } didSet { didChangeValue(forKey: "URL") } }
    open internal(set) var title: String? { willSet { willChangeValue(forKey: "title") } didSet { didChangeValue(forKey: "title") } }
    open internal(set) var isLoading = false { willSet { willChangeValue(forKey: "loading") } didSet { didChangeValue(forKey: "loading") } }
    open internal(set) var estimatedProgress = 0.0 { willSet { willChangeValue(forKey: "estimatedProgress") } didSet { didChangeValue(forKey: "estimatedProgress") } }
    open var canGoBack: Bool { history.index > 0 }
    open var canGoForward: Bool { history.index + 1 < history.pages.count }

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
        scrollView.addSubview(pageView)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        pageView.fit(in: scrollView)
    }

    /// Whether the view loads such addresses by itself.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool { ["http", "https", "about", "data", "file", "blob", "ws", "wss"].contains(urlScheme.lowercased()) }

    /// `request` is a `URLRequest`; the type isn't named here, so that an app without networking doesn't link it.
    @discardableResult open func load(_ request: Any) -> WKNavigation? { URL(string: "\(request)").map { navigate(to: Page(url: $0)) } }
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { navigate(to: Page(url: baseURL ?? URL(string: "about:blank")!, html: string)) }
    @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { navigate(to: Page(url: URL)) }
    @discardableResult open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation? {
        navigate(to: Page(url: baseURL, html: MIMEType.hasPrefix("text/") ? String(decoding: data, as: UTF8.self) : ""))
    }
    @discardableResult open func reload() -> WKNavigation? { history.current.map { navigate(to: $0, kind: .reload) } }
    @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }
    @discardableResult open func goBack() -> WKNavigation? { canGoBack ? travel(to: history.index - 1) : nil }
    @discardableResult open func goForward() -> WKNavigation? { canGoForward ? travel(to: history.index + 1) : nil }
    open func stopLoading() { stop() }

    /// What can be answered without running anything; no other script runs.
    open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
        let script = javaScriptString.trimmingCharacters(in: .whitespacesAndNewlines).trimmingCharacters(in: [";"])
        let answer: Any? = switch script {
        case "document.title": title ?? ""
        case "document.readyState": isLoading ? "loading" : "complete"
        case "document.URL", "window.location.href", "document.location.href": url?.absoluteString ?? "about:blank"
        case "document.body.scrollHeight", "document.documentElement.scrollHeight", "document.body.offsetHeight": Double(pageView.frame.maxY)
        case "document.documentElement.outerHTML", "document.documentElement.outerHTML.toString()": history.current?.html ?? ""
        case "document.body.innerText", "document.body.textContent": pageView.text ?? ""
        default: nil
        }
        if answer == nil { notImplemented("WKWebView.evaluateJavaScript(_:completionHandler:)") }
        DispatchQueue.main.async { completionHandler?(answer, nil) }
    }
}
