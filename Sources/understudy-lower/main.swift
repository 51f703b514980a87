import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
exit(arguments.first == "check" ? CheckCommand(arguments: Array(arguments.dropFirst())).run() : LowerCommand(arguments: arguments).run())
