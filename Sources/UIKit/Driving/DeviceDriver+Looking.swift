import DeviceCommands
import DeviceHost
import Foundation

/// What shows how the app stands, and time that passes.
extension DeviceDriver {
    func look(_ command: DeviceCommand) async throws -> String {
        switch command {
        case .wait(.seconds(let seconds)): await pass(seconds)
        case .wait(.idle) where Suspension.shared.isOn: break
        case .wait(.idle):
            guard await Rest.shared.come(horizon: Rest.idlePause, limit: Rest.longLimit) else { throw CommandError("the app is still busy after \(Int(Rest.longLimit)) seconds") }
        case .clock(let time):
            await pass(time - AppClock.now)
            return "\(AppClock.now)"
        case .screenshot(let path): try RunSession.writeScreenshot(to: path)
        case .tree(let path):
            if path == "-" { return TreeDump.text() }
            do { try Data(TreeDump.text().utf8).write(to: URL(fileURLWithPath: path)) } catch { throw CommandError("can't write the tree to \(path): \(error.localizedDescription)") }
        case .expect(let text):
            if !ShownTexts.now.contains(text) { throw CommandError(ShownTexts.now.lacks(text)) }
        case .expectNot(let text):
            if let found = ShownTexts.now.first(with: text) { throw CommandError("\(TreeDump.quoted(text)) is on the screen, in \(found)") }
        case .elements(let scope): return ElementJSON.text(scope)
        default: break
        }
        return ""
    }
}

/// The texts that a person can read now.
@MainActor private struct ShownTexts {
    private let elements: [Element]

    static var now: ShownTexts { ShownTexts(elements: ElementTree.now().all.filter { $0.kind != .application && !$0.isHidden && !Sight($0).visibleFrame.isEmpty }) }

    func contains(_ text: String) -> Bool { first(with: text) != nil }

    /// Which text of which element has it in it.
    func first(with text: String) -> String? {
        for element in elements {
            if let found = element.texts.first(where: { $0.contains(text) }) { return "\(element.className) \(TreeDump.quoted(found))" }
        }
        return nil
    }

    func lacks(_ text: String) -> String {
        var texts: [String] = []
        for text in elements.flatMap(\.texts) where !texts.contains(text) { texts.append(text) }
        let near = NearNames.of(text, among: texts, count: 12).map { TreeDump.quoted($0) }
        return "\(TreeDump.quoted(text)) is not on the screen; there " + (near.isEmpty ? "is no text" : "is " + near.joined(separator: ", "))
    }
}
