/// Whoever can build the apps that are measured.
@MainActor package protocol Laboratory: AnyObject {
  /// Builds the app of `variant` anew, at rest, with `size` notes.
  ///
  /// - Throws: A sentence if there is no such app or it came out wrong.
  func makeSpecimen(of variant: String, size: Int) throws -> any Specimen

  /// The same, where each view write costs so many nanoseconds more, and other work on views in
  /// proportion.
  func makeSpecimen(
    of variant: String, size: Int, nanosecondsPerWrite: Int
  ) throws -> any Specimen

  /// Builds a world with `size` notes, and in it the app of `variant`, with so many screens of a
  /// kind shown once and kept.
  func makeResident(of variant: String, size: Int, screens: Int) throws -> any Resident
}

/// Why a laboratory cannot build what is asked for.
package struct LaboratoryError: Error, CustomStringConvertible {
  package let description: String

  package init(description: String) {
    self.description = description
  }
}

extension Laboratory {
  package func makeSpecimen(
    of variant: String, size: Int, nanosecondsPerWrite: Int
  ) throws -> any Specimen {
    guard nanosecondsPerWrite == 0 else {
      throw LaboratoryError(description: "View work cannot be made dearer here.")
    }
    return try makeSpecimen(of: variant, size: size)
  }

  package func makeResident(
    of variant: String, size: Int, screens: Int
  ) throws -> any Resident {
    throw LaboratoryError(description: "Memory at rest cannot be counted here.")
  }
}
