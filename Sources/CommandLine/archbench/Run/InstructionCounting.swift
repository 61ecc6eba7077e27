import Foundation
import Measurement

/// Counts the instructions of each contestant's events with valgrind's callgrind, if it is
/// installed.
struct InstructionCounting {
  /// The name of the counter in the results.
  static let name = "instructions"

  /// The reason why instructions cannot be counted here, as a sentence.
  struct Unavailable: Error, CustomStringConvertible {
    let description: String
  }

  private static let iterations = 3
  private static let deadline = 600.0

  private let valgrind: String
  private let folder: URL
  /// The words that select the notes.
  private let notes: [String]
  private let isInterrupted: () -> Bool

  /// Finds valgrind, and writes a copy of this program that valgrind can read.
  ///
  /// - Throws: `Unavailable`, or an error of writing the copy.
  init(seed: UInt64, data: String?, isInterrupted: @escaping () -> Bool) throws {
    guard let valgrind = Self.find("valgrind"), let strip = Self.find("strip") else {
      throw Unavailable(
        description: "Instructions are counted by valgrind, with a copy of the program made by "
          + "strip; install both (Debian: valgrind and binutils).")
    }
    self.valgrind = valgrind
    self.isInterrupted = isInterrupted
    notes = ["--seed", String(seed)] + (data.map { ["--data", $0] } ?? [])
    folder = FileManager.default.temporaryDirectory
      .appending(path: "archbench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    // Valgrind cannot read the debug information of a release build.
    let outcome = WorkerProcess.run(
      .init(
        executable: strip, arguments: ["-g", "-o", program, own],
        environment: ProcessInfo.processInfo.environment), deadline: Self.deadline)
    guard outcome.failure == nil else {
      remove()
      throw Unavailable(description: "strip cannot copy this program: \(outcome.errors)")
    }
  }

  private var program: String { folder.appending(path: "archbench").path }

  /// Deletes the copy.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Returns the mean number of instructions of one warm event of `contestant`; `nil` if none was
  /// counted.
  func count(_ contestant: String, _ cell: BenchmarkCase) -> Int? {
    let output = folder.appending(path: "callgrind.out")
    try? FileManager.default.removeItem(at: output)
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    let outcome = WorkerProcess.run(
      .init(
        executable: valgrind,
        arguments: [
          "--tool=callgrind", "--toggle-collect=*countedPiece*",
          "--callgrind-out-file=\(output.path)", program, "probe", "--uncounted",
          "--architecture", contestant, "--interaction", cell.interaction, "--size",
          String(cell.size),
          "--iterations", String(Self.iterations),
        ] + notes, environment: environment),
      deadline: Self.deadline, isInterrupted: isInterrupted)
    guard outcome.failure == nil, let text = try? String(contentsOf: output, encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("summary: ") }),
      let total = Int(line.dropFirst("summary: ".count)), total > 0
    else { return nil }
    return total / Self.iterations
  }

  /// Adds the counts to `samples`, or the reason why there are none.
  static func add(
    to samples: inout RunSamples, seed: UInt64, data: String?, isInterrupted: @escaping () -> Bool,
    progress: (_ what: String, _ done: Int, _ total: Int) -> Void
  ) {
    do {
      let counting = try InstructionCounting(seed: seed, data: data, isInterrupted: isInterrupted)
      defer { counting.remove() }
      let total = samples.counts.count
      for index in 0..<total where !isInterrupted() {
        let counts = samples.counts[index]
        progress("instructions of \(counts.contestant), \(counts.cell)", index, total)
        samples.counts[index].warm[name] = counting.count(counts.contestant, counts.cell)
      }
    } catch {
      samples.unavailable[name] = "\(error)"
    }
  }

  private static func find(_ program: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
