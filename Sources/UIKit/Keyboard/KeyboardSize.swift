import DeviceHost

/// How high the keyboard on the screen is, in points: keys, suggestions, and the strip at the bottom; see `ui-metrics` 10.
struct KeyboardSize {
    var keys: CGFloat
    var suggestions: CGFloat
    /// Globe and microphone, on phones without a home button; the home indicator's place otherwise.
    var strip: CGFloat

    var total: CGFloat { keys + suggestions + strip }

    init(_ device: DeviceProfile, landscape: Bool) {
        switch device.idiom {
        case .phone where !device.hasHomeIndicator: self.init(keys: landscape ? 162 : 216, suggestions: landscape ? 38 : 44, strip: 0)
        case .phone: self.init(keys: landscape ? 160 : device.size.width >= 414 ? 226 : 216, suggestions: landscape ? 38 : 45, strip: landscape ? 21 : 75)
        default: self.init(keys: device.size.width > 1000 ? (landscape ? 418 : 323) : (landscape ? 342 : 257), suggestions: 55, strip: device.hasHomeIndicator ? 20 : 0)
        }
    }

    private init(keys: CGFloat, suggestions: CGFloat, strip: CGFloat) { (self.keys, self.suggestions, self.strip) = (keys, suggestions, strip) }
}
