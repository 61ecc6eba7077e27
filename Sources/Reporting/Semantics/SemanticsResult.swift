/// What the compiler's index says of an architecture, or why there is none.
package struct SemanticsResult: Equatable, Codable, Sendable {
  package var architecture: String
  /// Why there are no figures, a sentence.
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
