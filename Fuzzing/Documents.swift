import InterfaceBuilder
import NibArchive

/// `xml` reads a document, `nib` a NIBArchive, `keyed` a keyed archive. An archive that isn't written to the same bytes again is a find, and
/// so is a nib of ours that can't be read.
let readers: [String: (read: @Sendable ([UInt8]) -> Void, boundsMemory: Bool)] = [
    "xml": (readDocument, true),
    "nib": (readArchive, true),
    "keyed": (readKeyedArchive, true),
]

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
