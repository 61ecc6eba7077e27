import ArchitectureKit
import Backend
import Catalog
import Equivalence
import Foundation

// Plays groups of scripts on one architecture and on a reference, in lockstep:
//
//     mutant-player ARCHITECTURE NUMBER=FILE[,FILE…] …
//
// For each group it prints its number and `equal` or `differs`. `archbench testability` builds it
// with mutants, and chooses one by the environment. A mutant may well end the program.

let words = CommandLine.arguments.dropFirst()
let name = words.first ?? ""
guard let variant = architectures.headlines.first(where: { $0.architecture == name }),
  let reference = architectures.headlines.first(where: { $0.architecture != name })
else {
  FileHandle.standardError.write(Data("There is no architecture '\(name)'.\n".utf8))
  exit(64)
}
for group in words.dropFirst() {
  let parts = group.split(separator: "=", maxSplits: 1)
  let isEqual = try parts[1].split(separator: ",").allSatisfy { file in
    let text = try String(contentsOfFile: String(file), encoding: .utf8)
    let script = try ScriptParser.parse(text, file: String(file))
    do {
      return try SessionPlayer().play(script, in: Fixture(), on: [reference, variant]) == nil
    } catch is VerificationFailure {
      return false
    }
  }
  let line = "\(parts[0]) \(isEqual ? "equal" : "differs")\n"
  FileHandle.standardOutput.write(Data(line.utf8))
}
