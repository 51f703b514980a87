import Foundation

/// What a widget shows from a date on. No widget runs here: an app shares such types with its extension.
public protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry { public var relevance: TimelineEntryRelevance? { nil } }

public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
    public var score: Float, duration: TimeInterval
    public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

public struct TimelineReloadPolicy: Equatable, Sendable {
    private let date: Date?, isNever: Bool
    public static let atEnd = Self(date: nil, isNever: false), never = Self(date: nil, isNever: true)
    public static func after(_ date: Date) -> Self { Self(date: date, isNever: false) }
}

public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType], policy: TimelineReloadPolicy
    public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

public struct TimelineProviderContext {
    public let family = WidgetFamily.systemSmall
    public let isPreview = false
    public let displaySize = CGSize(width: 158, height: 158)
}

public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}
