import ObjCRuntime
import UIKit
import WebKit
import XCTest

/// The steps of loading a page, as its view's delegate hears of them.
final class WebPageTests: XCTestCase {
    final class Follower: ObjCObject, WKNavigationDelegate {
        nonisolated override class func _glue(_ glue: inout ObjCGlue) {
            super._glue(&glue)
            glue.implements(
                "webView(_:decidePolicyFor:decisionHandler:)", "webView(_:didStartProvisionalNavigation:)", "webView(_:didCommit:)", "webView(_:didFinish:)",
                "webView(_:didFailProvisionalNavigation:withError:)")
        }

        var steps: [String] = []
        var policy = WKNavigationActionPolicy.allow
        var ended: XCTestExpectation?

        func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) {
            steps.append("decide \(navigationAction.request.url?.absoluteString ?? "")")
            decisionHandler(policy)
            if policy == .cancel { ended?.fulfill() }
        }
        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { steps.append("start") }
        func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { steps.append("commit") }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
            steps.append("finish")
            ended?.fulfill()
        }
        func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
            steps.append("fail \((error as NSError).code)")
            ended?.fulfill()
        }
    }

    final class Scheme: ObjCObject, WKURLSchemeHandler {
        func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
            urlSchemeTask.didReceive(NSObject())
            urlSchemeTask.didReceive(Data("<title>Own</title><p>from \(urlSchemeTask.request.url?.host ?? "")</p>".utf8))
            urlSchemeTask.didFinish()
        }
        func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
    }

    @MainActor private func steps(_ view: WKWebView, policy: WKNavigationActionPolicy = .allow, _ load: (WKWebView) -> Void) async -> [String] {
        let follower = Follower()
        follower.policy = policy
        follower.ended = expectation(description: "ended")
        view.navigationDelegate = follower
        load(view)
        await fulfillment(of: [follower.ended!], timeout: 5)
        return follower.steps
    }

    @MainActor private func makeView(_ configuration: WKWebViewConfiguration = .init()) -> WKWebView { WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), configuration: configuration) }

    private let page = "<html><head><title>Birds</title><style>p { color: red }</style></head><body><p>A heron</p></body></html>"

    @MainActor func testATextIsLoadedStepByStep() async {
        let view = makeView()
        let heard = await steps(view) { $0.loadHTMLString(page, baseURL: nil); XCTAssertTrue($0.isLoading) }
        XCTAssertEqual(heard, ["decide about:blank", "start", "commit", "finish"])
        XCTAssertEqual(view.title, "Birds")
        XCTAssertFalse(view.isLoading)
        XCTAssertEqual(view.estimatedProgress, 1)
        view.layoutIfNeeded()
        XCTAssertEqual(view.scrollView.subviews.compactMap { ($0 as? UILabel)?.text }, ["A heron"])
        XCTAssertGreaterThan(view.scrollView.contentSize.height, 16)
    }

    @MainActor func testAServerIsOutOfReach() async {
        let heard = await steps(makeView()) { $0.load(URL(string: "https://example.org/")! as Any) }
        XCTAssertEqual(heard, ["decide https://example.org/", "start", "fail -1009"])
    }

    @MainActor func testTheDelegateRefuses() async {
        let view = makeView()
        let heard = await steps(view, policy: .cancel) { $0.loadHTMLString(page, baseURL: nil) }
        XCTAssertEqual(heard, ["decide about:blank"])
        XCTAssertFalse(view.isLoading)
        XCTAssertNil(view.backForwardList.currentItem)
    }

    @MainActor func testAnOwnScheme() async {
        let configuration = WKWebViewConfiguration(), handler = Scheme()
        configuration.setURLSchemeHandler(handler, forURLScheme: "own")
        let view = makeView(configuration)
        let heard = await steps(view) { $0.load(URL(string: "own://nest")! as Any) }
        XCTAssertEqual(heard, ["decide own://nest", "start", "commit", "finish"])
        XCTAssertEqual(view.title, "Own")
        XCTAssertTrue(configuration.urlSchemeHandler(forURLScheme: "OWN") === handler)
    }

    @MainActor func testPagesBefore() async {
        let view = makeView()
        _ = await steps(view) { $0.loadHTMLString(page, baseURL: URL(string: "https://example.org/1")) }
        _ = await steps(view) { $0.loadHTMLString("<title>Eggs</title>", baseURL: URL(string: "https://example.org/2")) }
        XCTAssertTrue(view.canGoBack)
        _ = await steps(view) { XCTAssertNotNil($0.goBack()) }
        XCTAssertEqual(view.title, "Birds")
        XCTAssertTrue(view.canGoForward)
        XCTAssertEqual(view.backForwardList.forwardItem?.url.absoluteString, "https://example.org/2")
    }

    @MainActor func testProgressIsObserved() async {
        let view = makeView(), seen = Seen()
        KeyValueObserver.observe(view, "estimatedProgress") { seen.values.append($0) }
        _ = await steps(view) { $0.loadHTMLString(page, baseURL: nil) }
        XCTAssertEqual(seen.values, [0.1, 0.5, 1])
        KeyValueObserver.end(view, "estimatedProgress")
    }

    final class Seen { var values: [Double] = [] }

    final class KeyValueObserver: ObjCObject {
        nonisolated(unsafe) private static var all: [KeyValueObserver] = []
        private let told: (Double) -> Void
        private init(_ told: @escaping (Double) -> Void) { self.told = told; super.init() }

        static func observe(_ object: WKWebView, _ key: String, _ told: @escaping (Double) -> Void) {
            let observer = KeyValueObserver(told)
            all.append(observer)
            object.addObserver(observer, forKeyPath: key, options: .new, context: nil)
        }
        static func end(_ object: WKWebView, _ key: String) { object.removeObserver(all.removeLast(), forKeyPath: key) }

        override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
            (change?[.newKey] as? Double).map(told)
        }
    }
}
