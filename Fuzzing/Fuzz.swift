import Foundation
import InterfaceBuilder
import NibArchive

/// libFuzzer's entry. `FUZZ_READER` chooses what reads the input: `xml` a document, `nib` a NIBArchive, `keyed` a keyed archive.
///
/// Reading may take 64 bytes for each of the input, and 32 MB; more is a find, as a crash is, and so is an archive that
/// isn't written to the same bytes again, or a nib of ours that can't be read.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let allowed = 64 * count + 32 << 20
    let peak = Allocations.peak { reader(bytes) }
    precondition(peak <= allowed, "\(count) bytes of input took \(peak) bytes of memory, \(allowed) are allowed")
    return 0
}

private let reader: @Sendable ([UInt8]) -> Void = {
    switch ProcessInfo.processInfo.environment["FUZZ_READER"] {
    case "xml": readDocument
    case "nib": readArchive
    case "keyed": readKeyedArchive
    case let other: fatalError("FUZZ_READER is xml, nib or keyed, not '\(other ?? "")'")
    }
}()

private func readDocument(_ bytes: [UInt8]) {
    var options = CompileOptions(moduleName: "App")
    options.deploymentTarget = VersionNumber(9)
    guard let output = try? DocumentCompiler().compile(bytes, path: "Base.lproj/Fuzz.storyboard", options: options).output else { return }
    switch output {
    case .nib(let nib): check(nib.encoded())
    case .nibFolder(let nibs): for nib in nibs { check(nib.archive.encoded()) }
    case .storyboard(let files): for file in files where file.name.hasSuffix(".nib") { check(file.bytes) }
    }
}

private func check(_ nib: [UInt8]) {
    precondition((try? NibArchive(nib))?.encoded() == nib, "a nib of ours can't be read again")
}

private func readArchive(_ bytes: [UInt8]) {
    guard let archive = try? NibArchive(bytes) else { return }
    walk(archive)
    // Tables may lie anywhere, in any order; once written they lie as ours do.
    let once = archive.encoded()
    precondition((try? NibArchive(once))?.encoded() == once, "an archive is not written as it is read")
}

private func readKeyedArchive(_ bytes: [UInt8]) {
    if let list = try? BinaryPropertyList(bytes) { precondition((try? BinaryPropertyList(list.encoded())) != nil, "a property list is not written as it is read") }
    if BinaryPropertyList.isPropertyList(bytes), let archive = try? NibArchive(nib: bytes) { walk(archive) }
}

private func walk(_ archive: NibArchive) {
    for object in archive.objects.indices {
        _ = archive.classNames(of: object)
        for entry in archive.entries(of: object) { _ = archive.describe(entry.value) }
    }
}
