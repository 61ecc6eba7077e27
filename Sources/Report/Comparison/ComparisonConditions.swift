/// The conditions that differ between two runs, and which comparisons they rule out.
struct ComparisonConditions {
  /// Whether both runs measured the same notes; otherwise their counters are not comparable.
  let haveSameNotes: Bool
  /// Why times are not comparable, in a few words; `nil` if they are.
  let timesUnknownReason: String?
  /// The differences of machine, toolchain and plan, one sentence each.
  let differences: [String]
  /// The other warnings, one sentence each.
  let warnings: [String]

  init(_ old: Results, _ new: Results, _ sources: UnchangedSources) {
    let files = [old, new].map { Self.data(of: $0.run) }
    let hasSameFile = files[0] == files[1]
    haveSameNotes = hasSameFile && (files[0] != nil || old.run.seed == new.run.seed)
    let invalid = [("OLD", old), ("NEW", new)].filter { !$0.1.valid }.map(\.0)
    timesUnknownReason =
      if !hasSameFile {
        "other notes"
      } else if !invalid.isEmpty {
        "\(invalid.joined(separator: " and ")) invalid"
      } else if sources.baseline == false {
        "Baseline changed"
      } else {
        nil
      }
    differences = Self.differences(old, new)
    warnings =
      Self.notes(old, new, files: files) + Self.states(old, "OLD") + Self.states(new, "NEW")
      + Self.sources(sources)
  }

  /// Returns the file of `--data`, which is the last option of the run's command line.
  private static func data(of run: RunSettings) -> Substring? {
    run.command.firstRange(of: " --data ").map { run.command[$0.upperBound...] }
  }

  private static func notes(_ old: Results, _ new: Results, files: [Substring?]) -> [String] {
    if files[0] != files[1] {
      let names = files.map { $0.map { "those in \($0)" } ?? "generated ones" }
      return [
        "The runs measured other notes, \(names[0]) and \(names[1]). Neither counters nor times are "
          + "compared."
      ]
    }
    if let file = files[0] {
      return ["Both runs measured the notes in \(file). We assume that the file did not change."]
    }
    guard old.run.seed != new.run.seed else { return [] }
    return [
      "The runs measured other notes, of seeds \(old.run.seed) and \(new.run.seed). Counters are not "
        + "compared. Times are, as far as the notes are alike."
    ]
  }

  private static func sources(_ sources: UnchangedSources) -> [String] {
    var warnings: [String] = []
    if sources.baseline == false {
      warnings.append(
        "Baseline's sources changed. Times are ratios over Baseline, so no times are compared.")
    }
    if sources.shared == nil || sources.baseline == nil {
      warnings.append(
        "A run does not record the sources that it measured, so there are no controls. A change of "
          + "a few per cent can come from the place of the code.")
    } else if sources.shared == false {
      warnings.append(
        "Sources that all apps share changed, so there are no controls. All ratios over Baseline "
          + "may change, too.")
    } else if !sources.hasSameToolchain {
      warnings.append("Another toolchain built NEW, so there are no controls.")
    }
    return warnings
  }

  private static func states(_ results: Results, _ side: String) -> [String] {
    var warnings: [String] = []
    if !results.valid {
      warnings.append(
        "\(side) is invalid, because its control does not read 1. No times are compared.")
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
      ("link orders", "\(old.run.linkOrders)", "\(new.run.linkOrders)"),
    ]
    return [
      ("The machine or the toolchain differs, so counts and ratios may differ, too", environments),
      ("The runs were made in different ways", plans),
    ]
    .compactMap { title, facts in
      let different = facts.filter { $0.1 != $0.2 }
      guard !different.isEmpty else { return nil }
      return "\(title): " + different.map { "\($0.0) \($0.1) → \($0.2)" }.joined(separator: ", ")
        + "."
    }
  }
}
