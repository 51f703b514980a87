import Foundation

extension UIPasteboard {
    nonisolated(unsafe) public static let typeListString: NSArray = ["public.utf8-plain-text", "public.text"]
    nonisolated(unsafe) public static let typeListURL: NSArray = ["public.url"]
    nonisolated(unsafe) public static let typeListImage: NSArray = ["public.png", "public.jpeg", "com.compuserve.gif"]
    nonisolated(unsafe) public static let typeListColor: NSArray = ["com.apple.uikit.color"]
}
