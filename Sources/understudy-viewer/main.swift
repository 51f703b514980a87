import UIKit

guard CommandLine.arguments.count > 1 else {
    FileHandle.standardError.write(Data("usage: understudy-viewer REQUEST.json [-AppleLanguages (fr)] (understudy render starts it)\n".utf8))
    exit(2)
}
exit(UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(ViewerDelegate.self)))
