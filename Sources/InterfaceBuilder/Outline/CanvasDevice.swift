/// The device that the canvas shows a document on.
package struct CanvasDevice: Sendable, Equatable {
    /// `retina6_1`, `ipad9_7`.
    package let identifier: String
    package let isLandscape: Bool
    package let isDark: Bool

    /// Nil for documents of before Xcode 8, whose canvas knows no devices.
    init?(_ document: Document) {
        guard let device = document.root.child("device"), let identifier = device["id"] else { return nil }
        self.identifier = identifier.string
        isLandscape = device["orientation"] == "landscape"
        isDark = device["appearance"] == "dark"
    }
}
