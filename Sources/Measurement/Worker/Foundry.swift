/// Builds labels' specimens and remembers who could not be built or was wrong.
@MainActor final class Foundry {
  let lineup: Lineup
  private let laboratory: any Laboratory
  private(set) var failures: [LabelFailure] = []

  init(laboratory: any Laboratory, lineup: Lineup) {
    self.laboratory = laboratory
    self.lineup = lineup
  }

  /// The app of `label` at `size`, or `nil` and a failure.
  func specimen(
    of label: String, size: Int, nanosecondsPerWrite: Int = 0
  ) -> (any Specimen)? {
    do {
      return try laboratory.makeSpecimen(
        of: lineup.variant(of: label), size: size, nanosecondsPerWrite: nanosecondsPerWrite)
    } catch {
      fail(Exclusion(label: label, size: size, interaction: nil), "\(error)")
      return nil
    }
  }

  /// `specimen`, which is `label`, as it performs `cell`'s interaction, or `nil` and a failure.
  func subject(of specimen: any Specimen, label: String, cell: Cell) -> (any Subject)? {
    do {
      return try specimen.subject(for: cell.interaction)
    } catch {
      fail(label, in: cell, "\(error)")
      return nil
    }
  }

  /// Why an app could not be brought up.
  struct Unbuildable: Error {
    let reason: String
  }

  /// The app of `label` at rest, in a world of its own.
  func resident(
    of label: String, size: Int, screens: Int
  ) throws(Unbuildable) -> any Resident {
    do {
      return try laboratory.makeResident(
        of: lineup.variant(of: label), size: size, screens: screens)
    } catch {
      throw Unbuildable(reason: "\(error)")
    }
  }

  /// Takes down that `label` was wrong in `cell`.
  func fail(_ label: String, in cell: Cell, _ reason: String) {
    fail(Exclusion(label: label, size: cell.size, interaction: cell.interaction), reason)
  }

  /// The failures since the last call.
  func takeFailures() -> [LabelFailure] {
    defer { failures = [] }
    return failures
  }

  private func fail(_ what: Exclusion, _ reason: String) {
    let failure = LabelFailure(what, reason: reason)
    if !failures.contains(failure) { failures.append(failure) }
  }
}
