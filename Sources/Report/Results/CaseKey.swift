/// The identity of a result in a results file: an architecture, an interaction and a size.
package struct CaseKey: Hashable, Sendable {
  package let architecture: String
  package let interaction: String
  package let size: Int

  package init(_ result: CaseResult) {
    architecture = result.architecture
    interaction = result.interaction
    size = result.size
  }
}
