import Foundation
import FoundationNetworking

/// Methods of URLSession's delegates that corelibs never calls.
extension URLSessionTaskDelegate {
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
    public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}

extension URLSessionTask {
    /// What comes is passed on as it comes, whatever is preferred.
    public var prefersIncrementalDelivery: Bool { get { true } set {} }
}

extension URLError {
    public enum NetworkUnavailableReason: Int, Sendable { case cellular = 0, expensive, constrained }

    /// Nothing keeps this machine's one network from an app.
    public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}
