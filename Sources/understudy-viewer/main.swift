import UIKit

guard CommandLine.arguments.count > 1 else {
    FileHandle.standardError.write(Data("usage: understudy-viewer REQUEST.json [-AppleLanguages (fr)] (understudy render starts it)\n".utf8))
    exit(2)
}
ViewerDelegate.main()
