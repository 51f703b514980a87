import Foundation

/// libFuzzer's entry. `FUZZ_READER` chooses what reads the input, among those that the program was built with (`readers`).
///
/// Where memory is bounded, reading may take 64 bytes for each of the input, and 32 MB; more is a find, as a crash is, and as is more than
/// five seconds of processor time: about one without sanitizers. Time on the wall says little on a busy machine.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let began = processorSeconds()
    let peak = Allocations.peak { reader.read(bytes) }
    let took = processorSeconds() - began
    precondition(took < 5, "\(count) bytes of input took \(took) s")
    let allowed = 64 * count + 32 << 20
    precondition(!reader.boundsMemory || peak <= allowed, "\(count) bytes of input took \(peak) bytes of memory, \(allowed) are allowed")
    return 0
}

private func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

private let reader = {
    let name = ProcessInfo.processInfo.environment["FUZZ_READER"] ?? ""
    guard let reader = readers[name] else { fatalError("FUZZ_READER is one of \(readers.keys.sorted()), not '\(name)'") }
    return reader
}()
