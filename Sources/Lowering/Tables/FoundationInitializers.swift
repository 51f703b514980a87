/// What stands for `init()` in classes of corelibs Foundation that lack it.
enum FoundationInitializers {
    static let arguments: [String: String] = [
        "NSError": "domain: \"\", code: 0",
        "NSAttributedString": "string: \"\"",
        "NSMutableAttributedString": "string: \"\"",
        "NSMutableString": "capacity: 0",
        "NSURL": "fileURLWithPath: \"\"",
        "NSNumber": "value: 0",
        "NSLocale": "localeIdentifier: \"\"",
        "NSPredicate": "value: true",
        "Progress": "totalUnitCount: 0",
        "InputStream": "data: Data()",
        "URLSession": "configuration: .default",
        "NSURLRequest": "url: URL(fileURLWithPath: \"\")",
        "NSMutableURLRequest": "url: URL(fileURLWithPath: \"\")",
        "URLCache": "memoryCapacity: 0, diskCapacity: 0, diskPath: nil",
    ]
}
