@_exported import Foundation

public struct NWInterface: Hashable, Sendable {
    public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
    public let type: InterfaceType
    public let name: String
    public let index: Int
}

/// How the network can be reached. Here it always can, by one interface without limits.
public struct NWPath: Equatable, Sendable {
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    public enum UnsatisfiedReason: Sendable { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied }

    public let status: Status
    public let availableInterfaces: [NWInterface]
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }
    public var supportsIPv4: Bool { true }
    public var supportsIPv6: Bool { true }
    public var supportsDNS: Bool { true }
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { availableInterfaces.contains { $0.type == type } }

    static let here = NWPath(status: .satisfied, availableInterfaces: [NWInterface(type: .wifi, name: "en0", index: 1)])
}

/// Tells the path once it is started; it never changes.
public final class NWPathMonitor: @unchecked Sendable {
    private let lock = NSLock()
    private var handler: (@Sendable (NWPath) -> Void)?
    private var isRunning = false

    public private(set) var queue: DispatchQueue?
    public let currentPath: NWPath
    public var cancelHandler: (@Sendable () -> Void)?

    public init() { currentPath = .here }
    public init(requiredInterfaceType: NWInterface.InterfaceType) {
        let fits = NWPath.here.usesInterfaceType(requiredInterfaceType)
        currentPath = fits ? .here : NWPath(status: .unsatisfied, availableInterfaces: [])
    }
    public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) { self.init() }

    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }

    public func start(queue: DispatchQueue) {
        lock.withLock { (self.queue, isRunning) = (queue, true) }
        queue.async { [self] in
            guard lock.withLock({ isRunning }) else { return }
            pathUpdateHandler?(currentPath)
        }
    }

    public func cancel() {
        lock.withLock { isRunning = false }
        if let cancelHandler { (queue ?? .main).async { cancelHandler() } }
    }
}
