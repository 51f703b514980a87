@_exported import Foundation
@_exported import FoundationGaps

/// Named only: nothing asks for an app's intents here.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
    associatedtype PerformResult: IntentResult
    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var openAppWhenRun: Bool { get }
    static var isDiscoverable: Bool { get }
    init()
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var persistentIdentifier: String { String(describing: self) }
}

public protocol PersistentlyIdentifiable { static var persistentIdentifier: String { get } }
public protocol OpenIntent: AppIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}
public protocol LiveActivityIntent: AppIntent {}
public protocol AudioPlaybackIntent: AppIntent {}
public protocol WidgetConfigurationIntent: AppIntent {}
extension WidgetConfigurationIntent { public func perform() async throws -> some IntentResult { IntentResultContainer() } }

public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
    public let descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource?
    public init(_ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil, searchKeywords: [LocalizedStringResource] = []) { (self.descriptionText, self.categoryName) = (descriptionText, categoryName) }
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
