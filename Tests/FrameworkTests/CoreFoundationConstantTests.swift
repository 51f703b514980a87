import CoreFoundationObjects
import CoreText
import CoreVideo
import Foundation
import FoundationGaps
import ImageIO
import MobileCoreServices
import XCTest

/// Constants of Core Foundation are texts and objects at once, as they are on iOS by way of bridging.
final class CoreFoundationConstantTests: XCTestCase {
    private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

    private func constants(in path: String, type: String) throws -> [String: String] {
        let pattern = try Regex("public let (k\\w+): \(type) = \"([^\"]*)\"", as: (Substring, Substring, Substring).self)
        let files = FileManager.default.enumerator(at: folder.appendingPathComponent(path), includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        return try files.filter { $0.pathExtension == "swift" }.reduce(into: [:]) { found, file in
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: pattern) { found[String(match.output.1)] = String(match.output.2) }
        }
    }

    func testEveryConstantIsThereAsAnObject() throws {
        let paths = ["FoundationGaps/Keychain", "Frameworks/MobileCoreServices", "Frameworks/ImageIO", "Frameworks/CoreText", "Frameworks/CoreVideo", "CoreGraphics"]
        let texts = try paths.reduce(into: [:]) { $0.merge(try constants(in: $1, type: "CFString!?")) { first, _ in first } }
        XCTAssertGreaterThan(texts.count, 200)
        XCTAssertEqual(try constants(in: "CoreFoundationObjects", type: "NSString"), texts)
    }

    /// Every way in which apps write a query: that it compiles is the test, and that the keychain understands it.
    func testAQueryInEverySpelling() {
        var objects = [String: AnyObject]()
        objects[kSecClass as String] = kSecClassGenericPassword
        objects[kSecAttrService as String] = "spelling" as AnyObject?
        objects[kSecReturnData as String] = kCFBooleanFalse
        XCTAssertEqual(SecItemDelete(objects as CFDictionary), errSecItemNotFound)

        var values: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "spelling", kSecAttrAccount as String: "a"]
        values[kSecValueData as String] = Data("x".utf8)
        values[kSecAttrAccessible as String] = kSecAttrAccessibleWhenUnlocked as String
        let literal = [kSecClass: kSecClassGenericPassword, kSecAttrService: "spelling", kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne] as CFDictionary
        let keyedByStrings: [String: AnyObject] = [kSecClass as String: kSecClassGenericPassword, kSecMatchLimit as String: kSecMatchLimitAll]
        let cast = [kSecClass as String: kSecClassGenericPassword] as [String: AnyObject]
        let foundations: [NSString: AnyObject] = [kSecClass: kSecClassGenericPassword]
        let mutable: NSMutableDictionary = [kSecClass as NSString: kSecClassGenericPassword as NSString]
        mutable[kSecAttrAccount as NSString] = "a" as NSString
        mutable.setObject(kSecMatchLimitOne, forKey: kSecMatchLimit as NSString)
        let list = NSMutableDictionary(objects: [kSecClassGenericPassword, "spelling"], forKeys: [kSecClass as NSString, kSecAttrService as NSString])
        let anyKeys: [AnyHashable: Any] = [kSecClass: kSecClassGenericPassword]
        let texts: [CFString: Any] = [kSecClass: kSecClassGenericPassword]

        for query in [literal, _cfDictionary(keyedByStrings), _cfDictionary(cast), _cfDictionary(foundations), _cfDictionary(mutable), _cfDictionary(list), anyKeys, _cfDictionary(texts)] {
            XCTAssertEqual(query[kSecClass] as? String ?? (query[kSecClass] as? NSString).map { $0 as String }, "genp")
        }
        XCTAssertEqual(SecItemAdd(values as CFDictionary, nil), errSecSuccess)
        var result: AnyObject?
        XCTAssertEqual(SecItemCopyMatching(literal, &result), errSecSuccess)
        XCTAssertEqual(result as? Data, Data("x".utf8))
        XCTAssertEqual(SecItemDelete(_cfDictionary(list)), errSecSuccess)
    }

    func testConstantsAlone() {
        let inferred = kSecClass
        let text: String = kUTTypeImage as String
        let object: AnyObject = kUTTypeImage
        let foundation: NSString = kCGImagePropertyOrientation
        let optional: AnyObject? = kCTFontAttributeName
        func takes(_ object: AnyObject) -> String { "\(object)" }
        func takes(text: String) -> String { text }
        XCTAssertEqual(takes(kUTTypeMovie), "public.movie")
        XCTAssertEqual(takes(text: kUTTypeMovie as String), "public.movie")
        XCTAssertTrue(inferred == kSecClass && kSecClass == "class")
        XCTAssertEqual(text, object as? String)
        XCTAssertEqual(foundation as String, kCGImagePropertyOrientation)
        XCTAssertNotNil(optional)
        let types: [String] = [kUTTypeImage as String, kUTTypeMovie as String, String(kUTTypeText)]
        let objects: [AnyObject] = [kUTTypeImage, kUTTypeMovie]
        XCTAssertEqual(types.count + objects.count, 5)
        let settings: [String: Any] = [kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA, kCVPixelBufferWidthKey as String: 4]
        XCTAssertEqual(settings.count, 2)
        switch inferred {
        case kSecClass: break
        default: XCTFail("a constant doesn't match itself")
        }
    }

    func testTypesByEndingAndByMIMEType() {
        let identifier = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "jpg" as CFString, nil)?.takeRetainedValue()
        XCTAssertEqual(identifier, kUTTypeJPEG as String)
        XCTAssertEqual(UTTypeCopyPreferredTagWithClass(identifier!, kUTTagClassMIMEType)?.takeRetainedValue(), "image/jpeg")
        XCTAssertTrue(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
        XCTAssertFalse(UTTypeConformsTo(kUTTypePDF, kUTTypeImage))
    }
}
