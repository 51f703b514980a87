/// What a class derives from when the module doesn't declare it.
enum Superclasses {
    static func ancestry(_ name: String, of type: TypeDeclaration, imported: [String: Ancestry]) -> Ancestry {
        let plain = unqualified(name)
        if let known = imported[plain] { return known }
        if plain == "NSObject" || plain == "ObjCObject" { return .objectiveC }
        if foundation.contains(plain) { return .foreign }
        if isProtocol(plain) { return .none }
        if frameworks.contains(where: { hasPrefix(plain, $0) }) { return .objectiveC }
        // Of another module, unknown: its name may tell, and only a class with a superclass can override.
        if ["Controller", "View", "Cell", "Button", "Label", "TextField", "Layer", "Segue", "Window", "Control"].contains(where: plain.hasSuffix) { return .objectiveC }
        return type.members.contains(where: \.isOverride) ? .objectiveC : .none
    }

    static func isClass(_ name: String, of type: TypeDeclaration, imported: [String: Ancestry]) -> Bool {
        ancestry(name, of: type, imported: imported) != .none
    }

    private static func unqualified(_ name: String) -> String {
        let plain = name.prefix { $0 != "<" }
        return String(plain.split(separator: ".").last ?? plain)
    }

    private static func hasPrefix(_ name: String, _ prefix: String) -> Bool {
        guard name.hasPrefix(prefix), let next = name.dropFirst(prefix.count).first else { return false }
        return next.isUppercase
    }

    private static func isProtocol(_ name: String) -> Bool {
        if UIKitProtocols.all[name] != nil || protocols.contains(name) { return true }
        return ["Delegate", "DataSource", "Protocol", "able", "Transitioning", "Coding", "Copying", "Observer"].contains { name.hasSuffix($0) }
            && !classesNamedLikeProtocols.contains(name)
    }

    /// Prefixes of frameworks whose classes derive from ``ObjCObject`` here.
    private static let frameworks = [
        "UI", "CA", "MK", "WK", "SK", "AV", "SCN", "GK", "GLK", "MTK", "CL", "UN", "PH", "CN", "EK", "SF", "MF", "QL", "PDF", "AR", "MP", "LP", "NS", "IN", "VN", "ST", "SS", "CK", "CX", "NW", "HK",
    ]

    private static let protocols: Set<String> = [
        "AnyObject", "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Comparable", "Identifiable", "CustomStringConvertible", "CustomDebugStringConvertible",
        "Sequence", "Collection", "IteratorProtocol", "Error", "LocalizedError", "CustomNSError", "Sendable", "NSCoding", "NSSecureCoding", "NSCopying", "NSMutableCopying",
        "NSObjectProtocol", "ExpressibleByStringLiteral", "ObservableObject", "UITraitEnvironment", "UIContentContainer", "UICoordinateSpace", "UIFocusEnvironment",
        "UITextInput", "UIKeyInput", "UITextInputTraits", "UIContentView", "UIContentConfiguration", "UIDynamicItem", "UIStateRestoring", "MKAnnotation", "MKOverlay",
        "CAAction", "CAMediaTiming", "UIActivityItemSource", "UIAppearanceContainer", "UIAppearance", "UIPopoverBackgroundViewMethods", "UILayoutSupport",
    ]

    private static let classesNamedLikeProtocols: Set<String> = ["UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource", "NSManagedObjectObserver"]

    /// Foundation's own classes, and XCTest's: not ours to change.
    private static let foundation: Set<String> = [
        "Operation", "BlockOperation", "OperationQueue", "Thread", "Timer", "Formatter", "NumberFormatter", "DateFormatter", "ByteCountFormatter", "NSCache", "NSCoder",
        "NSKeyedArchiver", "NSKeyedUnarchiver", "URLProtocol", "InputStream", "OutputStream", "Stream", "Bundle", "NSString", "NSMutableString", "NSAttributedString",
        "NSMutableAttributedString", "NSPredicate", "NSValue", "NSNumber", "XMLParser", "Progress", "JSONEncoder", "JSONDecoder", "XCTestCase", "NSError", "Scanner", "FileManager",
        "URLSession", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask", "URLCache", "HTTPURLResponse", "URLResponse", "NSURL", "NSData", "NSDate", "NSArray", "NSMutableArray",
        "NSDictionary", "NSMutableDictionary", "NSSet", "NSOrderedSet", "NSLock", "NSRecursiveLock", "NSCondition", "NotificationCenter", "UserDefaults", "RunLoop", "Port", "Process",
        "NSRegularExpression", "NSSortDescriptor", "NSExpression", "PropertyListEncoder", "PropertyListDecoder", "LengthFormatter", "MassFormatter", "EnergyFormatter", "PersonNameComponentsFormatter",
        "ISO8601DateFormatter", "Dimension", "Unit", "UnitConverter", "NSMeasurement", "NSUUID", "NSNotification", "NSTimeZone", "NSLocale", "NSCalendar", "NSIndexPath", "NSIndexSet", "NSCharacterSet",
        "NSException", "XCTest", "XCTWaiter", "XCTestExpectation",
    ]
}
