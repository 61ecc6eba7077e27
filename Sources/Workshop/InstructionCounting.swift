import Foundation
package import Measurement
import Support

/// Counts the instructions of each contestant's events with valgrind's callgrind, if it is
/// installed.
package struct InstructionCounting: Sendable {
  /// The name of the counter in the results.
  package static let name = "instructions"

  /// The reason why instructions cannot be counted here, as a sentence.
  package struct Unavailable: Error, CustomStringConvertible {
    package let description: String
  }

  private static let iterations = 3
  /// Valgrind takes a minute to launch an app with more notes.
  private static let mostNotes = 10_000
  private static let deadline = 1_200.0

  private let folder: URL
  /// The words that select the notes.
  private let notes: [String]

  /// Finds valgrind, and writes a copy of an `archbench`, by default of this one, that valgrind can
  /// read.
  package init(_ original: String? = nil, seed: UInt64, data: String? = nil) throws {
    let valgrind = ProgramRun(["valgrind", "--version"])
    guard valgrind.isDone else {
      throw Unavailable(description: "Instructions are not counted: \(valgrind.reason).")
    }
    notes = ["--seed", String(seed)] + (data.map { ["--data", $0] } ?? [])
    folder = FileManager.default.temporaryDirectory
      .appending(path: "archbench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let own =
      try original ?? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    // Valgrind cannot read the debug information of a release build.
    let run = ProgramRun(["strip", "-g", "-o", program, own], deadline: Self.deadline)
    guard run.isDone else {
      remove()
      throw Unavailable(description: "Instructions are not counted: \(run.reason).")
    }
  }

  private var program: String { folder.appending(path: "archbench").path }

  /// Deletes the copy.
  package func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Returns the mean number of instructions of one warm event of `contestant`; `nil` if none was
  /// counted, with the reason as a sentence.
  package func count(
    _ contestant: String, _ cell: BenchmarkCase, isInterrupted: () -> Bool = { false },
    failed: (String) -> Void
  ) -> Int? {
    let output = folder.appending(path: "\(UUID().uuidString).out")
    defer { try? FileManager.default.removeItem(at: output) }
    let run = RunningProgram(
      [
        "valgrind", "--tool=callgrind", "--toggle-collect=*countedPiece*",
        "--callgrind-out-file=\(output.path)", program, "probe", "--uncounted",
        "--architecture", contestant, "--interaction", cell.interaction, "--size",
        String(cell.size), "--iterations", String(Self.iterations),
      ] + notes, variables: ["SWIFT_DETERMINISTIC_HASHING": "1"], deadline: Self.deadline
    ).wait(isInterrupted: isInterrupted)
    guard run.isDone, let text = try? String(contentsOf: output, encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("summary: ") }),
      let total = Int(line.dropFirst("summary: ".count)), total > 0
    else {
      let reason = run.isDone ? "valgrind has counted none" : run.reason
      failed("Instructions are missing, such as those of \(contestant) in \(cell): \(reason).")
      return nil
    }
    return total / Self.iterations
  }

  /// Adds the counts to `samples`, or the reason why some are missing.
  package static func add(
    to samples: inout RunSamples, seed: UInt64, data: String?, isInterrupted: () -> Bool,
    progress: (_ what: String, _ done: Int, _ total: Int) -> Void
  ) {
    do {
      let counting = try InstructionCounting(seed: seed, data: data)
      defer { counting.remove() }
      let total = samples.counts.count
      for index in 0..<total where !isInterrupted() {
        let counts = samples.counts[index]
        guard counts.cell.size <= mostNotes else { continue }
        progress("instructions of \(counts.contestant), \(counts.cell)", index, total)
        samples.counts[index].warm[name] = counting.count(
          counts.contestant, counts.cell, isInterrupted: isInterrupted
        ) { samples.unavailable[name] = $0 }
      }
    } catch {
      samples.unavailable[name] = "\(error)"
    }
  }
}
