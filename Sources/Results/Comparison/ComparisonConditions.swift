import Measurement
import Support

/// The differences of two runs besides their figures, and the architectures that are controls.
struct ComparisonConditions {
  /// Why times are not comparable, in a few words; `nil` if they are.
  let timesReason: String?
  /// The differences of machine, toolchain and plan, one sentence each.
  let differences: [String]
  /// The other warnings, one sentence each.
  let warnings: [String]
  private let controls: Set<String>

  /// - Throws: a `CommandFailure` if the runs measured other notes, so that they have no case in common.
  init(_ old: Results, _ new: Results) throws(CommandFailure) {
    let notes = [old, new].map(\.run.notes)
    guard notes[0] == notes[1] else {
      throw CommandFailure(
        "OLD and NEW measured other notes, \(notes[0]) and \(notes[1]); compare runs of the same ones.",
        .badData)
    }
    func isSame(_ checksum: (Results) -> String?) -> Bool? {
      checksum(old).flatMap { old in checksum(new).map { old == $0 } }
    }
    func isUnchanged(_ name: String) -> Bool? {
      isSame { $0.architectures.first { $0.name == name }?.sources }
    }
    let (shared, baseline) = (isSame(\.sharedSources), isUnchanged("Baseline"))
    let hasSameToolchain =
      old.environment.swift == new.environment.swift
      && old.environment.configuration == new.environment.configuration
      && !old.environment.swift.contains("unknown")
    let unchanged = new.architectures.map(\.name).filter { isUnchanged($0) == true }
    controls = hasSameToolchain && shared == true ? Set(unchanged) : []
    let invalid = [("OLD", old), ("NEW", new)].filter { !$0.1.valid }.map(\.0)
    timesReason =
      if !invalid.isEmpty {
        "\(invalid.joined(separator: " and ")) invalid"
      } else if baseline == false {
        "Baseline changed"
      } else {
        nil
      }
    differences = Self.differences(old, new)
    warnings =
      Self.states(old, "OLD") + Self.states(new, "NEW")
      + Self.sources(shared: shared, baseline: baseline, hasSameToolchain: hasSameToolchain)
      + Self.alone(old, new, "OLD") + Self.alone(new, old, "NEW")
  }

  /// Whether the architecture's sources and all that it shares are the same in both runs.
  ///
  /// S and C are Baseline once more and a copy of it.
  func isControl(_ architecture: String) -> Bool {
    controls.contains(["S", "C"].contains(architecture) ? "Baseline" : architecture)
  }

  private static func sources(
    shared: Bool?, baseline: Bool?, hasSameToolchain: Bool
  ) -> [String] {
    var warnings: [String] = []
    if baseline == false {
      warnings.append(
        "Baseline's sources changed. Times are ratios over Baseline, so no times are compared.")
    }
    if shared == nil || baseline == nil {
      warnings.append(
        "A run does not record the sources that it measured, so there are no controls. A change of "
          + "a few per cent can come from the place of the code.")
    } else if shared == false {
      warnings.append(
        "Sources that all apps share changed, so there are no controls. All ratios over Baseline "
          + "may change, too.")
    } else if !hasSameToolchain {
      warnings.append("Another or an unknown toolchain built NEW, so there are no controls.")
    }
    return warnings
  }

  private static func states(_ results: Results, _ side: String) -> [String] {
    var warnings: [String] = []
    if !results.valid {
      warnings.append(
        "\(side) is invalid, because its control does not read 1. No times are compared.")
    }
    if results.environment.configuration != "release" {
      warnings.append("\(side) was measured with a \(results.environment.configuration) build.")
    }
    return warnings
  }

  /// Names what only one of the runs requested.
  private static func alone(_ results: Results, _ other: Results, _ side: String) -> [String] {
    let architectures = results.architectures.map(\.name).filter { name in
      !other.architectures.contains { $0.name == name }
    }
    let interactions = results.definitions.flatMap { interaction in
      interaction.sizes.filter { !other.requested(interaction.id, $0) }.map {
        "\(interaction.id) at \(Figures.counted($0, "note"))"
      }
    }
    let names = architectures + interactions
    return names.isEmpty
      ? []
      : ["Only \(side) has these, so they are not compared: \(names.joined(separator: ", "))."]
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
    func isUnknown(_ fact: String) -> Bool { fact.contains("unknown") }
    return [
      ("The machine or the toolchain differs, so counts and ratios may differ, too", environments),
      ("The runs were made in different ways", plans),
    ]
    .compactMap { title, facts in
      let different = facts.filter { $0.1 != $0.2 || isUnknown($0.1) }
      guard !different.isEmpty else { return nil }
      let isSure = different.contains { !isUnknown($0.1) && !isUnknown($0.2) }
      return
        "\(isSure ? title : "It is not known whether the machine and the toolchain are the same"): "
        + different.map { "\($0.0) \($0.1) → \($0.2)" }.joined(separator: ", ") + "."
    }
  }
}
