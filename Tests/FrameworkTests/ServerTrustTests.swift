import Combine
import Foundation
import FoundationGaps
import FoundationNetworking
import NetworkingGaps
import XCTest

/// What networking libraries pin servers with, and the rest of what they name of Foundation.
final class ServerTrustTests: XCTestCase {
    /// Self-signed, of an elliptic curve's key: O=Understudy, CN=example.test.
    private static let certificate = Data(base64Encoded: "MIIBrjCCAVWgAwIBAgIUeOy5mfAW4tJTIX5Dp0YhVqPJ47AwCgYIKoZIzj0EAwIwLDETMBEGA1UECgwKVW5kZXJzdHVkeTEVMBMGA1UEAwwMZXhhbXBsZS50ZXN0MCAXDTI2MTIwMTAwMjYyNloYDzIxMjYxMTA3MDAyNjI2WjAsMRMwEQYDVQQKDApVbmRlcnN0dWR5MRUwEwYDVQQDDAxleGFtcGxlLnRlc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQBaUx3X15jBUWpYFjupE/z3NHabtws7+zZsnqjshGs4iE+/HcUmil6njNmZHlSnox3mobgDAYOpbs3YltrN/QPo1MwUTAdBgNVHQ4EFgQUjcEp2KClAs0iDVip4hm51dbHKbowHwYDVR0jBBgwFoAUjcEp2KClAs0iDVip4hm51dbHKbowDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNHADBEAiAHDf/W25DdT8MfH1l/LyaO+yKqFLke2S7/Xrxv5iZwLAIgMkLDvUc0QEsVEY42CiNal4uY2e7WEkxVopqw+ioc82g=")!
    private static let key = Data(base64Encoded: "BAFpTHdfXmMFRalgWO6kT/Pc0dpu3Czv7NmyeqOyEaziIT78dxSaKXqeM2ZkeVKejHeahuAMBg6luzdiW2s39A8=")!

    func testCertificate() throws {
        let certificate = try XCTUnwrap(SecCertificateCreateWithData(nil, Self.certificate))
        XCTAssertEqual(SecCertificateCopyData(certificate), Self.certificate)
        XCTAssertEqual(SecCertificateCopySubjectSummary(certificate), "example.test")
        let key = try XCTUnwrap(SecCertificateCopyKey(certificate))
        XCTAssertEqual(SecKeyCopyExternalRepresentation(key, nil), Self.key)
        XCTAssertTrue(key.isEqual(SecCertificateCopyKey(SecCertificateCreateWithData(nil, Self.certificate)!)))
    }

    func testWhatIsNoCertificate() {
        XCTAssertNil(SecCertificateCreateWithData(nil, Data()))
        XCTAssertNil(SecCertificateCreateWithData(nil, Data("-----BEGIN CERTIFICATE-----".utf8)))
        for count in [1, 2, 3, 4, 5, 60, Self.certificate.count - 1] { XCTAssertNil(SecCertificateCreateWithData(nil, Self.certificate.prefix(count)), "\(count) bytes") }
        XCTAssertNil(SecCertificateCreateWithData(nil, Self.certificate + [0]))
        for place in Self.certificate.indices {
            var data = Self.certificate
            data[place] ^= 0xff
            if let certificate = SecCertificateCreateWithData(nil, data) { _ = (SecCertificateCopyKey(certificate), SecCertificateCopySubjectSummary(certificate)) }
        }
    }

    func testTrustByAnchor() throws {
        let certificate = try XCTUnwrap(SecCertificateCreateWithData(nil, Self.certificate))
        var made: SecTrust?
        XCTAssertEqual(SecTrustCreateWithCertificates(certificate, SecPolicyCreateSSL(true, "example.test"), &made), errSecSuccess)
        let trust = try XCTUnwrap(made)
        XCTAssertEqual(SecTrustGetCertificateCount(trust), 1)
        XCTAssertTrue(SecTrustGetCertificateAtIndex(trust, 0) === certificate)
        var error: CFError?
        XCTAssertFalse(SecTrustEvaluateWithError(trust, &error))
        XCTAssertEqual(error?.code, Int(errSecNotTrusted))
        SecTrustSetAnchorCertificates(trust, [certificate])
        XCTAssertTrue(SecTrustEvaluateWithError(trust, nil))
        var result = SecTrustResultType.invalid
        SecTrustEvaluate(trust, &result)
        XCTAssertEqual(result, .unspecified)
        XCTAssertEqual(SecTrustCreateWithCertificates([], nil, &made), errSecParam)
    }

    func testConfigurationKeepsWhatCorelibsDoesNot() {
        let configuration = URLSessionConfiguration.default
        XCTAssertTrue(configuration.allowsExpensiveNetworkAccess)
        configuration.allowsExpensiveNetworkAccess = false
        configuration.waitsForConnectivity = true
        XCTAssertFalse(configuration.allowsExpensiveNetworkAccess)
        XCTAssertTrue(configuration.waitsForConnectivity)
        XCTAssertTrue(URLSessionConfiguration.default.allowsExpensiveNetworkAccess)
        XCTAssertEqual(URLProtectionSpace(host: "a", port: 443, protocol: "https", realm: nil, authenticationMethod: NetworkingGaps.NSURLAuthenticationMethodServerTrust).serverTrust, nil)
    }

    func testBoundStreams() throws {
        var input: InputStream?, output: OutputStream?
        Stream.getBoundStreams(withBufferSize: 4, inputStream: &input, outputStream: &output)
        let (reader, writer) = (try XCTUnwrap(input), try XCTUnwrap(output))
        reader.open()
        writer.open()
        nonisolated(unsafe) let end = writer
        let text = Array("longer than the buffer".utf8)
        Thread.detachNewThread {
            var rest = text[...]
            while !rest.isEmpty { rest = rest.dropFirst(Array(rest).withUnsafeBufferPointer { end.write($0.baseAddress!, maxLength: $0.count) }) }
            end.close()
        }
        var read: [UInt8] = [], part = [UInt8](repeating: 0, count: 3)
        while case let count = reader.read(&part, maxLength: 3), count > 0 { read += part.prefix(count) }
        XCTAssertEqual(read, text)
        XCTAssertEqual(reader.streamStatus, .atEnd)
        XCTAssertEqual(reader.read(&part, maxLength: 3), 0)
    }

    func testEncodingsByName() {
        XCTAssertEqual(CFStringConvertEncodingToNSStringEncoding(CFStringConvertIANACharSetNameToEncoding("UTF-8")), String.Encoding.utf8.rawValue)
        XCTAssertEqual(CFStringConvertEncodingToNSStringEncoding(CFStringConvertIANACharSetNameToEncoding("iso-8859-1")), String.Encoding.isoLatin1.rawValue)
        XCTAssertEqual(CFStringConvertIANACharSetNameToEncoding("no such"), kCFStringEncodingInvalidId)
        XCTAssertEqual(CFStringConvertEncodingToIANACharSetName(0x0600), "us-ascii")
    }

    func testDemandsAndNumbers() {
        let some = Subscribers.Demand.max(2)
        XCTAssertTrue(some > 1 && some < 3 && some >= 2 && some <= 2 && some == 2 && some != 3 && 1 < some)
        XCTAssertTrue(Subscribers.Demand.unlimited > 1_000_000)
        XCTAssertFalse(Subscribers.Demand.none > 0)
        XCTAssertEqual(some + 1, .max(3))
        XCTAssertEqual(some * 3, .max(6))
        XCTAssertEqual(Subscribers.Demand.unlimited - 1, .unlimited)
        XCTAssertEqual(some - .max(1), .max(1))
    }
}
