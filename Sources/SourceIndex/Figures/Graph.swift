/// Which nodes lead to which.
struct Graph<Node: Hashable & Comparable & Sendable>: Sendable {
  private(set) var edges: [Node: Set<Node>] = [:]

  /// Adds an edge, unless it leads nowhere else.
  mutating func add(_ from: Node, _ to: Node) {
    if from != to { edges[from, default: []].insert(to) }
  }

  /// The same nodes, each edge the other way round.
  var reversed: Graph {
    var graph = Graph()
    for (from, targets) in edges {
      for to in targets { graph.add(to, from) }
    }
    return graph
  }

  /// All nodes that one leads to, itself among them.
  func closure(of node: Node) -> Set<Node> { closure(of: [node]) }

  /// All nodes that some lead to, those themselves among them.
  func closure(of nodes: Set<Node>) -> Set<Node> {
    var found = nodes
    var open = Array(nodes)
    while let next = open.popLast() {
      for target in edges[next] ?? [] where found.insert(target).inserted { open.append(target) }
    }
    return found
  }

  /// A shortest way from a node to one that a test accepts, both among them; nil if none leads there.
  func path(from node: Node, to isGoal: (Node) -> Bool) -> [Node]? {
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

  /// The largest sets of nodes that all lead to one another, the largest set first.
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
