package import Measurement
import SourceAnalysis

/// A report's results as claims ask about them.
package struct ClaimEvidence {
  package let results: Results

  // MARK: - Source

  package func structure(_ architecture: String) -> StructureEntry? {
    results.structure.first { $0.architecture == architecture }
  }

  package func semantics(_ architecture: String) -> SemanticsFigures? {
    results.semantics.first { $0.architecture == architecture }?.figures
  }

  /// Whether rules of an architecture hold; `nil` if none is broken and some were not looked at.
  package func holds(_ ids: String..., of architecture: String) -> Bool? {
    let verdicts = ids.map { id in
      results.rules.first { $0.architecture == architecture && $0.id == id }?.verdict
    }
    if verdicts.contains("broken") { return false }
    return verdicts.allSatisfy { $0 == "holds" } ? true : nil
  }

  /// The figures of an architecture's unit tests.
  package func tests(_ architecture: String) -> ArchitectureTests? {
    results.testability?.architectures.first { $0.architecture == architecture }
  }

  /// The figures of all change requests in an architecture; `nil` if there are none.
  package func changes(_ architecture: String) -> [ChangeFigures]? {
    let figures = ChangesFile(of: results)?.figures(of: architecture) ?? []
    return figures.isEmpty ? nil : figures
  }

  // MARK: - Measurement

  /// The ratio over Baseline, on the mean of the events at the main size.
  package func mean(_ name: String) -> MeanRatio? {
    results.means.first { $0.architecture.name == name && $0.size == results.mainSize }
  }

  /// The result of a form at 1,000 notes; `nil` if it was not measured or has no figures.
  package func form(_ name: String, _ interaction: String) -> Cell? {
    formResult(name, interaction).flatMap { $0.isUsable ? $0 : nil }
  }

  /// The same, also of an app that is wrong.
  package func formResult(_ name: String, _ interaction: String) -> Cell? {
    forms(of: name)?.cell(name, interaction, at: 1_000)
  }

  /// The ratio of a form over Baseline, on the mean of the events.
  package func formMean(_ name: String) -> MeanRatio? {
    forms(of: name).flatMap { file in
      MeanRatio.all(file.cells).first { $0.architecture.name == name && $0.size == 1_000 }
    }
  }

  /// Whether a form is the same app and keeps a rule that needs it; `nil` if that was not checked.
  package func keeps(_ rule: String, _ name: String) -> Bool? {
    forms(of: name)?.forms.first { $0.name == name }.map {
      $0.defect == nil && !$0.breaks.contains(rule)
    }
  }

  private func forms(of name: String) -> FormsFile? {
    results.forms.first { $0.pattern == name || name.hasPrefix("\($0.pattern)/") }
  }

  /// All calls of malloc of one run of each interaction.
  package func mallocs(_ name: String) -> Int? {
    let counts = results.cells.filter { $0.architecture.name == name }.map { $0.counter("mallocs") }
    return counts.isEmpty || counts.contains(nil)
      ? nil : counts.compactMap(\.self).reduce(0, +)
  }

  /// Blocks of malloc that one more note takes at rest.
  package func blocksANote(_ name: String) -> Double? {
    results.memory.perNote(name)?.blocks
  }
}
