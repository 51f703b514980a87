import Foundation

/// What `understudy render` was asked for, beside the document.
struct RenderOptions {
    static let flags: Set<String> = ["--check-frames", "--json"]
    static let names: Set<String> = ["-o", "--scene", "--device", "--appearance", "--locale", "--text-size", "--scale"]

    let output: String?
    let scene: String?
    let device: String?
    /// Nil: as the document has it.
    let isDark: Bool?
    let locale: String?
    /// A content size category.
    let textSize: String?
    let scale: Double?
    /// Nothing is drawn: frames are compared with the document's.
    let checksFrames: Bool
    let writesJSON: Bool

    init(_ arguments: Arguments) throws {
        output = arguments.values["-o"]
        scene = arguments.values["--scene"]
        device = try arguments.values["--device"].map(DeviceNames.check)
        isDark = try arguments.choice("--appearance", among: ["light", "dark"]).map { $0 == "dark" }
        locale = arguments.values["--locale"]
        textSize = try arguments.choice("--text-size", among: Self.textSizes).map { "UICTContentSizeCategory\(Self.category($0))" }
        scale = try arguments.choice("--scale", among: ["1", "2", "3"]).flatMap(Double.init)
        checksFrames = arguments.flags.contains("--check-frames")
        writesJSON = arguments.flags.contains("--json")
        if writesJSON, !checksFrames { throw UsageError("--json goes with --check-frames") }
        if checksFrames, let option = ["-o", "--device", "--appearance", "--locale", "--text-size", "--scale"].first(where: { arguments.values[$0] != nil }) {
            throw UsageError("--check-frames lays out as the document was saved: \(option) doesn't go with it")
        }
    }

    /// As Xcode names them: the sizes of Settings, then those of Accessibility.
    private static let textSizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

    private static func category(_ size: String) -> String {
        let accessibility = ["AX1": "M", "AX2": "L", "AX3": "XL", "AX4": "XXL", "AX5": "XXXL"]
        return accessibility[size].map { "Accessibility\($0)" } ?? size
    }
}
