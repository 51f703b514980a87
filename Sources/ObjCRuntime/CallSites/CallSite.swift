import Foundation

/// Where in the app's own code something was done. Taking one costs a walk up the stack; source lines are looked up when asked for.
package struct CallSite: Sendable {
    private let addresses: [UInt]

    private init(addresses: [UInt]) { self.addresses = addresses }

    /// The place that this is called from.
    package static func here() -> CallSite { CallSite(addresses: Thread.callStackReturnAddresses.map(\.uintValue)) }

    /// The line of the app that called into the frameworks: `AppDelegate.swift:12`. Nil where a framework did so by itself, and
    /// where the app was built without line tables.
    package var line: String? {
        // The stack begins with Foundation's walk up the stack.
        let caller = SourceLines(addresses).frames.drop { !$0.isOfFrameworks }.first { !$0.isOfFrameworks }
        return caller?.place.map { "\(URL(fileURLWithPath: $0.path).lastPathComponent):\($0.line)" }
    }

    /// ``lines`` for a process that is about to end. The look-up maps whole binaries, as long as its thread lives; a backtracer would take them
    /// for where the code is.
    package var linesOfTheEnd: [String] {
        let work = LookUp(of: self)
        var thread = pthread_t()
        let look: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { given in
            Unmanaged<LookUp>.fromOpaque(given!).takeUnretainedValue().run()
            return nil
        }
        guard pthread_create(&thread, nil, look, Unmanaged.passUnretained(work).toOpaque()) == 0 else { return lines }
        pthread_join(thread, nil)
        return work.lines
    }

    /// All lines of the app, innermost first: `/path/AppDelegate.swift:12`.
    package var lines: [String] {
        SourceLines(addresses).frames.filter { !$0.isOfFrameworks }.compactMap { $0.place.map { "\($0.path):\($0.line)" } }
    }
}

/// What another thread finds.
private final class LookUp {
    private let site: CallSite
    private(set) var lines: [String] = []

    init(of site: CallSite) { self.site = site }

    func run() { lines = site.lines }
}
