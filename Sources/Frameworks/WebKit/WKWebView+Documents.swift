import UIKit

/// What part of a page a document shows.
@MainActor open class WKPDFConfiguration: ObjCObject {
    open var rect: CGRect?
    open var allowTransparentBackground = false
}

/// Pages aren't drawn, so there is nothing to make documents of.
extension WKWebView {
    public func createPDF(configuration pdfConfiguration: WKPDFConfiguration = .init(), completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void) {
        notImplemented("WKWebView.createPDF(configuration:completionHandler:)")
        completionHandler(.failure(CocoaError(.featureUnsupported)))
    }

    public func createWebArchiveData(completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void) {
        notImplemented("WKWebView.createWebArchiveData(completionHandler:)")
        completionHandler(.failure(CocoaError(.featureUnsupported)))
    }
}
