/// The conditions that differ between two runs, and which comparisons they rule out.
struct ComparisonConditions {
  /// Whether both runs measured the same notes; otherwise their counters are not comparable.
  let haveSameNotes: Bool
  /// Why times are not comparable, in a few words; `nil` if they are.
  let timesUnknownReason: String?
  /// The warnings, one sentence each.
  let warnings: [String]

  init(_ old: Results, _ new: Results) {
    let files = [old, new].map { Self.data(of: $0.run) }
    let hasSameFile = files[0] == files[1]
    haveSameNotes = hasSameFile && (files[0] != nil || old.run.seed == new.run.seed)
    let invalid = [("OLD", old), ("NEW", new)].filter { !$0.1.valid }.map(\.0)
    timesUnknownReason =
      hasSameFile
      ? invalid.isEmpty ? nil : "\(invalid.joined(separator: " and ")) invalid" : "other notes"
    warnings =
      Self.notes(old, new, files: files) + Self.states(old, "OLD") + Self.states(new, "NEW")
      + Self.differences(old, new)
  }

  /// Returns the file of `--data`, which is the last option of the run's command line.
  private static func data(of run: RunSettings) -> Substring? {
    run.command.firstRange(of: " --data ").map { run.command[$0.upperBound...] }
  }

  private static func notes(_ old: Results, _ new: Results, files: [Substring?]) -> [String] {
    if files[0] != files[1] {
      let names = files.map { $0.map { "those in \($0)" } ?? "generated ones" }
      return [
        "Other notes, \(names[0]) and \(names[1]): neither counters nor times can be compared."
      ]
    }
    if let file = files[0] {
      return ["Both measured the notes in \(file); it is taken to have held the same both times."]
    }
    guard old.run.seed != new.run.seed else { return [] }
    return [
      "Other notes, of seed \(old.run.seed) and of seed \(new.run.seed): counters cannot be "
        + "compared, and times as far as the two are alike."
    ]
  }

  private static func states(_ results: Results, _ side: String) -> [String] {
    var warnings: [String] = []
    if !results.valid {
      warnings.append(
        "\(side) is invalid, a control that has to read 1 does not: no times are compared.")
    }
    if results.run.interrupted {
      warnings.append(
        "\(side) was interrupted after \(results.run.processesMeasured) of "
          + "\(results.run.processes) processes.")
    }
    if results.environment.configuration != "release" {
      warnings.append("\(side) was measured with a \(results.environment.configuration) build.")
    }
    return warnings
  }

  private static func differences(_ old: Results, _ new: Results) -> [String] {
    let environments = [
      ("processor", old.environment.processor, new.environment.processor),
      ("architecture", old.environment.machine, new.environment.machine),
      ("cores", "\(old.environment.cores)", "\(new.environment.cores)"),
      ("system", old.environment.os, new.environment.os),
      ("kernel", old.environment.kernel, new.environment.kernel),
      ("compiler", old.environment.swift, new.environment.swift),
    ]
    let plans = [
      ("plan", old.run.plan, new.run.plan),
      ("processes", "\(old.run.processesMeasured)", "\(new.run.processesMeasured)"),
      ("places", "\(old.run.places)", "\(new.run.places)"),
      ("rounds", "\(old.run.roundsPerPlace)", "\(new.run.roundsPerPlace)"),
    ]
    return [
      ("Another machine or toolchain, by which counts and ratios may differ, too", environments),
      ("Measured in another way", plans),
    ]
    .compactMap { title, facts in
      let different = facts.filter { $0.1 != $0.2 }
      guard !different.isEmpty else { return nil }
      return "\(title): " + different.map { "\($0.0) \($0.1) → \($0.2)" }.joined(separator: ", ")
        + "."
    }
  }
}
