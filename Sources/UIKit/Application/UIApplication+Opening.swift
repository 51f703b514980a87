import Foundation

extension UIApplication {
    /// A30: the app's own schemes; web pages are taken to have a browser.
    func canOpen(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return false }
        return ["http", "https", "mailto", "tel", "sms", "app-settings"].contains(scheme) || info.urlSchemes.contains(scheme)
    }

    /// Hands a URL of the app's own to it, as another app would; says which others would have left it.
    func openOwn(_ url: URL) -> Bool {
        guard let scheme = url.scheme?.lowercased(), info.urlSchemes.contains(scheme) else {
            if canOpen(url) { Log.note("UIApplication.open: \(url.absoluteString) would open in another app; nothing happens here.") }
            return canOpen(url)
        }
        DispatchQueue.main.async { [self] in receive(url) }
        return true
    }

    /// C28, C34: a URL that comes while the app runs.
    func receive(_ url: URL) {
        if life.usesScenes {
            guard let scene = scenes.connected.first, let delegate = scene.delegate, _implements(delegate, "scene(_:openURLContexts:)") else { return }
            Trace.emit("scene(_:openURLContexts:)", delegate, rule: "C34")
            delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url, options: UIScene.OpenURLOptions())])
        } else if let delegate, _implements(delegate, "application(_:open:options:)") {
            Trace.emit("application(_:open:options:)", delegate, rule: "C28")
            _ = delegate.application(self, open: url, options: [:])
        }
    }
}

/// Lines for the developer, on standard error.
enum Log {
    static func note(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
    /// Each text once.
    static func once(_ text: String) { CoreGraphics.Log.once(text) }
}
