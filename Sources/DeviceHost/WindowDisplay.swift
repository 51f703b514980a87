import CRunLoop
import CoreGraphics
import DesktopWindow
import Foundation
import QuartzCore
import VirtualClock

/// The device in a window of the desktop. It opens on a thread of its own while the app launches.
@MainActor package final class WindowDisplay: Display {
    /// Who hears of touches and keys. Events wait until there is somebody.
    package var input: (any DeviceInput)? { didSet { deliver() } }
    /// The main run loop's mode while the app is suspended: what operates the device is served, and nothing else.
    package nonisolated static let suspendedMode = RunLoop.Mode("org.understudy.suspended")
    private var isVisible = true
    private var pointer = WindowPointer()
    fileprivate static var current: WindowDisplay?

    /// Whether there is a desktop that may take windows.
    package static var isPossible: Bool {
        ["DISPLAY", "WAYLAND_DISPLAY"].contains { ProcessInfo.processInfo.environment[$0]?.isEmpty == false }
    }

    /// - Parameters:
    ///   - size: points.
    ///   - scale: pixels a point, nil for the desktop's choice; less where the screen is too small.
    package init(title: String, size: CGSize, scale: CGFloat?) {
        pointer.screen = size
        WindowDisplay.current = self
        title.withCString { title in
            var settings = DesktopWindowSettings(title: title, width: size.width, height: size.height, scale: scale ?? 0, wake: windowHasEvents)
            understudy_window_open(&settings)
        }
    }

    /// Why there is no window, in one line; nil when there is one. Waits until it is known.
    package var failure: String? { scale > 0 ? nil : String(cString: understudy_window_failure()) }

    // MARK: Frames

    /// Waits until the window is open.
    package private(set) lazy var scale = CGFloat(understudy_window_scale())
    package var wantsEveryFrame: Bool { isVisible }

    /// By the window's numbers of their memory.
    private var canvases: [Int32: Bitmap] = [:]

    package func canvas(width: Int, height: Int) -> Bitmap {
        canvases = canvases.filter { $1.width == width && $1.height == height }
        var memory = DesktopCanvas()
        guard understudy_window_canvas(Int32(width), Int32(height), &memory) else { fatalError("there is no memory for a window of \(width) × \(height) pixels") }
        if let known = canvases[memory.number] { return known }
        let made = Bitmap(borrowing: memory.pixels, width: width, height: height, stride: Int(memory.stride))
        canvases[memory.number] = made
        return made
    }

    package func present(_ frame: Bitmap, changed: PixelRect) {
        pointer.screen = CGSize(width: CGFloat(frame.width) / scale, height: CGFloat(frame.height) / scale)
        guard let number = canvases.first(where: { $1 === frame })?.key else { fatalError("a frame that wasn't drawn into a canvas of the window") }
        understudy_window_present(number, Int32(changed.left), Int32(changed.top), Int32(changed.right), Int32(changed.bottom))
    }

    package func close() {
        input = nil
        understudy_window_close()
    }

    /// Where text goes, in points: input methods show their choice beside it.
    package func placeText(_ rect: CGRect) {
        let pixels = rect.applying(CGAffineTransform(scaleX: scale, y: scale)).integral
        understudy_window_place_text(Int32(pixels.minX), Int32(pixels.minY), Int32(pixels.width), Int32(pixels.height))
    }

    // MARK: Events

    fileprivate func deliver() {
        var event = DesktopEvent()
        while let input, understudy_window_next_event(&event) { handle(event, input) }
    }

    private func handle(_ event: DesktopEvent, _ input: any DeviceInput) {
        let point = CGPoint(x: event.x / scale, y: event.y / scale)
        switch event.kind {
        case .touchBegan: pointer.began(event, at: point, input)
        case .touchMoved: pointer.moved(event, at: point, input)
        case .touchEnded: pointer.ended(event, at: point, input)
        case .wheel: pointer.turned(event, at: point, input)
        case .keyDown: WindowKeyboard.pressed(event, input)
        case .text: input.type(event.string)
        case .close: input.close()
        case .hidden: isVisible = false
        case .shown: isVisible = true
        }
    }
}

/// From the window's thread. In the common modes: touches reach an app that runs the loop itself, or tracks; and while the app is suspended.
private func windowHasEvents() {
    understudy_thread_never_rests()
    RunLoop.main.perform(inModes: [.common, WindowDisplay.suspendedMode]) { MainActor.assumeIsolated { WindowDisplay.current?.deliver() } }
    understudy_wake_main_run_loop()
}

extension DesktopEvent {
    /// The text, or the key's name.
    var string: String { withUnsafeBytes(of: text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) } }
    func has(_ modifier: DesktopModifiers) -> Bool { modifiers & modifier.rawValue != 0 }
}
