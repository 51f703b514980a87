@_exported import AVFoundation

public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}

struct NoHaptics: CHHapticDeviceCapability {
    let supportsHaptics = false, supportsAudio = false
}

/// Named only: the device has no haptics, as an iPad hasn't; making an engine fails.
open class CHHapticEngine: @unchecked Sendable {
    public enum StoppedReason: Int, Sendable { case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect, systemError = -1 }
    public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }
    public typealias StoppedHandler = (StoppedReason) -> Void
    public typealias ResetHandler = () -> Void
    public typealias CompletionHandler = ((any Error)?) -> Void
    public typealias FinishedHandler = ((any Error)?) -> FinishedAction

    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
    open var stoppedHandler: StoppedHandler = { _ in }
    open var resetHandler: ResetHandler = {}
    open var playsHapticsOnly = false
    open var playsAudioOnly = false
    open var isMutedForAudio = false
    open var isMutedForHaptics = false
    open var isAutoShutdownEnabled = false
    open var currentTime: TimeInterval { 0 }

    public init(audioSession: AVAudioSession?) throws { throw CHHapticError(.notSupported) }
    /// No NSObject: its `init()`, unlike this one, doesn't throw.
    public init() throws { throw CHHapticError(.notSupported) }
    open func start(completionHandler: CompletionHandler? = nil) { completionHandler?(CHHapticError(.notSupported)) }
    open func start() throws { throw CHHapticError(.notSupported) }
    open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
    open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {}
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { throw CHHapticError(.notSupported) }
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer { throw CHHapticError(.notSupported) }
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
    open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}
