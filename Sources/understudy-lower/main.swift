import Foundation
import Lowering

exit(LowerCommand(arguments: Array(CommandLine.arguments.dropFirst())).run())
