import ArchitectureKit
import Backend
import Catalog
import Equivalence
import Foundation

// Plays scripts in a copy of the project with other sources. `archbench testability` and `archbench
// changes` build and run it; what it plays may well end the program.
//
//     script-player ARCHITECTURE REFERENCE NAME=FILE[,FILE…] …
//
// plays groups of scripts on two architectures in lockstep. For each group it prints its name and
// `equal` or `differs`, and says why on standard error. REFERENCE may be BaselineClone.
//
//     script-player transcripts FOLDER FILE …
//
// plays scripts on Baseline, and writes what a golden has to say into FOLDER.

func say(_ words: String) { FileHandle.standardError.write(Data("\(words)\n".utf8)) }

func fail(_ words: String) -> Never {
  say(words)
  exit(64)
}

func variant(_ name: String) -> Variant {
  if name == "BaselineClone" { return baselineClone }
  guard let variant = architectures.variant(name) else {
    fail("There is no architecture '\(name)'.")
  }
  return variant
}

func script(_ file: some StringProtocol) throws -> Script {
  try ScriptParser.parse(
    String(contentsOfFile: String(file), encoding: .utf8), file: String(file))
}

func isEqual(_ file: Substring, on variants: [Variant]) throws -> Bool {
  let script = try script(file)
  do {
    let refused = try SessionPlayer().play(script, in: Fixture(), on: variants)
    if let refused { say("\(file):\(refused.line): \(refused.reason)") }
    return refused == nil
  } catch {
    say("\(file): \(error.divergence.reason)")
    return false
  }
}

let words = CommandLine.arguments.dropFirst()
guard words.count >= 2 else { fail("usage: script-player ARCHITECTURE REFERENCE NAME=FILE …") }
let rest = words.dropFirst(2)
if words.first == "transcripts" {
  let folder = URL(filePath: words[2])
  for file in rest {
    let text = try Transcript.text(of: script(file), on: AppDriver(variant("Baseline")))
    let name = URL(filePath: file).deletingPathExtension().lastPathComponent
    try Data(text.utf8).write(to: folder.appending(path: "\(name).txt"))
  }
} else {
  let variants = [variant(words[2]), variant(words[1])]
  for group in rest {
    let parts = group.split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else { fail("'\(group)' names no file.") }
    let equal = try parts[1].split(separator: ",").allSatisfy { try isEqual($0, on: variants) }
    FileHandle.standardOutput.write(Data("\(parts[0]) \(equal ? "equal" : "differs")\n".utf8))
  }
}
