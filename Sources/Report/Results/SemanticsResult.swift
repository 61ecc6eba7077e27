/// The figures from the compiler's index for one architecture, or why there are none.
package struct SemanticsResult: Equatable, Codable, Sendable {
  package var architecture: String
  /// Why there are no figures, in one sentence.
  package var unavailable: String?
  package var figures: SemanticsFigures?

  package init(
    architecture: String, unavailable: String? = nil, figures: SemanticsFigures? = nil
  ) {
    self.architecture = architecture
    self.unavailable = unavailable
    self.figures = figures
  }
}
