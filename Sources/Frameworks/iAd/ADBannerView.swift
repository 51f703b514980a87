@_exported import UIKit

public enum ADAdType: Int, Sendable { case banner = 0, mediumRectangle }
public enum ADInterstitialPresentationPolicy: Int, Sendable { case none = 0, automatic, manual }
public let ADErrorDomain = "ADErrorDomain"

@preconcurrency @MainActor public protocol ADBannerViewDelegate: NSObjectProtocol {
    func bannerViewWillLoadAd(_ banner: ADBannerView!)
    func bannerViewDidLoadAd(_ banner: ADBannerView!)
    func bannerViewActionShouldBegin(_ banner: ADBannerView!, willLeaveApplication willLeave: Bool) -> Bool
    func bannerViewActionDidFinish(_ banner: ADBannerView!)
    func bannerView(_ banner: ADBannerView!, didFailToReceiveAdWithError error: (any Error)!)
}
extension ADBannerViewDelegate {
    public func bannerViewWillLoadAd(_ banner: ADBannerView!) {}
    public func bannerViewDidLoadAd(_ banner: ADBannerView!) {}
    public func bannerViewActionShouldBegin(_ banner: ADBannerView!, willLeaveApplication willLeave: Bool) -> Bool { true }
    public func bannerViewActionDidFinish(_ banner: ADBannerView!) {}
    public func bannerView(_ banner: ADBannerView!, didFailToReceiveAdWithError error: (any Error)!) {}
}

/// iAd ended in 2016: a banner never loads.
@preconcurrency @MainActor open class ADBannerView: UIView {
    open weak var delegate: (any ADBannerViewDelegate)?
    open var isBannerLoaded: Bool { false }
    open var isBannerViewActionInProgress: Bool { false }
    open var advertisingSection: String?
    public let adType: ADAdType
    public init!(adType type: ADAdType) {
        adType = type
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        DispatchQueue.main.async { MainActor.assumeIsolated { self.delegate?.bannerView(self, didFailToReceiveAdWithError: NSError(domain: ADErrorDomain, code: 4)) } }
    }
    public override convenience init(frame: CGRect) {
        self.init(adType: .banner)
        self.frame = frame
    }
    public required init?(coder: NSCoder) {
        adType = .banner
        super.init(coder: coder)
    }
    open func cancelBannerViewAction() {}
}

extension UIViewController {
    public var canDisplayBannerAds: Bool { get { false } set {} }
    public var originalContentView: UIView! { view }
    public var interstitialPresentationPolicy: ADInterstitialPresentationPolicy { get { .none } set {} }
    public func requestInterstitialAdPresentation() -> Bool { false }
}
