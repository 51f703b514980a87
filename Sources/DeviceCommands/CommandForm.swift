/// How a command is written, what it does, and how its arguments are read: a row of `Documentation/DeviceScript.md`.
package struct CommandForm: Sendable {
    package let name: String
    /// As the table shows them; optional ones in brackets.
    package let arguments: String
    package let summary: String
    /// For programs that drive the app, such as interface tests, rather than for people.
    package let isForPrograms: Bool
    let read: @Sendable (inout ArgumentReader) throws -> DeviceCommand

    /// Some argument is a text of several words, if one wants.
    var takesText: Bool { ["TARGET", "FROM", "TEXT", "FILE", "TYPE", "COMMAND"].contains { arguments.contains($0) } }

    private init(_ name: String, _ arguments: String, _ summary: String, forPrograms: Bool = false, _ read: @escaping @Sendable (inout ArgumentReader) throws -> DeviceCommand) {
        (self.name, self.arguments, self.summary, self.isForPrograms, self.read) = (name, arguments, summary, forPrograms, read)
    }

    /// The commands that people give.
    package static var namesForPeople: String { all.filter { !$0.isForPrograms }.map(\.name).joined(separator: ", ") }

    package static func named(_ name: String) -> CommandForm? { all.first { $0.name == name } }

    package static let all: [CommandForm] = device + system + touch + script + programs

    private static let device = [
        CommandForm("home", "", "the home button or gesture: the app goes to the background") { _ in .home },
        CommandForm("activate", "", "the app comes back to the front") { _ in .activate },
        CommandForm("lock", "", "the side button: the screen is locked, the app goes to the background") { _ in .lock },
        CommandForm("unlock", "", "the app that was in front when the screen was locked comes back") { _ in .unlock },
        CommandForm("call", "begin|end", "a telephone call covers the app, and goes: inactive, then active") { .call(try $0.choice()) },
        CommandForm("alert", "begin|end", "an alert of the system, as one that asks for a permission, does the same") { .alert(try $0.choice()) },
        CommandForm("switcher", "", "the app switcher covers the app; `activate` goes back to it, `home` leaves it") { _ in .switcher },
        CommandForm("rotate", "ORIENTATION", "holds the device `portrait`, `landscape-left` (its top to the left), `landscape-right` or `upside-down`") { .rotate(try $0.choice()) },
        CommandForm("appearance", "light|dark", "as Settings does") { .appearance(try $0.choice()) },
        CommandForm("shake", "", "shakes the device: an event for the first responder") { _ in .shake },
        CommandForm("battery", "PERCENT", "what the battery holds, on no charger") { .battery(try $0.percentage("a charge")) },
        CommandForm("location", "LATITUDE LONGITUDE", "where the device is, in degrees: apps that ask for its location may have it from then on, and hear of it") { reader in
            .location(latitude: try reader.number("a latitude", in: -90...90), longitude: try reader.number("a longitude", in: -180...180))
        },
        CommandForm("locale", "ID", "the region whose formats the device follows: `de_AT`; an app that speaks its language too is ended, and starts anew in it") { .locale(try $0.locale()) },
        CommandForm("resize", "WIDTH HEIGHT", "the part of an iPad's screen that the app has, in points") { reader in
            .resize(width: try reader.number("a width", in: 200...3000), height: try reader.number("a height", in: 200...3000))
        },
        CommandForm("scene", "new|open|close|discard [N]", "a window of an iPad app: another one, or the Nth, from 1: comes back, is put away, goes for good") { reader in
            let event: SceneEvent = try reader.choice()
            return .scene(event, event == .new ? 0 : try reader.count("a window's number"))
        },
        CommandForm("keyboard", "show|hide", "the keys on the screen go while something has the keyboard, as with one of hardware, and come back") { .keyboard(try $0.choice()) },
        CommandForm("text-size", "SIZE", "as Settings does: `extra-small`, `small`, `medium`, `large`, `extra-large` … `accessibility-extra-extra-extra-large`") { .textSize(try $0.choice()) },
    ]

    private static let system = [
        CommandForm("open", "URL", "another app opens a URL of this one's schemes; from the background it comes to the front") { .open(try $0.url()) },
        CommandForm("shortcut", "TYPE", "a quick action of the home screen, by the type that `Info.plist` or the app gave it") { .shortcut(try $0.text("a shortcut's type")) },
        CommandForm("activity", "TYPE", "an activity is continued here, from another device or the system's search") { .activity(try $0.text("an activity's type")) },
        CommandForm("push", "FILE|JSON", "a notification comes from a server; from the background somebody taps on it, unless its `aps` says `content-available`") { .push(try $0.push()) },
        CommandForm("notification", "[ID]", "somebody taps on a notification that the app itself has scheduled and that has come, the last one unless said otherwise") { reader in
            .notification(reader.isAtEnd ? nil : try reader.text("a notification's identifier"))
        },
        CommandForm("fetch", "", "the system wakes the app in the background to fetch what is new") { _ in .fetch },
        CommandForm("memory-warning", "", "memory gets short") { _ in .memoryWarning },
        CommandForm("terminate", "", "the system ends the app: it hears `applicationWillTerminate(_:)` unless it is suspended") { _ in .terminate },
        CommandForm("quit", "", "somebody throws the app out of the app switcher: the same, and nothing starts it in the background until somebody opens it") { _ in .quit },
        CommandForm("kill", "", "the app ends without a word") { _ in .kill },
    ]

    private static let touch = [
        CommandForm("tap", "TARGET", "a finger taps its middle") { .tap(try $0.target()) },
        CommandForm("double-tap", "TARGET", "twice") { .doubleTap(try $0.target()) },
        CommandForm("long-press", "TARGET [SECONDS]", "a finger rests on it, 0.7 seconds unless said otherwise") { .longPress(try $0.target(), try $0.seconds(default: DeviceCommand.pressDuration)) },
        CommandForm("swipe", "TARGET DIRECTION", "a quick stroke over it, `up`, `down`, `left` or `right`") { .swipe(try $0.target(), try $0.choice()) },
        CommandForm("drag", "FROM TO [SECONDS]", "from one target to another, in 0.5 seconds unless said otherwise") { reader in
            .drag(try reader.target("a target to start from"), try reader.target("a target to go to"), try reader.seconds(default: DeviceCommand.dragDuration))
        },
        CommandForm("type", "\"TEXT\"", "types into what has the keyboard") { .type(try $0.text()) },
        CommandForm("key", "NAME", "a key of a hardware keyboard, held ones before it: `return`, `escape`, `up`, `command+n`") { .key(try $0.key()) },
    ]

    private static let script = [
        CommandForm("wait", "SECONDS|idle", "lets the app's time pass; `idle` until nothing moves and no timer is due within a second") { .wait(try $0.wait()) },
        CommandForm("screenshot", "FILE", "writes the screen as a PNG") { .screenshot(try $0.file()) },
        CommandForm("tree", "FILE", "writes the views as text; `-` is the standard output") { .tree(try $0.file()) },
        CommandForm("expect", "\"TEXT\"", "fails unless something on the screen shows this text") { .expect(try $0.text()) },
        CommandForm("after", "SECONDS COMMAND", "`screenshot`, `tree`, `expect` or `expect-not` while the next command goes on, so long after it has begun: in the middle of a transition") { reader in
            .after(try reader.seconds(), try reader.look())
        },
        CommandForm("expect-not", "\"TEXT\"", "fails if something on the screen shows this text") { .expectNot(try $0.text()) },
    ]

    private static let programs = [
        CommandForm("elements", "[shown\\|all]", "the accessibility elements as JSON; `all`: what rows of tables hold that are off the screen, too", forPrograms: true) { reader in
            .elements(reader.isAtEnd ? .shown : try reader.choice())
        },
        CommandForm("touch-down", "X,Y", "a finger lands", forPrograms: true) { .touch(.down, try $0.point()) },
        CommandForm("touch-move", "X,Y", "it moves", forPrograms: true) { .touch(.move, try $0.point()) },
        CommandForm("touch-up", "X,Y", "it lifts", forPrograms: true) { .touch(.up, try $0.point()) },
        CommandForm("fingers", "X,Y@SECONDS… [/ …]", "where each finger is at which second; it lifts at its last place", forPrograms: true) { .fingers(try $0.fingers()) },
        CommandForm("press", "X,Y SECONDS", "a finger rests on a point", forPrograms: true) { .longPress(.point(try $0.point()), try $0.seconds()) },
        CommandForm("clock", "SECONDS", "lets the app's virtual clock reach this time, and says what it is", forPrograms: true) { .clock(try $0.seconds("a time")) },
        CommandForm("end", "", "ends the run as it ends by itself: nothing is told to the app", forPrograms: true) { _ in .end },
    ]
}
