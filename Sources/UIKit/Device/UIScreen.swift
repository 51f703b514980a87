import DeviceHost
import Foundation
import FoundationGaps
import LaunchRules

/// The screen of the device.
@preconcurrency @MainActor open class UIScreen: ObjCObject, UITraitEnvironment {
    let profile: DeviceProfile
    /// Which way up the interface is.
    var interfaceOrientation = UIInterfaceOrientation.portrait
    var isLandscape: Bool { interfaceOrientation.isLandscape }
    private var storedBrightness: CGFloat = 0.5

    public override convenience init() { self.init(profile: RunOptions.current.device) }
    init(profile: DeviceProfile) {
        self.profile = profile
        super.init()
    }

    private static let mainScreen = UIScreen(profile: RunOptions.current.device)

    open class var main: UIScreen { mainScreen }
    open class var screens: [UIScreen] { [mainScreen] }

    /// Points, in the interface's orientation.
    open var bounds: CGRect { CGRect(origin: .zero, size: profile.size(landscape: isLandscape)) }
    /// Pixels a point.
    open var scale: CGFloat { profile.scale }
    open var nativeScale: CGFloat { profile.scale }
    /// Pixels, upright.
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: profile.size.width * profile.scale, height: profile.size.height * profile.scale) }
    open var applicationFrame: CGRect {
        let bar = isLandscape && profile.idiom == .phone ? 0 : profile.statusBarHeight
        return CGRect(x: 0, y: bar, width: bounds.width, height: bounds.height - bar)
    }

    open var maximumFramesPerSecond: Int { 60 }
    open var mirrored: UIScreen? { nil }
    open var isCaptured: Bool { false }
    open var calibratedLatency: CFTimeInterval { 0 }
    open var wantsSoftwareDimming = false
    open var supportsFocus: Bool { false }

    /// From 0 to 1.
    open var brightness: CGFloat {
        get { storedBrightness }
        set {
            let value = min(max(newValue, 0), 1)
            guard value != storedBrightness else { return }
            storedBrightness = value
            NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
        }
    }

    open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(screen: self, isFixed: false) }
    open var fixedCoordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(screen: self, isFixed: true) }

    open var traitCollection: UITraitCollection { traits(isLandscape: isLandscape) }
    var settings = DeviceSettings()
    private var style: UIUserInterfaceStyle { UIApplication.current?.info.style(onDevice: settings.style) ?? settings.style }

    func traits(isLandscape: Bool) -> UITraitCollection { UIScreen.traits(of: profile, isLandscape: isLandscape, style: style, textSize: settings.textSize) }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIScreen {
    /// D57: size classes by device and orientation.
    nonisolated static func traits(of profile: DeviceProfile, isLandscape: Bool, style: UIUserInterfaceStyle = .light, textSize: UIContentSizeCategory = .large) -> UITraitCollection {
        UITraitCollection(TraitValues.with {
            $0.userInterfaceIdiom = profile.idiom == .pad ? .pad : .phone
            $0.userInterfaceStyle = style
            $0.layoutDirection = Languages.isRightToLeft ? .rightToLeft : .leftToRight
            $0.displayScale = profile.scale
            $0.horizontalSizeClass = profile.isWidthCompact(landscape: isLandscape) ? .compact : .regular
            $0.verticalSizeClass = profile.isHeightCompact(landscape: isLandscape && holds("D57")) ? .compact : .regular
            $0.forceTouchCapability = .unavailable
            $0.preferredContentSizeCategory = textSize
            $0.displayGamut = .P3
            $0.accessibilityContrast = .normal
            $0.userInterfaceLevel = .base
            $0.legibilityWeight = .regular
            $0.activeAppearance = .active
            $0.sceneCaptureState = .inactive
            $0.imageDynamicRange = .standard
        })
    }

    var safeArea: UIEdgeInsets {
        let insets = profile.safeArea(landscape: isLandscape)
        return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}

/// The screen as a coordinate space: of the interface, or fixed to the upright device.
@MainActor private final class ScreenCoordinateSpace: ObjCObject, @preconcurrency UICoordinateSpace {
    private let screen: UIScreen
    private let isFixed: Bool

    init(screen: UIScreen, isFixed: Bool) {
        (self.screen, self.isFixed) = (screen, isFixed)
        super.init()
    }

    var bounds: CGRect { isFixed ? CGRect(origin: .zero, size: screen.profile.size) : screen.bounds }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if coordinateSpace is ScreenCoordinateSpace { return point }
        return coordinateSpace.convert(point, from: self)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if coordinateSpace is ScreenCoordinateSpace { return point }
        return coordinateSpace.convert(point, to: self)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { CGRect(origin: convert(rect.origin, to: coordinateSpace), size: rect.size) }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { CGRect(origin: convert(rect.origin, from: coordinateSpace), size: rect.size) }
}
