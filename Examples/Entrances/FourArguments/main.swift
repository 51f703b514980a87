import UIKit

UIApplicationMain(
    CommandLine.argc, CommandLine.unsafeArgv,
    NSStringFromClass(EventCountingApplication.self), NSStringFromClass(AppDelegate.self))
