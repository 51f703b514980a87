import Foundation
import XCTest

@testable import DeviceCommands

/// Lines become commands; wrong ones are answered with what is allowed in their place.
final class DeviceCommandTests: XCTestCase {
    private func command(_ line: String) throws -> DeviceCommand? { try DeviceCommand(line: line) }

    private func message(_ line: String) -> String {
        do {
            return "no error: \(String(describing: try command(line)))"
        } catch {
            return "\(error)"
        }
    }

    // MARK: What is understood

    func test_everyCommandIsReadFromItsForm() throws {
        let lines: [(String, DeviceCommand)] = [
            ("home", .home), ("activate", .activate), ("lock", .lock), ("unlock", .unlock), ("call begin", .call(.begin)), ("call end", .call(.end)),
            ("alert begin", .alert(.begin)), ("switcher", .switcher), ("shake", .shake), ("battery 40", .battery(40)), ("activity org.example.read", .activity("org.example.read")), ("fetch", .fetch),
            ("location 48.2 -16.37", .location(latitude: 48.2, longitude: -16.37)), ("locale de_AT", .locale("de_AT")), ("locale de-AT", .locale("de_AT")), ("resize 507 834", .resize(width: 507, height: 834)),
            ("scene new", .scene(.new, 0)), ("scene close 2", .scene(.close, 2)), ("keyboard hide", .keyboard(.hide)), ("notification", .notification(nil)), ("notification wren", .notification("wren")),
            ("push hello.json", .push(.file("hello.json"))), ("push \"{\\\"aps\\\": {}}\"", .push(.text("{\"aps\": {}}"))), ("rotate landscape-left", .rotate(.landscapeLeft)), ("appearance dark", .appearance(.dark)), ("text-size accessibility-large", .textSize(.accessibilityLarge)),
            ("open birds://sightings/3", .open(URL(string: "birds://sightings/3")!)), ("shortcut add", .shortcut("add")), ("memory-warning", .memoryWarning),
            ("terminate", .terminate), ("quit", .quit), ("kill", .kill), ("tap 12,40.5", .tap(.point(ScreenPoint(x: 12, y: 40.5)))), ("double-tap photo", .doubleTap(.name("photo"))),
            ("long-press photo", .longPress(.name("photo"), 0.7)), ("long-press photo 2", .longPress(.name("photo"), 2)),
            ("swipe UITableViewCell[2] left", .swipe(.item(className: "UITableViewCell", index: 2), .left)),
            ("drag knob 200,300", .drag(.name("knob"), .point(ScreenPoint(x: 200, y: 300)), 0.5)), ("drag knob \"other knob\" 1.5", .drag(.name("knob"), .name("other knob"), 1.5)),
            ("type \"House sparrow\"", .type("House sparrow")), ("key return", .key(KeyPress(name: "return"))),
            ("key command+shift+n", .key(KeyPress(name: "n", modifiers: [.command, .shift]))), ("key command++", .key(KeyPress(name: "+", modifiers: [.command]))), ("key +", .key(KeyPress(name: "+"))),
            ("wait 2.5", .wait(.seconds(2.5))), ("wait idle", .wait(.idle)), ("screenshot \"my bird.png\"", .screenshot("my bird.png")), ("tree -", .tree("-")),
            ("expect \"Sparrow\"", .expect("Sparrow")), ("expect-not Sparrow", .expectNot("Sparrow")),
            ("after 0.25 screenshot \"my bird.png\"", .after(0.25, .screenshot("my bird.png"))), ("after 1 expect-not Sparrow", .after(1, .expectNot("Sparrow"))),
            ("elements", .elements(.shown)), ("elements all", .elements(.all)),
            ("fingers 1,2@0 3,4@0.5 / 5,6@0.1", .fingers([[FingerStop(ScreenPoint(x: 1, y: 2), at: 0), FingerStop(ScreenPoint(x: 3, y: 4), at: 0.5)], [FingerStop(ScreenPoint(x: 5, y: 6), at: 0.1)]])), ("touch-down 1,2", .touch(.down, ScreenPoint(x: 1, y: 2))), ("touch-move 1,2", .touch(.move, ScreenPoint(x: 1, y: 2))),
            ("touch-up 1,2", .touch(.up, ScreenPoint(x: 1, y: 2))), ("press 1,2 3", .longPress(.point(ScreenPoint(x: 1, y: 2)), 3)), ("clock 12", .clock(12)), ("end", .end),
        ]
        for (line, expected) in lines { XCTAssertEqual(try command(line), expected, line) }
        let named = Set(lines.map { $0.0.split(separator: " ")[0] }.map(String.init))
        XCTAssertEqual(Set(CommandForm.all.map(\.name)).subtracting(named), [], "commands that this test leaves out")
    }

    func test_commentsAndBlankLinesAreNoCommands() throws {
        XCTAssertNil(try command(""))
        XCTAssertNil(try command("   # tap nothing"))
        XCTAssertEqual(try command("  tap add # the plus"), .tap(.name("add")))
        XCTAssertEqual(try command("tap \"# 1\""), .tap(.name("# 1")))
        XCTAssertEqual(try command("tap no#1"), .tap(.name("no#1")))
    }

    func test_quotesMakeAName() throws {
        XCTAssertEqual(try command("tap \"12,40\""), .tap(.name("12,40")))
        XCTAssertEqual(try command("tap \"UIButton[0]\""), .tap(.name("UIButton[0]")))
        XCTAssertEqual(try command("type \"a \\\"b\\\" \\\\ c\\n\\td\""), .type("a \"b\" \\ c\n\td"))
        XCTAssertEqual(try command("type \"\""), .type(""))
    }

    func test_whatLooksAlmostLikeAPlaceIsAName() throws {
        for name in ["UIButton[]", "UIButton[-1]", "UIButton[one]", "[0]", "1,2,3", "a,b", "item-[0]", "1,nan"] { XCTAssertEqual(try command("tap \(name)"), .tap(.name(name))) }
    }

    func test_aTargetIsWrittenAsItIsRead() throws {
        for line in ["12,40.5", "\"Add\"", "UIButton[3]"] {
            guard case .tap(let target) = try command("tap \(line)") else { return XCTFail(line) }
            XCTAssertEqual(target.description, line)
        }
    }

    // MARK: What is wrong

    func test_messagesNameWhatIsAllowed() {
        XCTAssertEqual(message("rotate"), "rotate needs an orientation: portrait, landscape-left, landscape-right or upside-down")
        XCTAssertEqual(message("rotate sideways"), "'sideways' is not an orientation: portrait, landscape-left, landscape-right or upside-down")
        XCTAssertEqual(message("call"), "call needs what it does: begin or end")
        XCTAssertEqual(message("appearance blue"), "'blue' is not an appearance: light or dark")
        XCTAssertEqual(message("battery 120"), "'120' is not a charge: 0 to 100")
        XCTAssertEqual(message("push"), "push needs a notification: a file with its JSON, or the JSON itself in quotes")
        XCTAssertEqual(message("tap"), "tap needs a target: x,y, an accessibility identifier, a label's text in quotes or Class[n]")
        XCTAssertEqual(message("swipe a"), "swipe needs a direction: up, down, left or right")
        XCTAssertEqual(message("drag a"), "drag needs a target to go to: x,y, an accessibility identifier, a label's text in quotes or Class[n]")
        XCTAssertEqual(message("wait -1"), "'-1' is not a wait: seconds, or idle")
        XCTAssertEqual(message("wait inf"), "'inf' is not a wait: seconds, or idle")
        XCTAssertEqual(message("drag a b soon"), "'soon' is not a duration: seconds, 0 or more")
        XCTAssertEqual(message("open sightings"), "'sightings' is not a URL: with its scheme, as birds://sightings/3")
        XCTAssertEqual(message("touch-down here"), "'here' is not a point: x,y in points from the screen's top left corner")
        XCTAssertTrue(message("key enter").hasPrefix("'enter' is not a key: return, delete, "), message("key enter"))
        XCTAssertTrue(message("key ctrl+c").hasPrefix("'ctrl+c' is not a key: "), message("key ctrl+c"))
    }

    func test_whatIsTooMuchIsNamed() {
        XCTAssertEqual(message("home now"), "'now' is too much: home takes nothing")
        XCTAssertEqual(message("tap Add bird"), "'bird' is too much: tap takes TARGET; several words go in quotes")
        XCTAssertEqual(message("wait 1 2"), "'2' is too much: wait takes SECONDS|idle")
    }

    func test_unknownCommandsAreAnsweredWithThoseThatAre() {
        XCTAssertTrue(message("tpa add").hasPrefix("there is no command 'tpa' (tap?); the commands are home, activate, "), message("tpa add"))
        XCTAssertTrue(message("juggle").hasPrefix("there is no command 'juggle'; the commands are home, "), message("juggle"))
        XCTAssertFalse(message("juggle").contains("elements"), "commands for programs are not offered to people")
    }

    func test_quotesThatAreWrong() {
        XCTAssertEqual(message("type \"abc"), "a closing quote is missing: \"abc")
        XCTAssertEqual(message("type \"abc\"d"), "a blank is missing after \"abc\"")
        XCTAssertEqual(message("type \"a\\qb\""), "after a backslash comes n, t, a quote or another backslash, not 'q'")
    }

    // MARK: Scripts

    func test_aScriptKeepsTheNumbersOfItsLines() throws {
        let script = try DeviceScript("# birds\n\ntap add\r\n  expect \"Add\" # there\n", name: "birds.script")
        XCTAssertEqual(script.lines.map(\.number), [3, 4])
        XCTAssertEqual(script.lines.map(\.command), [.tap(.name("add")), .expect("Add")])
        XCTAssertEqual(script.message("no such thing", at: script.lines[1]), "birds.script:4: no such thing")
    }

    func test_theFirstWrongLineIsNamed() {
        XCTAssertThrowsError(try DeviceScript("home\nrotate\nfly", name: "a.script")) { error in
            XCTAssertEqual("\(error)", "a.script:2: rotate needs an orientation: portrait, landscape-left, landscape-right or upside-down")
        }
    }

    func test_answersAreOneLineOfJSON() {
        XCTAssertEqual(DeviceAnswer.done().line, #"{"ok":true,"output":""}"#)
        XCTAssertEqual(DeviceAnswer.failed("no\n\"x\"").line, #"{"error":"no\n\"x\"","ok":false}"#)
        XCTAssertEqual(DeviceAnswer(line: DeviceAnswer.done("a/b\nc").line), .done("a/b\nc"))
        XCTAssertNil(DeviceAnswer(line: "hello"))
    }

    func test_nearNamesComeFirst() {
        XCTAssertEqual(NearNames.of("sav", among: ["Cancel", "Save", "Edit"], count: 2), ["Save", "Edit"])
        XCTAssertEqual(NearNames.of("cancle", among: ["Save", "Cancel"], count: 1), ["Cancel"])
        XCTAssertEqual(NearNames.of("", among: ["b", "a"], count: 2), ["b", "a"])
    }
}
