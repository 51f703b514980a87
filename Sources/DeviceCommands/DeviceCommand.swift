import Foundation

/// What a person, a script or a test does to the device. ``CommandForm/all`` says how each is written.
package enum DeviceCommand: Equatable, Sendable {
    // The device.
    case home, activate, lock, unlock
    case call(InterruptionEvent)
    /// An alert of the system.
    case alert(InterruptionEvent)
    case switcher, shake
    /// From 0 to 100.
    case battery(Int)
    case rotate(HeldOrientation)
    case appearance(Appearance)
    case textSize(TextSize)
    /// Degrees.
    case location(latitude: Double, longitude: Double)
    case locale(String)
    /// Points that the app's windows have of the screen; an iPad's are shared.
    case resize(width: Double, height: Double)
    /// A window of the app's, by the number of its session from 1.
    case scene(SceneEvent, Int)
    case keyboard(KeyboardEvent)

    // The system.
    case open(URL)
    case shortcut(String)
    case activity(String)
    case push(PushContent)
    /// A tap on one that the app has scheduled: by its identifier, else on the last that has come.
    case notification(String?)
    case fetch, memoryWarning, terminate, quit, kill

    // A finger and a keyboard. Durations are seconds.
    case tap(Target)
    case doubleTap(Target)
    case longPress(Target, TimeInterval)
    case swipe(Target, SwipeDirection)
    case drag(Target, Target, TimeInterval)
    case type(String)
    case key(KeyPress)

    // The script itself.
    case wait(Wait)
    case screenshot(String)
    case tree(String)
    case expect(String)
    case expectNot(String)
    /// A look at what goes on, seconds after the next command has begun.
    indirect case after(TimeInterval, DeviceCommand)

    // For programs that drive the app.
    case elements(ElementScope)
    case touch(TouchStep, ScreenPoint)
    /// The ways of several fingers, that go at once.
    case fingers([[FingerStop]])
    case clock(TimeInterval)
    case end

    /// What `long-press` holds and `drag` takes unless told otherwise.
    package static let pressDuration: TimeInterval = 0.7, dragDuration: TimeInterval = 0.5
}
