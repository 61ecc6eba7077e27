import ArgumentParsing
import Interactions
import Report
import Study
import Support
import Workshop

/// The command `forms`, which shows what the forms of each pattern cost, proves and measures them.
enum FormsCommand {
  static let form = Option(
    repeating: "form", placeholder: "name", .form,
    help:
      "Show, check or measure this form, such as Redux/naive, or all forms of this pattern. May "
      + "be repeated. Default: all.")
  static let measure = Flag(
    "measure",
    help: "Measure the patterns of these forms that have changed, and store the figures in "
      + "Reports/forms.")
  static let check = Flag(
    "check", help: "Only prove that the forms are the same app and break no rule but those named.")
  static let quick = Flag(
    "quick", help: "With --measure: measure these forms alone and briefly, and store nothing.")
  static let sessions = Option(
    "sessions", placeholder: "n", .integer(1...100_000), default: 40,
    help: "With --check: the number of random sessions of each form.")
  static let seed = Option.seed("The seed of the notes and of the random sessions.")
  static let format = Option.format(.table, .json, .markdown)

  static let command = CommandSpecification(
    "forms", abstract: "Show what each way to write a pattern costs, as patches of its folder.",
    discussion: """
      A form is a patch in Sources/Architectures/PATTERN/Forms. Without --measure and --check, the \
      stored figures are printed, which Scripts/forms makes. Forms are built in a copy in \
      .build/forms, each as a module of its own. All forms of a pattern are measured by one \
      program, in the same rounds.

      --check plays all scripts and random sessions, compares the work on views, looks for leaks \
      and checks the rules. --measure does so first for forms that have changed. A measurement \
      that was killed goes on when it is called again.

      Exit codes: 0 done, 1 a form is not the same app or the build fails, 64 usage, 65 a patch is \
      wrong or does not apply, or no figures are stored, 73 cannot write.
      """,
    parameters: [form, measure, check, quick, sessions, seed, format],
    exclusive: [[measure, check]], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let project = try ProjectSource.project()
    let isQuick = arguments.contains(quick)
    guard !isQuick || arguments.contains(measure) else {
      throw arguments.usageError("--quick goes with --measure alone", about: quick)
    }
    guard !arguments.contains(sessions) || arguments.contains(check) else {
      throw arguments.usageError("--sessions goes with --check alone", about: sessions)
    }
    let all = try Form.all(in: project)
    let asked = arguments[form]
    let forms = all.filter {
      asked.isEmpty || asked.contains($0.name) || asked.contains($0.pattern)
    }
    guard !forms.isEmpty else {
      try console.errors.write(
        "No form is stored yet. Sources/Documentation/what-forms-are.md says how to add one.\n")
      return .done
    }
    let patterns = project.names.filter { name in forms.contains { $0.pattern == name } }
    let progress = console.progress()
    defer { progress.erase() }
    if arguments.contains(check) {
      let check = FormCheck(
        in: project, seed: arguments[seed], sessions: arguments[sessions], progress)
      let areRight = try patterns.map { pattern in
        try prove(forms.filter { $0.pattern == pattern }, check, console, progress)
      }
      return areRight.allSatisfy(\.self) ? .done : .failed
    }
    let files = try patterns.compactMap { pattern -> FormsFile? in
      guard arguments.contains(measure) else {
        let stored = Stored<FormsFile>(in: project, of: pattern)
        return asked.isEmpty ? try? stored.read() : try stored.read()
      }
      // All forms of a pattern are measured in the same rounds.
      return try FormMeasurement(
        of: pattern, isQuick ? forms : all, interactions, in: project, seed: arguments[seed],
        isQuick: isQuick, progress
      ).figures()
    }
    progress.erase()
    guard !files.isEmpty else {
      throw CommandFailure(
        "None of these forms is measured yet; \(FormsFile.script) does it.", .badData)
    }
    let shown = files.map { $0.described(by: all).keeping(asked) }
    let sections = zip(files, shown).map { file, shown in
      let missing = forms.map(\.name).filter {
        $0.hasPrefix("\(file.pattern)/") && file.checksums[$0] == nil
      }
      let notes = [
        Stored<FormsFile>(in: project, of: file.pattern).note(on: file),
        missing.isEmpty ? nil : "Not measured yet: \(missing.joined(separator: ", ")).",
      ].compactMap(\.self)
      return FormsSection(shown, note: notes.isEmpty ? nil : notes.joined(separator: " "))
    }
    try console.print(
      arguments[format], Document(sections.flatMap(\.document.blocks)),
      json: FormsFile.text(of: shown))
    return arguments.contains(measure) && files.contains { $0.forms.contains { $0.defect != nil } }
      ? .failed : .done
  }

  /// Checks forms of a pattern, and says of each what was found; returns whether all are right.
  private static func prove(
    _ forms: [Form], _ check: FormCheck, _ console: Console, _ progress: ProgressLine
  ) throws -> Bool {
    let defects = try check.defects(of: forms)
    progress.erase()
    for (form, defect) in zip(forms, defects) {
      let proof = "\(form.name) is the same app: behaviour, work, memory and rules."
      try console.output.write("\(defect ?? proof)\n")
    }
    return defects.allSatisfy { $0 == nil }
  }

  private static let interactions = FormMeasurement.Interactions(
    events: Interactions.events.map(\.id),
    counted: ["edit-visible", "edit-offscreen", "insert-top"])
}

extension ValueKind where Value == String {
  /// The name of a stored form, or of a pattern.
  static var form: ValueKind {
    let patterns = (try? ProjectSource.project())?.names ?? []
    let names = patterns + Form.names(of: patterns, root: ProjectSource.root ?? "")
    return ValueKind(
      expectation: "a pattern, or one of its forms: a patch in Sources/Architectures/PATTERN/Forms",
      candidates: names, read: { word in names.first { $0.matches(name: word) } })
  }
}
