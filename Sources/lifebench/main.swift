import Foundation
import UIKit

// lifebench cycles COUNT      home and back, again and again, in one process on virtual time
// lifebench pairs COUNT       the same without the device: what the app's own part costs
// lifebench launches COUNT    processes that launch, end and leave nothing
// lifebench kills COUNT       processes that are killed while they save their state
//
// Each prints what it measured, and fails where something isn't as it is to be. `Benchmarks/life` runs all of them in their long forms.

let arguments = CommandLine.arguments
let count = arguments.count > 2 ? Int(arguments[2]) : nil

switch arguments.dropFirst().first {
case "cycles" where count != nil && Household.isHeadless, "pairs" where count != nil && Household.isHeadless, "once", "save", "restore":
    UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(BenchDelegate.self))
case "cycles" where count != nil, "pairs" where count != nil: exit(Household.again(arguments: Array(arguments.dropFirst())))
case "launches" where count != nil: LaunchRun(count: count!).run()
case "kills" where count != nil: KillRun(count: count!).run()
default:
    FileHandle.standardError.write(Data("usage: lifebench cycles|pairs|launches|kills COUNT\n".utf8))
    exit(2)
}
