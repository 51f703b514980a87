import Foundation
import FoundationGaps
import FoundationNetworking
import ObjCRuntime

extension URLSession {
    /// Corelibs has the type of such tasks and can't make one: it is a task that has nothing to do.
    public func streamTask(withHostName hostname: String, port: Int) -> URLSessionStreamTask { absent("streamTask(withHostName:port:)") }
    public func streamTask(with service: NetService) -> URLSessionStreamTask { absent("streamTask(with:)") }

    private func absent(_ name: String) -> URLSessionStreamTask {
        NSException.fail(.invalidArgumentException, "URLSession.\(name): streams to a server aren't available here")
    }
}
