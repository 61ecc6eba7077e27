import Foundation
import Support

let console = Console.standard(environment: ProcessInfo.processInfo.environment)
let words = Array(CommandLine.arguments.dropFirst())
exit(Archbench.command.run(words, console: console).rawValue)
