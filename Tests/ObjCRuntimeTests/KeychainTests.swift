@testable import CryptoKit
@testable import FoundationGaps
import Network
import XCTest

final class KeychainTests: XCTestCase {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).plist")
    override func tearDown() { try? FileManager.default.removeItem(at: file) }

    private func query(_ account: String, _ more: [String: Any] = [:]) -> KeychainQuery {
        KeychainQuery(more.merging([kSecClass: kSecClassGenericPassword, kSecAttrService: "app", kSecAttrAccount: account]) { $1 })
    }

    func test_itemsAreAddedFoundChangedAndDeleted() {
        let chain = Keychain(file: file)
        XCTAssertEqual(chain.add(query("ann", [kSecValueData: Data("one".utf8)]), nil), errSecSuccess)
        XCTAssertEqual(chain.add(query("ann", [kSecValueData: Data("two".utf8)]), nil), errSecDuplicateItem)
        var found: CFTypeRef?
        XCTAssertEqual(chain.copy(query("ann", [kSecReturnData: true, kSecMatchLimit: kSecMatchLimitOne]), &found), errSecSuccess)
        XCTAssertEqual(found as? Data, Data("one".utf8))
        XCTAssertEqual(chain.update(query("ann"), with: KeychainQuery([kSecValueData: Data("two".utf8)])), errSecSuccess)
        let again = Keychain(file: file)
        XCTAssertEqual(again.copy(query("ann", [kSecReturnData: true, kSecReturnAttributes: true]), &found), errSecSuccess)
        XCTAssertEqual((found as? [String: Any])?[kSecValueData] as? Data, Data("two".utf8))
        XCTAssertEqual((found as? [String: Any])?[kSecAttrAccount] as? String, "ann")
        XCTAssertEqual(again.copy(query("bob"), nil), errSecItemNotFound)
        XCTAssertEqual(again.delete(query("ann")), errSecSuccess)
        XCTAssertEqual(again.delete(query("ann")), errSecItemNotFound)
    }

    func test_allOfAKindAreListed() {
        let chain = Keychain(file: file)
        for name in ["a", "b"] { _ = chain.add(query(name, [kSecValueData: Data(name.utf8)]), nil) }
        var found: CFTypeRef?
        XCTAssertEqual(chain.copy(KeychainQuery([kSecClass: kSecClassGenericPassword, kSecMatchLimit: kSecMatchLimitAll, kSecReturnData: true]), &found), errSecSuccess)
        XCTAssertEqual((found as? [Data])?.count, 2)
    }
}

final class HashingTests: XCTestCase {
    private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    /// The examples of the standards.
    func test_digestsOfTheStandards() {
        let abc = Data("abc".utf8)
        XCTAssertEqual(hex(SHA256.hash(data: abc)), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        XCTAssertEqual(hex(SHA512.hash(data: abc)), "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
        XCTAssertEqual(hex(Insecure.SHA1.hash(data: abc)), "a9993e364706816aba3e25717850c26c9cd0d89d")
        XCTAssertEqual(hex(Insecure.MD5.hash(data: abc)), "900150983cd24fb0d6963f7d28e17f72")
        XCTAssertEqual(hex(Insecure.MD5.hash(data: Data())), "d41d8cd98f00b204e9800998ecf8427e")
        XCTAssertEqual(hex(SHA256.hash(data: Data(repeating: 0x61, count: 1000))), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3")
        XCTAssertTrue(SHA256.hash(data: abc).description.hasPrefix("SHA256 digest: ba7816bf"))
    }

    func test_authenticationByKey() {
        let code = HMAC<SHA256>.authenticationCode(for: Data("what do ya want for nothing?".utf8), using: SymmetricKey(data: Data("Jefe".utf8)))
        XCTAssertEqual(hex(code), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    }

    func test_thePathIsToldOnce() {
        let monitor = NWPathMonitor(), told = expectation(description: "told")
        monitor.pathUpdateHandler = { path in
            XCTAssertEqual(path.status, .satisfied)
            XCTAssertTrue(path.usesInterfaceType(.wifi))
            told.fulfill()
        }
        monitor.start(queue: .global())
        wait(for: [told], timeout: 5)
    }
}
