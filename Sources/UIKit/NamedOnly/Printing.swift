extension UIPrintInteractionController {
    private static let only = UIPrintInteractionController()
    /// No printer is ever available.
    public class var shared: UIPrintInteractionController { only }
}

extension UIPrintInfo {
    public class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }
}
