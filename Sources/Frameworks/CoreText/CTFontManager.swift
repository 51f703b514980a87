import Foundation
import TextEngine
import UIKit

public enum CTFontManagerScope: UInt32, Sendable { case none = 0, process, user, session }

/// Makes a font known to the process under its own name. False, with an error, where it is none.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> Bool {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("font-\(UUID().uuidString).ttf")
    do { try font.data.write(to: file) } catch { return false }
    return FontLibrary.shared.register(file.path)
}

@discardableResult
public func CTFontManagerRegisterFontsForURL(_ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> Bool {
    FontLibrary.shared.register(fontURL.path)
}

public func CTFontManagerRegisterFontURLs(_ fontURLs: [URL], _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: (([NSError], Bool) -> Bool)?) {
    let missing = fontURLs.filter { !FontLibrary.shared.register($0.path) }
    _ = registrationHandler?(missing.map { NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 101, userInfo: [NSFilePathErrorKey: $0.path]) }, true)
}
