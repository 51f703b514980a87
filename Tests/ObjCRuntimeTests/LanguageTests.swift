@testable import FoundationGaps
import Foundation
import XCTest

final class LanguageTests: XCTestCase {
    func test_theDeviceSpeaksAmericanEnglishUnlessToldOtherwise() {
        XCTAssertEqual(Locale.current.identifier, "en_US")
        XCTAssertEqual(Locale.preferredLanguages, ["en-US"])
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        XCTAssertEqual(formatter.string(from: 3.5), "$3.50")
        XCTAssertEqual(3.5.formatted(.currency(code: "USD")), "$3.50")
    }

    func test_theFirstWantedLanguageThatIsOfferedIsChosen() {
        func choice(_ offered: [String], _ wanted: [String], _ development: String? = "en") -> [String] {
            LocalizationChoice.choose(from: offered, for: wanted, development: development)
        }
        XCTAssertEqual(choice(["de", "en", "fr", "Base"], ["fr-CA", "de"]), ["fr"])
        XCTAssertEqual(choice(["de", "en"], ["it", "de"]), ["de"])
        XCTAssertEqual(choice(["de", "en"], ["ja"]), ["en"])
        XCTAssertEqual(choice(["pt-BR", "en"], ["pt-PT"]), ["pt-BR"])
        XCTAssertEqual(choice(["zh-Hans", "zh-Hant"], ["zh-TW"]), ["zh-Hant"])
        XCTAssertEqual(choice(["English", "de"], ["en-GB"]), ["English"])
        XCTAssertEqual(choice([], ["de"]), [])
    }

    private func bundle(_ files: [String: String]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        return try XCTUnwrap(Bundle(url: folder))
    }

    private func info(_ region: String) -> String {
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key><string>\(region)</string></dict></plist>"
    }

    func test_aBundleLooksInTheDevicesLanguageBeforeItsDevelopmentRegion() throws {
        let bundle = try bundle(["Info.plist": info("de"), "de.lproj/Localizable.strings": "\"k\" = \"Hallo\";", "en.lproj/Localizable.strings": "\"k\" = \"Hello\";", "all.txt": ""])
        XCTAssertEqual(bundle.localizedString(forKey: "k", value: nil, table: nil), "Hello")
        XCTAssertEqual(bundle.localizedString(forKey: "none", value: "value", table: nil), "value")
        XCTAssertEqual(bundle.localizedString(forKey: "none", value: "", table: nil), "none")
        XCTAssertEqual(bundle.preferredLocalizations, ["en"])
        XCTAssertEqual(bundle.url(forResource: "Localizable", withExtension: "strings")?.deletingLastPathComponent().lastPathComponent, "en.lproj")
        XCTAssertNotNil(bundle.url(forResource: "all", withExtension: "txt"))
    }

    func test_numbersDecideATextOfAStringsdict() throws {
        func variable(_ name: String, _ rules: [String: String]) -> String {
            "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>"
                + rules.map { "<key>\($0)</key><string>\($1)</string>" }.joined() + "</dict>"
        }
        let files = variable("f", ["zero": "no files", "one": "one file", "other": "%d files"]), folders = variable("g", ["one": "%d folder", "other": "%d folders"])
        let rules = "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>"
            + "<key>one</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@f@</string>\(files)</dict>"
            + "<key>two</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@f@ of %@ in %#@g@</string>\(files)\(folders)</dict></dict></plist>"
        let bundle = try bundle(["Info.plist": info("en"), "en.lproj/Localizable.stringsdict": rules])
        let one = NSLocalizedString("one", bundle: bundle, comment: ""), two = NSLocalizedString("two", bundle: bundle, comment: "")
        XCTAssertEqual([0, 1, 5].map { String.localizedStringWithFormat(one, $0) }, ["no files", "one file", "5 files"])
        XCTAssertEqual(String(format: two, 1, "Ann", 3), "one file of Ann in 3 folders")
        XCTAssertEqual(String(format: two, locale: .current, arguments: [2, "Ann", 1]), "2 files of Ann in 1 folder")
        XCTAssertEqual(String(format: "%d %@ %.1f%%", 3, "a", 2.5), "3 a 2.5%")
    }

    func test_languagesCountDifferently() {
        func category(_ number: Double, _ language: String) -> PluralCategory { .of(number, language: language) }
        XCTAssertEqual([1, 2, 5, 11, 21, 22].map { category($0, "ru") }, [.one, .few, .many, .many, .one, .few])
        XCTAssertEqual([0, 1, 2].map { category($0, "fr") }, [.one, .one, .other])
        XCTAssertEqual([0, 1, 2, 3, 11, 100].map { category($0, "ar") }, [.zero, .one, .two, .few, .many, .other])
        XCTAssertEqual(category(1, "ja"), .other)
    }

    func test_interpolatedKeysFindTheirFormat() throws {
        let bundle = try bundle(["Info.plist": info("en"), "en.lproj/Localizable.strings": "\"You have %lld of %@\" = \"%2$@: %1$lld\";"])
        let (count, name) = (3, "x")
        XCTAssertEqual(String(localized: "You have \(count) of \(name)", bundle: bundle), "x: 3")
        XCTAssertEqual(String(localized: "100% of \(count)", bundle: bundle), "100% of 3")
        XCTAssertEqual(String(localized: "key", defaultValue: "Default \(count)", bundle: bundle), "Default 3")
    }
}
