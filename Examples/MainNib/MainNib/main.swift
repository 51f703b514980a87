import UIKit

// No delegate is named: MainWindow.xib, which NSMainNibFile names, makes it and connects it to the application, its File's Owner.
UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)
