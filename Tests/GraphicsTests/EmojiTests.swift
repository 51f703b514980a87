@testable import TextEngine
import XCTest

/// Which characters are pictures.
final class EmojiTests: XCTestCase {
    private func families(_ text: String) -> [String] {
        let source = TextSource(text, style: TextStyle(font: .system(size: 17)), format: ParagraphFormat())
        let paragraph = PreparedParagraph(source, 0..<source.units.count)
        return paragraph.items.compactMap { item in
            if case .run(let run) = item.content { run.file.familyName } else { nil }
        }
    }

    func test_picturesComeFromTheFontOfPictures() throws {
        let pictures = try XCTUnwrap(FontLibrary.shared.emoji(for: 0x1F602)?.familyName)
        for text in ["\u{1F602}", "\u{1F917}", "\u{2764}\u{FE0F}", "\u{1F1E9}\u{1F1EA}", "1\u{FE0F}\u{20E3}", "\u{1F468}\u{200D}\u{2695}\u{FE0F}", "\u{1F44D}\u{1F3FD}"] {
            XCTAssertEqual(families(text), [pictures], text)
        }
        XCTAssertFalse(families("\u{2600}\u{FE0E}").contains(pictures))
        XCTAssertFalse(families("1#©").contains(pictures))
    }
}
