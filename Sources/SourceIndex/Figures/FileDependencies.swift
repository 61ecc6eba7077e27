/// Which files of a module another needs to be compiled.
package struct FileDependencies: Sendable {
  private let graph: Graph<String>

  /// The files that a file needs, those that they need too, and itself; by path.
  package func closure(of file: String) -> Set<String> { graph.closure(of: file) }

  /// The files that a file needs by itself.
  package func direct(of file: String) -> Set<String> { graph.edges[file] ?? [] }

  package init(_ index: SemanticIndex) {
    var graph = Graph<String>()
    for occurrence in index.occurrences where !occurrence.access.contains(.definition) {
      if let site = index.symbols[occurrence.usr]?.site {
        graph.add(occurrence.site.file, site.file)
      }
    }
    let conformances = DistantConformance.all(in: index)
    let users = ProtocolUses(index)
    for conformance in conformances {
      for file in users.files(relyingOn: conformance) { graph.add(file, conformance.file) }
    }
    self.graph = graph
  }
}
