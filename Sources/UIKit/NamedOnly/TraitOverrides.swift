import ObjCRuntime

extension UIWindowScene {
    /// Reads as none.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides() }
        set { notImplemented("UIWindowScene.traitOverrides") }
    }
}

extension UIPresentationController {
    /// Reads as none.
    public var traitOverrides: UITraitOverrides {
        get { UITraitOverrides() }
        set { notImplemented("UIPresentationController.traitOverrides") }
    }
}
