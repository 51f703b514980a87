extension UIView {
    /// How fast an animation is over its time.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0, easeIn, easeOut, linear

        /// An enumeration of C takes any number: apps make a curve of 7, which the keyboard's notifications say, and force it.
        public init?(rawValue: Int) {
            switch rawValue {
            case 1: self = .easeIn
            case 2: self = .easeOut
            case 3: self = .linear
            default: self = .easeInOut
            }
        }
    }
}
