/// A directed graph without edges from a node to itself.
struct Graph<Node: Hashable & Comparable & Sendable>: Sendable {
  private(set) var edges: [Node: Set<Node>] = [:]

  /// Adds an edge, unless both ends are the same node.
  mutating func add(_ from: Node, _ to: Node) {
    if from != to { edges[from, default: []].insert(to) }
  }

  /// The same graph with all edges reversed.
  var reversed: Graph {
    var graph = Graph()
    for (from, targets) in edges {
      for to in targets { graph.add(to, from) }
    }
    return graph
  }

  /// Returns a node and all nodes that can be reached from it.
  func closure(of node: Node) -> Set<Node> { closure(of: [node]) }

  /// Returns some nodes and all nodes that can be reached from them.
  func closure(of nodes: Set<Node>) -> Set<Node> {
    var found = nodes
    var open = Array(nodes)
    while let next = open.popLast() {
      for target in edges[next] ?? [] where found.insert(target).inserted { open.append(target) }
    }
    return found
  }

  /// Returns a shortest path from a node to a goal, both included; nil if no goal can be reached.
  package func path(from node: Node, to isGoal: (Node) -> Bool) -> [Node]? {
    var previous: [Node: Node] = [:]
    var front = [node]
    while !front.isEmpty {
      if let goal = front.first(where: isGoal) {
        var path = [goal]
        while let last = path.last, let before = previous[last] { path.append(before) }
        return path.reversed()
      }
      var next: [Node] = []
      for from in front {
        for to in (edges[from] ?? []).sorted() where to != node && previous[to] == nil {
          previous[to] = from
          next.append(to)
        }
      }
      front = next
    }
    return nil
  }

  /// The strongly connected components of two or more nodes, the largest first.
  var cycles: [[Node]] {
    var closures: [Node: Set<Node>] = [:]
    for node in edges.keys { closures[node] = closure(of: node) }
    var seen: Set<Node> = []
    var cycles: [[Node]] = []
    for node in edges.keys.sorted() where !seen.contains(node) {
      let cycle = (closures[node] ?? []).filter { closures[$0]?.contains(node) ?? false }
      seen.formUnion(cycle)
      if cycle.count > 1 { cycles.append(cycle.sorted()) }
    }
    return cycles.sorted { $0.count > $1.count }
  }
}

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
