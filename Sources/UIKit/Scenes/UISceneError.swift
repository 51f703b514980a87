import Foundation

/// Why a scene wasn't opened or changed.
public struct UISceneError: Error, CustomNSError, Equatable, Hashable, Sendable {
    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "UISceneErrorDomain" }
    public var errorCode: Int { code.rawValue }

    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
    public static var requestDenied: Code { .requestDenied }
    public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
    public static var geometryRequestDenied: Code { .geometryRequestDenied }
}
