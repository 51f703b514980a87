@_exported import Foundation
import ObjCRuntime

public enum WidgetFamily: Int, CaseIterable, Sendable { case systemSmall = 0, systemMedium, systemLarge, systemExtraLarge, accessoryCircular = 5, accessoryRectangular, accessoryInline }

public struct WidgetInfo: Identifiable, Hashable, Sendable {
    public let kind: String, family: WidgetFamily
    public var id: Self { self }
}

/// Named only: no widgets are on the Home Screen, so there are none to reload.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()
    public func reloadAllTimelines() { notImplemented("WidgetCenter.reloadAllTimelines()") }
    public func reloadTimelines(ofKind kind: String) { notImplemented("WidgetCenter.reloadTimelines(ofKind:)") }
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) { DispatchQueue.global().async { completion(.success([])) } }
    public func invalidateConfigurationRecommendations() {}
}
