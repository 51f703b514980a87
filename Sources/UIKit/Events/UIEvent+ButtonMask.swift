extension UIEvent.ButtonMask {
    /// - Parameter buttonNumber: from 1, the primary one.
    public static func button(_ buttonNumber: Int) -> UIEvent.ButtonMask { UIEvent.ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
}
