import Foundation

@_disfavoredOverload nonisolated(unsafe) public let kCTForegroundColorFromContextAttributeName: NSString = "CTForegroundColorFromContext"
@_disfavoredOverload nonisolated(unsafe) public let kCTForegroundColorAttributeName: NSString = "CTForegroundColor"
@_disfavoredOverload nonisolated(unsafe) public let kCTFontAttributeName: NSString = "NSFont"
@_disfavoredOverload nonisolated(unsafe) public let kCTTrackingAttributeName: NSString = "CTTracking"
@_disfavoredOverload nonisolated(unsafe) public let kCTKernAttributeName: NSString = "NSKern"
@_disfavoredOverload nonisolated(unsafe) public let kCTParagraphStyleAttributeName: NSString = "NSParagraphStyle"
