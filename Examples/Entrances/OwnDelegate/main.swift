import UIKit

// The same name twice: no second object is made.
UIApplicationMain(
    CommandLine.argc, CommandLine.unsafeArgv,
    NSStringFromClass(OwnDelegateApplication.self), NSStringFromClass(OwnDelegateApplication.self))
