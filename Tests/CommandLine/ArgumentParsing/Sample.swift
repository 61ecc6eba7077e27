internal import Synchronization

@testable import Results
@testable import Support
@testable import archbench

/// A small command with one parameter of each kind, and helpers that call it.
enum Sample {
  enum Format: String, CaseIterable {
    case table, json, csv
  }

  /// A kind of value of the command's own: two numbers, as `k/n`.
  static let fraction = ValueKind<[Int]>(expectation: "k/n with k from 1 to n") { word in
    let numbers = word.split(separator: "/").compactMap { Int($0) }
    return numbers.count == 2 && numbers[0] >= 1 && numbers[0] <= numbers[1] ? numbers : nil
  }

  static let quick = Flag("quick", help: "Measure for a minute at most.")
  static let thorough = Flag("thorough", short: "t", help: "Measure for as long as it takes.")
  static let subjects = Option(
    repeating: "subject", placeholder: "name", .choice(["MVC", "MVVM", "Redux"]),
    help: "Measure this one only; may be given several times.")
  static let rounds = Option(
    "rounds", .integer(1...1000), default: 30, help: "How often to repeat.")
  static let seed = Option(
    "seed", .integer(0...UInt64.max), help: "Where the random numbers start.")
  static let output = Option("output", .directory, help: "The folder of the report.")
  static let part = Option(
    "shard", placeholder: "k/n", fraction,
    help: "Measure one part of the work, so that several machines can share it.")
  static let format = Option(
    "format", .choice(of: Format.self), default: .table, help: "How to print the results.")
  static let offset = Option("offset", .integer(-9...9), default: 0, help: "")

  static let old = Argument("old", .file, help: "The earlier results.")
  static let new = Argument(repeating: "new", .file, help: "The later results.")
  static let tolerance = Option(
    required: "tolerance", placeholder: "share-lost", .number(0...1),
    help: "The share by which a result may grow worse before it is a regression.")

  static let paths = Argument(repeating: "path", .file, help: "A file or a folder.")

  static let run = CommandSpecification(
    "run", abstract: "Measure.",
    discussion: """
      Results are printed to standard output; progress is shown on a terminal only, and takes \
      itself away.

        bench run --quick
      """,
    parameters: [quick, thorough, subjects, rounds, seed, output, part, format, offset],
    exclusive: [[quick, thorough]]
  ) { arguments, console in
    if arguments[output] == "/" {
      throw arguments.usageError("A report cannot replace '/'.", about: output)
    }
    try console.output.write("\(arguments[rounds]) rounds\n")
    return .unresolved
  }

  static let compare = CommandSpecification(
    "compare", abstract: "Compare two results, cell by cell, and say what became worse.",
    parameters: [old, new, tolerance]
  ) { _, _ in
    throw CommandFailure("'old.json' is no file of results. Run bench anew.", .badData)
  }

  static let lines = CommandSpecification(
    "lines", abstract: "Count the lines of files.", parameters: [paths]
  ) { _, _ in
    throw CommandFailure.diagnostic("a.script:3: unknown step 'tup', expected 'tap'", .usage)
  }

  static let secret = CommandSpecification(
    "secret", abstract: "A part of run.", isHidden: true
  ) { _, _ in
    struct Surprise: Error {}
    throw Surprise()
  }

  static let root = CommandSpecification(
    "bench", abstract: "Measures things.", version: "1.2.3", default: run,
    subcommands: [run, compare, lines, secret])

  /// Returns the parsed arguments of a valid call.
  static func arguments(_ words: String...) throws -> ParsedArguments {
    guard case .run(let arguments) = try root.parse(words) else { throw NotRun() }
    return arguments
  }

  struct NotRun: Error {}

  /// Returns what a call prints to standard output and standard error, and its exit code.
  static func call(
    _ words: [String], of command: CommandSpecification = root, width: Int = 80
  ) async -> (output: String, errors: String, code: ExitCode) {
    let output = Recorder()
    let errors = Recorder()
    let terminal = Terminal(environment: [:], isTerminal: false, columns: width)
    let code = await command.run(
      words,
      console: Console(
        output: output.output, errors: errors.output, outputTerminal: terminal,
        errorTerminal: terminal))
    return (output.text, errors.text, code)
  }
}

/// An output that records what is written to it.
final class Recorder: Sendable {
  private let written = Mutex("")

  var text: String { written.withLock { $0 } }

  var output: Output { Output { text in self.written.withLock { $0 += text } } }

  /// Returns what was written since the last call.
  func take() -> String {
    written.withLock { text in
      defer { text = "" }
      return text
    }
  }
}
