import UIKit

/// Loads what lies under a scheme of the app's own.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

@preconcurrency @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
    var request: WKNavigationRequest { get }
    /// `response` is a `URLResponse`; the type isn't named here, so that an app without networking doesn't link it.
    func didReceive(_ response: AnyObject)
    func didReceive(_ data: Data)
    func didFinish()
    func didFailWithError(_ error: any Error)
}

/// Gathers what a handler gives until it says that it is done.
final class SchemeTask: ObjCObject, WKURLSchemeTask {
    let request: WKNavigationRequest
    weak var handler: (any WKURLSchemeHandler)?
    private var hasResponse = false
    private var data = Data()
    private var finish: ((Result<Data, any Error>) -> Void)?

    init(_ url: URL, _ handler: any WKURLSchemeHandler, finish: @escaping (Result<Data, any Error>) -> Void) {
        request = WKNavigationRequest(url: url)
        self.handler = handler
        self.finish = finish
        super.init()
    }

    func didReceive(_ response: AnyObject) {
        requireUnfinished()
        hasResponse = true
    }

    func didReceive(_ data: Data) {
        requireUnfinished()
        guard hasResponse else { NSException.fail(.internalInconsistencyException, "No response has been sent for this task") }
        self.data += data
    }

    func didFinish() {
        requireUnfinished()
        guard hasResponse else { NSException.fail(.internalInconsistencyException, "No response has been sent for this task") }
        end(.success(data))
    }

    func didFailWithError(_ error: any Error) {
        requireUnfinished()
        end(.failure(error))
    }

    private func requireUnfinished() {
        if finish == nil { NSException.fail(.internalInconsistencyException, "This task has already been stopped") }
    }

    private func end(_ result: Result<Data, any Error>) {
        let told = finish
        finish = nil
        told?(result)
    }
}
