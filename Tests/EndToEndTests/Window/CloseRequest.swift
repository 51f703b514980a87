import Foundation
import XCTest

/// `WM_DELETE_WINDOW`, which window managers send; xdotool has none. By Xlib, looked up so that the tests link without it.
enum CloseRequest {
    private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    private typealias Intern = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
    private typealias Send = @convention(c) (OpaquePointer, UInt, Int32, Int, UnsafeMutableRawPointer) -> Int32
    private typealias Close = @convention(c) (OpaquePointer) -> Int32

    static func send(to window: UInt, display name: String) throws {
        let library = try XCTUnwrap(dlopen("libX11.so.6", RTLD_NOW), "xdotool brings libX11")
        func function<Function>(_ name: String, _ type: Function.Type) -> Function { unsafeBitCast(dlsym(library, name), to: type) }
        let display = try XCTUnwrap(function("XOpenDisplay", Open.self)(name))
        let intern = function("XInternAtom", Intern.self)
        // XClientMessageEvent: type, serial, send_event, display, window, message_type, format, data; in words of 8 bytes.
        var event = [UInt](repeating: 0, count: 24)
        event[0] = 33
        event[4] = window
        event[5] = intern(display, "WM_PROTOCOLS", 0)
        event[6] = 32
        event[7] = intern(display, "WM_DELETE_WINDOW", 0)
        _ = event.withUnsafeMutableBytes { function("XSendEvent", Send.self)(display, window, 0, 0, $0.baseAddress!) }
        _ = function("XCloseDisplay", Close.self)(display)
    }
}
