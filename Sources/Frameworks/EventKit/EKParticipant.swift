import Foundation
import ObjCRuntime

public enum EKParticipantType: Int, Sendable { case unknown = 0, person, room, resource, group }
public enum EKParticipantRole: Int, Sendable { case unknown = 0, required, optional, chair, nonParticipant }
public enum EKParticipantStatus: Int, Sendable { case unknown = 0, pending, accepted, declined, tentative, delegated, completed, inProcess }

/// Somebody who is invited; there is nobody here, as no calendar is.
open class EKParticipant: EKObject {
    open var url: URL { URL(fileURLWithPath: "/") }
    open var name: String? { nil }
    open var participantStatus: EKParticipantStatus { .unknown }
    open var participantRole: EKParticipantRole { .unknown }
    open var participantType: EKParticipantType { .unknown }
    open var isCurrentUser: Bool { false }
}
