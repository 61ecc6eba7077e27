import ArchitectureKit
import Backend
import CTrace
import Catalog
import Equivalence
import Foundation
import Interactions
import Measurement

// Plays one step of an interaction on apps with tracing, and prints the blocks that ran.
//
//     trace-recorder INTERACTION SIZE ARCHITECTURE…
//
// For each architecture it prints a line `trace NAME`, then a line `START END` for each block, with
// addresses from the beginning of the program. `TraceRecording` builds and runs this program.

/// The number of steps before the recorded one.
let warmUp = 2

/// The beginning of the block that follows each block.
let ends: [UInt: UInt] = {
  let starts = Set((0..<ctrace_block_count()).map(ctrace_block_start)).sorted()
  return Dictionary(uniqueKeysWithValues: zip(starts, starts.dropFirst()))
}()

/// Plays the steps before the recorded one, then records it: only what it does, not what prepares it.
func record(_ run: any InteractionRun) throws {
  for step in 0..<warmUp { _ = run.run(step: step) }
  run.prepare(steps: warmUp..<warmUp + 1)
  ctrace_clear()
  for piece in 0..<run.pieceCount {
    run.prepare(piece: piece, ofStep: warmUp)
    ctrace_set_recording(true)
    run.perform(piece: piece, ofStep: warmUp)
    ctrace_set_recording(false)
  }
  if let complaint = run.check() { throw InteractionError(description: complaint) }
}

/// The recorded blocks, a line each.
func blocks() -> String {
  (0..<ctrace_count()).map { index in
    let start = ctrace_block_start(ctrace_recorded(index))
    return "\(String(start, radix: 16)) \(String(ends[start] ?? start, radix: 16))\n"
  }.joined()
}

func recordAll(_ words: [String]) throws {
  guard words.count > 2, let interaction = Interactions.named(words[0]), let size = Int(words[1])
  else { throw InteractionError(description: "Read the comment in main.swift.") }
  for name in words[2...] {
    guard let variant = architectures.variant(name) else {
      throw InteractionError(description: "There is no architecture \(name).")
    }
    let driver = interaction.launch(variant, in: Fixture(noteCount: size, pictures: .none))
    try record(try interaction.start(on: driver))
    FileHandle.standardOutput.write(Data("trace \(variant.name)\n\(blocks())".utf8))
  }
}

do {
  try recordAll(Array(CommandLine.arguments.dropFirst()))
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
