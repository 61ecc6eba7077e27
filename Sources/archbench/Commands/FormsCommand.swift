import Interactions
import Report
import Results
import Study
import Support
import Workshop

/// The command `forms`, which shows what the forms of each pattern cost, proves and measures them.
enum FormsCommand {
  private static let form = Option(
    repeating: "form", placeholder: "name", .form,
    help:
      "Show, check or measure this form, such as Redux/naive, or all forms of this pattern. May "
      + "be repeated. Default: all.")
  private static let quick = Flag(
    "quick", help: "With --measure: measure these forms alone and briefly, and store nothing.")
  private static let sessions = Option(
    "sessions", placeholder: "n", .integer(1...100_000), default: 40,
    help: "With --check: the number of random sessions of each form.")
  private static let seed = Option.seed("The seed of the notes and of the random sessions.")

  static let command = FiguresCommand(
    name: "forms",
    abstract: "Show what each way to write a pattern costs, as patches of its folder.",
    discussion: """
      A form is a patch in Sources/Architectures/PATTERN/Forms. Without --measure and --check, the \
      stored figures are printed, which Scripts/forms makes. Forms are built in a copy in \
      .build/forms, each as a module of its own. All forms of a pattern are measured by one \
      program, in the same rounds.

      --check plays all scripts and random sessions, compares the work on views, looks for leaks \
      and checks the rules. --measure does so first for forms that have changed. Patterns whose \
      stored figures are up to date are not measured again.

      Exit codes: 0 done, 1 a form is not the same app or the build fails, 64 usage, 65 a patch is \
      wrong or does not apply, or no figures are stored, 73 cannot write.
      """,
    selection: [form],
    measure: Flag(
      "measure",
      help: "Measure the patterns of these forms that have changed, and store the figures in "
        + "Reports/forms."),
    check: Flag(
      "check", help: "Only prove that the forms are the same app and break no rule but those named."
    ),
    ofMeasuring: [quick], ofChecking: [sessions], others: [seed],
    checks: { call in
      let forms = try asked(call, of: Form.all(in: call.project))
      let check = FormCheck(
        in: call.project, seed: call.arguments[seed], sessions: call.arguments[sessions],
        call.progress)
      var areRight = true
      for pattern in call.project.names {
        let own = forms.filter { $0.pattern == pattern }
        for (form, defect) in zip(own, try check.defects(of: own)) {
          call.progress.erase()
          let proof = "\(form.name) is the same app: behaviour, work, memory and rules."
          try call.console.output.write("\(defect ?? proof)\n")
          if defect != nil { areRight = false }
        }
      }
      return areRight ? .done : .failed
    }, shows: show
  ).command

  /// Returns the forms that are asked for, by default all.
  private static func asked(_ call: FiguresCommand.Call, of all: [Form]) -> [Form] {
    let asked = call.arguments[form]
    return all.filter { asked.isEmpty || asked.contains($0.name) || asked.contains($0.pattern) }
  }

  private static func show(_ call: FiguresCommand.Call) throws -> FiguresCommand.Shown {
    let all = try Form.all(in: call.project)
    let forms = asked(call, of: all)
    let patterns = call.project.names.filter { name in forms.contains { $0.pattern == name } }
    let files = try patterns.compactMap { pattern -> FormsFile? in
      guard call.isMeasuring else {
        return try Stored<FormsFile>(in: call.project, of: pattern).readIfThere()
      }
      // All forms of a pattern are measured in the same rounds.
      let isQuick = call.arguments.contains(quick)
      return try FormMeasurement(
        of: pattern, isQuick ? forms : all, events: Interactions.events.map(\.id),
        counted: ["edit-visible", "edit-offscreen", "insert-top"], in: call.project,
        seed: call.arguments[seed], isQuick: isQuick, call.progress
      ).figures()
    }
    guard !files.isEmpty else {
      throw CommandFailure(
        "None of these forms is measured yet; \(FormsFile.script) does it.", .badData)
    }
    let shown = files.map { $0.described(by: all).keeping(call.arguments[form]) }
    let sections = zip(files, shown).map { file, shown in
      let missing = forms.map(\.name).filter {
        $0.hasPrefix("\(file.pattern)/") && file.checksums[$0] == nil
      }
      let notes = [
        Stored<FormsFile>(in: call.project, of: file.pattern).note(on: file),
        missing.isEmpty ? nil : "Not measured yet: \(missing.joined(separator: ", ")).",
      ].compactMap(\.self)
      return FormsSection(shown, note: notes.isEmpty ? nil : notes.joined(separator: " "))
    }
    let hasDefect = files.contains { $0.forms.contains { $0.defect != nil } }
    return FiguresCommand.Shown(
      document: Document(sections.flatMap(\.document.blocks)),
      json: try FormsFile.text(of: shown), code: call.isMeasuring && hasDefect ? .failed : .done)
  }
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

/// The command `mutants`, which finds out which check catches each deliberate mistake.
enum MutantsCommand {
  private static let names = Argument(
    repeating: "name", .string,
    help: "The mutants to check, such as Redux/stale-memo, or all of Redux. Default: all in "
      + "Tests/Mutants.")
  private static let seed = Option.seed("The seed of the random sessions.")

  static let command = CommandSpecification(
    "mutants", abstract: "Show which check catches each deliberate mistake in the sources.",
    discussion: """
      Each mutant is a patch in Tests/Mutants. Those of architectures are built as modules of one \
      program in .build/forms, and each must fail as a form: in scripts and random sessions of \
      'verify', or in the tests of work and memory. Those of App are built one after the other in \
      .build/mutants, and the tests of App must find them. Without names, the table is also written \
      to Tests/Mutants/README.md.

      Exit codes: 0 all are caught, 1 one survives or does not build, 64 usage, 65 the sources are \
      not there or a patch does not apply, 73 cannot write.
      """,
    parameters: [names, seed], action: run)

  private static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let project = try ProjectSource.project()
    let all = MutantCheck.names(in: project)
    let asked = arguments[names]
    func isAsked(_ name: String) -> Bool {
      asked.isEmpty || asked.contains { $0 == name || name.hasPrefix("\($0)/") }
    }
    if let unknown = asked.first(where: { word in
      !all.contains { $0 == word || $0.hasPrefix("\(word)/") }
    }) {
      throw CommandFailure("There is no mutant '\(unknown)' in '\(Form.mutants)'.", .usage)
    }
    let progress = console.progress()
    defer { progress.erase() }
    let (page, survivors) = try MutantCheck(in: project, seed: arguments[seed], progress)
      .check(all.filter(isAsked))
    progress.erase()
    try console.output.write(page)
    if asked.isEmpty {
      try AtomicFile.write(
        page, to: "\(project.root)/\(Form.mutants)/README.md", replacing: .ownStore)
    }
    return survivors == 0 ? .done : .failed
  }
}
