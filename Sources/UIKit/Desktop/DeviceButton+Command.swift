import DeviceCommands
import DeviceHost

extension DeviceDriver {
    /// What goes wrong is said on the log.
    func press(_ button: DeviceButton) async -> DeviceAnswer {
        let command = button.command
        do { _ = try await perform(command) } catch { Log.note("understudy: \(error)") }
        if case .screenshot(let path) = command { Log.note("understudy: wrote \(path)") }
        return .done()
    }
}

extension DeviceButton {
    /// What the button does as the device stands now.
    @MainActor var command: DeviceCommand {
        let device = DeviceDriver.shared.device, screen = UIScreen.main
        return switch self {
        case .home: UIApplication.shared.applicationState == .background ? .activate : .home
        case .lock: device.isLocked ? .unlock : .lock
        case .rotateLeft: .rotate(Self.turned(1))
        case .rotateRight: .rotate(Self.turned(-1))
        case .appearance: .appearance(screen.settings.style == .dark ? .light : .dark)
        case .largerText: .textSize(Self.textSize(1))
        case .smallerText: .textSize(Self.textSize(-1))
        case .memoryWarning: .memoryWarning
        case .screenshot: .screenshot(Self.screenshotPath)
        }
    }

    /// The four ways to hold a device, each to the left of the one before.
    @MainActor private static func turned(_ steps: Int) -> HeldOrientation {
        let ways: [HeldOrientation] = [.portrait, .landscapeLeft, .upsideDown, .landscapeRight]
        let index = ways.firstIndex { UIDeviceOrientation($0) == UIDevice.current.heldOrientation } ?? 0
        return ways[(index + steps + ways.count) % ways.count]
    }

    @MainActor private static func textSize(_ steps: Int) -> TextSize {
        let sizes = TextSize.allCases, index = sizes.firstIndex { UIContentSizeCategory($0) == UIScreen.main.settings.textSize } ?? 0
        return sizes[min(max(index + steps, 0), sizes.count - 1)]
    }

    /// In the folder that the run was started in.
    @MainActor private static var screenshotPath: String {
        let form = Foundation.DateFormatter()
        form.dateFormat = "yyyy-MM-dd HH.mm.ss"
        return URL(fileURLWithPath: "\(UIApplication.shared.bundle.displayName) \(form.string(from: Date())).png").path
    }
}
