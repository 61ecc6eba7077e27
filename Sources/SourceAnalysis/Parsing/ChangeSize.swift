/// How much of some sources a change adds and removes.
package struct ChangeSize: Hashable, Sendable {
  /// Tokens that are there only after the change, by the shortest way from the old tokens to the new.
  package private(set) var tokensAdded = 0
  /// Tokens that are there only before it.
  package private(set) var tokensRemoved = 0
  /// The names of types that are declared only after it.
  package let newTypes: [String]

  /// Compares files before and after a change; `nil` stands for a file that is not there.
  package init(_ files: [(old: String?, new: String?)]) {
    var (oldTypes, newTypes): (Set<String>, Set<String>) = ([], [])
    for file in files {
      let old = SourceOutline(of: file.old ?? "")
      let new = SourceOutline(of: file.new ?? "")
      let difference = new.tokens.map(\.text).difference(from: old.tokens.map(\.text))
      tokensAdded += difference.insertions.count
      tokensRemoved += difference.removals.count
      oldTypes.formUnion(Self.types(in: old))
      newTypes.formUnion(Self.types(in: new))
    }
    self.newTypes = newTypes.subtracting(oldTypes).sorted()
  }

  private static func types(in outline: SourceOutline) -> [String] {
    outline.types.filter { $0.kind != .extension }.map(\.name)
  }
}
