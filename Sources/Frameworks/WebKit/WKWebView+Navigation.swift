import UIKit

/// Loading, step by step: the delegate is asked, hears of the start, of the page's first bytes and of its end.
extension WKWebView {
    func navigate(to page: Page, kind: WKNavigationType = .other, place: Int? = nil) -> WKNavigation {
        stop()
        let next = PendingPage(page, WKNavigation(), place: kind == .reload ? history.index : place)
        pending = next
        url = page.url
        isLoading = true
        estimatedProgress = 0.1
        DispatchQueue.main.async { self.ask(next, kind) }
        return next.navigation
    }

    func travel(to place: Int) -> WKNavigation { navigate(to: history.pages[place], kind: .backForward, place: place) }

    func stop() {
        guard let stopped = pending else { return }
        pending = nil
        if let task = stopped.task { task.handler?.webView(self, stop: task) }
        end()
        navigationDelegate?.webView(self, didFailProvisionalNavigation: stopped.navigation, withError: Self.error(NSURLErrorCancelled, stopped.page.url))
    }

    private func ask(_ next: PendingPage, _ kind: WKNavigationType) {
        guard pending === next else { return }
        guard let navigationDelegate else { return start(next) }
        let action = WKNavigationAction(kind, next.page.url)
        let decide: (WKNavigationActionPolicy) -> Void = { policy in
            guard self.pending === next else { return }
            if policy == .allow { return self.start(next) }
            self.pending = nil
            self.end()
        }
        if _implements(navigationDelegate, "webView(_:decidePolicyFor:preferences:decisionHandler:)") {
            navigationDelegate.webView(self, decidePolicyFor: action, preferences: configuration.defaultWebpagePreferences) { policy, _ in decide(policy) }
        } else {
            navigationDelegate.webView(self, decidePolicyFor: action, decisionHandler: decide)
        }
    }

    private func start(_ next: PendingPage) {
        navigationDelegate?.webView(self, didStartProvisionalNavigation: next.navigation)
        guard pending === next else { return }
        let page = next.page
        if let scheme = page.url.scheme, page.html == nil, let handler = configuration.urlSchemeHandler(forURLScheme: scheme) {
            let task = SchemeTask(page.url, handler) { result in
                guard self.pending === next else { return }
                switch result {
                case .success(let data): self.commit(next, String(decoding: data, as: UTF8.self))
                case .failure(let error): self.fail(next, error)
                }
            }
            next.task = task
            return handler.webView(self, start: task)
        }
        DispatchQueue.main.async { self.read(next) }
    }

    private func read(_ next: PendingPage) {
        guard pending === next else { return }
        let page = next.page
        if let html = page.html ?? (page.url.absoluteString == "about:blank" ? "" : nil) { return commit(next, html) }
        guard page.url.isFileURL else {
            notImplemented("WKWebView: pages of servers")
            return fail(next, Self.error(NSURLErrorNotConnectedToInternet, page.url))
        }
        guard let data = try? Data(contentsOf: page.url) else { return fail(next, Self.error(NSURLErrorFileDoesNotExist, page.url)) }
        commit(next, ["html", "htm", "txt", "svg", "xml", "json"].contains(page.url.pathExtension.lowercased()) ? String(decoding: data, as: UTF8.self) : "")
    }

    private func commit(_ next: PendingPage, _ html: String) {
        var page = next.page
        page.html = html
        let isPlain = page.url.isFileURL && page.url.pathExtension.lowercased() == "txt"
        pageView.text = isPlain ? html : Self.text(of: html)
        setNeedsLayout()
        willChangeValue(forKey: "canGoBack")
        willChangeValue(forKey: "canGoForward")
        history.show(page, at: next.place, title: Self.title(of: html))
        didChangeValue(forKey: "canGoForward")
        didChangeValue(forKey: "canGoBack")
        estimatedProgress = 0.5
        navigationDelegate?.webView(self, didCommit: next.navigation)
        guard pending === next else { return }
        title = Self.title(of: html) ?? ""
        DispatchQueue.main.async { self.finish(next) }
    }

    private func finish(_ next: PendingPage) {
        guard pending === next else { return }
        pending = nil
        end()
        navigationDelegate?.webView(self, didFinish: next.navigation)
    }

    private func fail(_ next: PendingPage, _ error: any Error) {
        pending = nil
        end()
        navigationDelegate?.webView(self, didFailProvisionalNavigation: next.navigation, withError: error)
    }

    private func end() {
        estimatedProgress = 1
        isLoading = false
    }

    private static func error(_ code: Int, _ url: URL) -> NSError {
        NSError(domain: NSURLErrorDomain, code: code, userInfo: [NSURLErrorFailingURLErrorKey: url, NSURLErrorFailingURLStringErrorKey: url.absoluteString])
    }

    // MARK: Text

    private static func title(of html: String) -> String? {
        html.firstMatch(of: /(?i)<title[^>]*>([^<]*)<\/title>/).map { String($0.1).trimmingCharacters(in: .whitespacesAndNewlines) }
    }

    private static func text(of html: String) -> String {
        let seen = html.replacing(/(?is)<(script|style|head|title)\b.*?<\/\1>/, with: "").replacing(/(?s)<!--.*?-->/, with: "")
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue]
        let text = try? NSAttributedString(data: Data("<html>\(seen)</html>".utf8), options: options, documentAttributes: nil)
        return text?.string.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    }
}
