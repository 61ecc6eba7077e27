/// Counts the calls of an architecture's functions in a raw trace.
enum CallCounts {
  private struct Function: Hashable {
    let role: String
    let name: String
    let file: String
  }

  /// Returns the calls of each role's functions and closures, the role with most calls first.
  ///
  /// Initialisers and accessors of properties are left out, since most of them vanish when the
  /// compiler optimises.
  ///
  /// - Parameters:
  ///   - turns: the turns of the trace.
  ///   - steps: the lines that ran in them.
  ///   - symbols: the symbols at all entries of functions.
  ///   - code: the owners of functions.
  /// - Returns: one sum for each role with a call.
  static func calls(
    in turns: [RawTrace.Turn], _ steps: [TraceStep], _ symbols: Symbols, _ code: CodeMap
  ) -> [TraceCalls] {
    var counts: [Function: Int] = [:]
    for turn in turns {
      for case .enter(_, let block) in turn.records {
        guard let function = function(at: block.lowerBound, symbols, code) else { continue }
        counts[function, default: 0] += turn.times
      }
    }
    let roles = Dictionary(grouping: counts, by: \.key.role).values
    return roles.compactMap { summary(of: $0, steps) }.sorted {
      ($1.count, $0.role) < ($0.count, $1.role)
    }
  }

  private static func function(
    at address: UInt, _ symbols: Symbols, _ code: CodeMap
  ) -> Function? {
    guard let place = symbols.place(address), let file = place.file, code.isOwn(file),
      let role = code.role(of: file), let name = symbols.function(at: place),
      name.kind == .function || name.kind == .closure
    else { return nil }
    return Function(role: role.name, name: name.displayName, file: file)
  }

  /// Returns the sum of a role's calls, and its function with most of them.
  private static func summary(
    of counts: [(key: Function, value: Int)], _ steps: [TraceStep]
  ) -> TraceCalls? {
    let most = counts.min { ($1.value, $0.key.name) < ($0.value, $1.key.name) }
    guard let most else { return nil }
    let lines = steps.filter { $0.function == most.key.name && $0.file == most.key.file }
      .flatMap { $0.lines.split { !$0.isNumber }.compactMap { Int($0) } }
    return TraceCalls(
      role: most.key.role, count: counts.map(\.value).reduce(0, +), function: most.key.name,
      functionCount: most.value, file: most.key.file, firstLine: lines.min() ?? 1,
      lastLine: lines.max() ?? 1)
  }
}
