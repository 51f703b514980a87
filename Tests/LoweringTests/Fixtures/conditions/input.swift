import UIKit
#if canImport(SwiftUI)
import SwiftUI
#endif

#if os(macOS)
let platform = "mac"
#elseif os(iOS) && targetEnvironment(simulator)
let platform = "simulator"
    #if DEBUG
    let debug = true
    #endif
#else
let platform = "other"
#endif

func check() {
    if #available(iOS 18.4, *) { print("yes") } else { print("no") }
    guard #available(iOS 19, *) else { return }
    if #unavailable(iOS 13) { print("old") }
}

@available(iOS 15, *)
struct New {}

@available(*, deprecated, message: "old")
struct Old {}

#Preview {
    Text("hello")
}
