import Foundation

/// The emulated iOS, as the runner says it.
private enum EmulatedSystem {
    static let version: OperatingSystemVersion = {
        let words = (ProcessInfo.processInfo.environment["UNDERSTUDY_IOS"] ?? "18.4").split(separator: ".").map { Int($0) ?? 0 }
        return OperatingSystemVersion(majorVersion: words.first ?? 18, minorVersion: words.dropFirst().first ?? 0, patchVersion: words.dropFirst(2).first ?? 0)
    }()
}

// Foundation's answer for Linux. These carry the names under which apps ask, and the linker finds ours first.
extension ProcessInfo {
    @_silgen_name("$s20FoundationEssentials11ProcessInfoC22operatingSystemVersionAA09OperatingfG0Vvg")
    public func _emulatedVersion() -> OperatingSystemVersion { EmulatedSystem.version }

    @_silgen_name("$s20FoundationEssentials11ProcessInfoC24isOperatingSystemAtLeastySbAA0fG7VersionVF")
    public func _emulatesAtLeast(_ version: OperatingSystemVersion) -> Bool {
        let here = EmulatedSystem.version
        return (here.majorVersion, here.minorVersion, here.patchVersion) >= (version.majorVersion, version.minorVersion, version.patchVersion)
    }

    @_silgen_name("$s20FoundationEssentials11ProcessInfoC28operatingSystemVersionStringSSvg")
    public func _emulatedVersionText() -> String {
        let here = EmulatedSystem.version
        return "Version \(here.majorVersion).\(here.minorVersion)" + (here.patchVersion > 0 ? ".\(here.patchVersion)" : "")
    }
}
