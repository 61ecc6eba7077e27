/// The dependencies between the files of a module: what each one needs to be compiled.
package struct FileDependencies: Sendable {
  private let graph: Graph<String>

  /// Returns the paths of all files that a file needs, directly or not, and its own.
  package func closure(of file: String) -> Set<String> { graph.closure(of: file) }

  /// Returns the paths of the files that a file needs directly.
  package func direct(of file: String) -> Set<String> { graph.edges[file] ?? [] }

  package init(_ index: SemanticIndex) {
    var graph = Graph<String>()
    for occurrence in index.occurrences where !occurrence.access.contains(.definition) {
      if let site = index.symbols[occurrence.usr]?.site {
        graph.add(occurrence.site.file, site.file)
      }
    }
    let conformances = ConformanceElsewhere.all(in: index)
    let users = ProtocolUses(index)
    for conformance in conformances {
      for file in users.files(relyingOn: conformance) { graph.add(file, conformance.file) }
    }
    self.graph = graph
  }
}
