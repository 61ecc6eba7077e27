/// Whoever can build the apps that are measured.
@MainActor package protocol Laboratory: AnyObject {
  /// Builds the app of `variant` anew, at rest, with `size` notes.
  ///
  /// - Throws: A sentence if there is no such app or it came out wrong.
  func makeSpecimen(of variant: String, size: Int) throws -> any Specimen
}
