import Support

/// The conformance scripts that show something else once a change request is carried out.
///
/// The request's README names them in a paragraph: `Goldens: a, b.`, `Goldens: all but a, b.`, or
/// ``Goldens: all that show `notes.undo`.``. Without such a paragraph no golden changes.
package enum ChangedGoldens: Hashable, Sendable {
  case named(Set<String>)
  case all(but: Set<String>)
  /// All that have this text in their transcript after the change.
  case showing(String)

  package init(readme: String) {
    let paragraph = readme.split(separator: "\n", omittingEmptySubsequences: false)
      .split(separator: "").first { $0.first?.hasPrefix("Goldens: ") ?? false }
    let text = (paragraph?.joined(separator: " ") ?? "").dropFirst("Goldens: ".count)
    let words = text.hasSuffix(".") ? text.dropLast() : text
    func names(_ text: Substring) -> Set<String> {
      Set(text.split { $0 == "," || $0 == " " }.map(String.init))
    }
    if let text = words.wholeMatch(of: #/all that show `(.+)`/#) {
      self = .showing(String(text.1))
    } else if words.hasPrefix("all but ") {
      self = .all(but: names(words.dropFirst("all but ".count)))
    } else {
      self = .named(names(words))
    }
  }

  /// Returns what is wrong with what scripts show on Baseline after the change, as the end of a
  /// sentence.
  ///
  /// It is `nil` if exactly the scripts that are named show something else than their goldens.
  package func fault(shown: [String: String], goldens: [String: String]) -> String? {
    let changed = Set(shown.keys.filter { shown[$0] != goldens[$0] })
    let expected =
      switch self {
      case .named(let names): names
      case .all(let names): Set(shown.keys).symmetricDifference(names)
      case .showing(let text): Set(shown.keys.filter { shown[$0]?.contains(text) ?? false })
      }
    func list(_ names: Set<String>) -> String { names.sorted().joined(separator: ", ") }
    let unnamed = changed.subtracting(expected)
    if !unnamed.isEmpty {
      return "these scripts do not show what their goldens say, and README.md does not name them: "
        + list(unnamed)
    }
    let unchanged = expected.subtracting(changed)
    return unchanged.isEmpty
      ? nil : "README.md names these scripts, but their goldens do not change: " + list(unchanged)
  }
}
