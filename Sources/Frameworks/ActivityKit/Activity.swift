@_exported import Foundation
import ObjCRuntime

public protocol ActivityAttributes: Codable {
    associatedtype ContentState: Codable, Hashable
}

public struct ActivityAuthorizationError: Error, Sendable { public static let unsupported = ActivityAuthorizationError(), denied = ActivityAuthorizationError() }

public struct ActivityContent<State: Codable & Hashable> {
    public var state: State, staleDate: Date?, relevanceScore: Double
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) { (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore) }
}

public enum ActivityState: Sendable { case active, ended, dismissed, stale, pending }
public struct ActivityUIDismissalPolicy: Sendable {
    public static let `default` = Self(), immediate = Self()
    public static func after(_ date: Date) -> Self { Self() }
}
public struct PushType: Sendable { public static let token = PushType() }

/// Named only: Live Activities are switched off, so none can be started.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    public let id: String, attributes: Attributes
    public private(set) var content: ActivityContent<Attributes.ContentState>
    public var activityState: ActivityState { .ended }
    public var contentState: Attributes.ContentState { content.state }
    public var pushToken: Data? { nil }
    init(_ attributes: Attributes, _ content: ActivityContent<Attributes.ContentState>) { (id, self.attributes, self.content) = (UUID().uuidString, attributes, content) }

    public static var activities: [Activity<Attributes>] { [] }
    public static func request(attributes: Attributes, content: ActivityContent<Attributes.ContentState>, pushType: PushType? = nil) throws -> Activity<Attributes> {
        notImplemented("Activity.request(attributes:content:pushType:)")
        throw ActivityAuthorizationError.denied
    }
    public static func request(attributes: Attributes, contentState: Attributes.ContentState, pushType: PushType? = nil) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }
    public func update(_ content: ActivityContent<Attributes.ContentState>) async { self.content = content }
    public func update(using contentState: Attributes.ContentState) async { content.state = contentState }
    public func end(_ content: ActivityContent<Attributes.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
    public func end(using contentState: Attributes.ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {}
}

public final class ActivityAuthorizationInfo: Sendable {
    public init() {}
    public var areActivitiesEnabled: Bool { false }
    public var frequentPushesEnabled: Bool { false }
}
