import UIKit

@preconcurrency @MainActor open class WKFrameInfo: ObjCObject {
    open var isMainFrame: Bool { true }
}

/// What a page was asked for. It has a request's names without its type, so that an app without networking doesn't link it.
public struct WKNavigationRequest: Sendable {
    public let url: URL?
    public var mainDocumentURL: URL? { url }
    public var httpMethod: String? { "GET" }
}

@preconcurrency @MainActor open class WKNavigationAction: ObjCObject {
    public let navigationType: WKNavigationType
    public let request: WKNavigationRequest
    init(_ type: WKNavigationType, _ url: URL?) { (navigationType, request) = (type, WKNavigationRequest(url: url)); super.init() }
    public override convenience init() { self.init(.other, nil) }
    open var sourceFrame: WKFrameInfo { WKFrameInfo() }
    open var targetFrame: WKFrameInfo? { WKFrameInfo() }
}

@preconcurrency @MainActor open class WKNavigationResponse: ObjCObject {
    open var isForMainFrame: Bool { true }
    open var canShowMIMEType: Bool { true }
}

@preconcurrency @MainActor open class WKWindowFeatures: ObjCObject {}

@preconcurrency @MainActor public protocol WKUIDelegate: NSObjectProtocol {
    func webView(_ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView?
    func webViewDidClose(_ webView: WKWebView)
    func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void)
    func webView(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void)
    func webView(_ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void)
}

extension WKUIDelegate {
    public func webView(_ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures) -> WKWebView? { nil }
    public func webViewDidClose(_ webView: WKWebView) {}
    public func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void) { completionHandler() }
    public func webView(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void) { completionHandler(false) }
    public func webView(_ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void) { completionHandler(nil) }
}
