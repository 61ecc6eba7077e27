import Report
import Support
import Workshop

/// A command over figures that are stored with the sources: it prints them, or first checks or
/// measures what they are about.
struct FiguresCommand: Sendable {
  /// A call of the command.
  struct Call {
    let arguments: ParsedArguments
    let project: Project
    let console: Console
    let progress: ProgressLine
    /// Whether the figures are measured before they are shown.
    let isMeasuring: Bool
  }

  /// What is printed.
  struct Shown {
    let document: Document
    let json: String
    var code = ExitCode.done
  }

  static let format = Option.format(.table, .json, .markdown)

  let name: String
  let abstract: String
  let discussion: String
  /// Selects what is shown, checked or measured.
  var selection: [any Parameter] = []
  let measure: Flag
  var check: Flag?
  /// Parameters that go with `--measure` alone, and those that go with `--check` alone.
  var ofMeasuring: [any Parameter] = []
  var ofChecking: [any Parameter] = []
  var others: [any Parameter] = []
  /// Checks what is selected, and prints what it finds.
  var checks: @MainActor @Sendable (Call) throws -> ExitCode = { _ in .done }
  /// Measures what is selected if the call says so; returns what the command prints.
  let shows: @MainActor @Sendable (Call) throws -> Shown

  var command: CommandSpecification {
    let modes = [measure] + [check].compactMap(\.self)
    return CommandSpecification(
      name, abstract: abstract, discussion: discussion,
      parameters: selection + modes + ofMeasuring + ofChecking + others + [Self.format],
      exclusive: [modes], action: run)
  }

  private func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let isChecking = check.map { arguments.contains($0) } ?? false
    let isMeasuring = arguments.contains(measure)
    func refuse(_ parameters: [any Parameter], without mode: String) throws(UsageError) {
      for parameter in parameters where arguments.contains(parameter) {
        throw arguments.usageError(
          "--\(parameter.definition.name) goes with --\(mode) alone", about: parameter)
      }
    }
    if !isMeasuring { try refuse(ofMeasuring, without: "measure") }
    if !isChecking { try refuse(ofChecking, without: "check") }
    let progress = console.progress()
    defer { progress.erase() }
    let call = Call(
      arguments: arguments, project: try ProjectSource.project(), console: console,
      progress: progress, isMeasuring: isMeasuring)
    if isChecking { return try checks(call) }
    let shown = try shows(call)
    progress.erase()
    try console.print(arguments[Self.format], shown.document, json: shown.json)
    return shown.code
  }
}
