/// A place at which two values differ by more than rounding.
struct ValueDifference {
  /// The path of the property, such as `ratio.low`.
  let path: String
  let one: String
  let other: String

  /// How far two numbers may differ: `log` and `exp` round otherwise on another system.
  private static let tolerance = 1e-6

  /// Returns all such places, in the order of the properties.
  static func all(_ one: Any, _ other: Any, at path: String = "") -> [ValueDifference] {
    if let one = one as? any Equatable, isSame(one, other) { return [] }
    if let one = one as? Double, let other = other as? Double,
      abs(one - other) <= tolerance * max(abs(one), abs(other))
    {
      return []
    }
    let (parts, others) = (self.parts(one), self.parts(other))
    guard !parts.isEmpty, parts.map(\.name) == others.map(\.name) else {
      return [ValueDifference(path: path, one: text(one), other: text(other))]
    }
    return zip(parts, others).flatMap { part, other in
      let dot = path.isEmpty || part.name.hasPrefix("[") ? "" : "."
      return all(part.value, other.value, at: path + dot + part.name)
    }
  }

  private static func isSame<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    one == other as? Value
  }

  /// The properties, elements or entries of a value, each with its name.
  private static func parts(_ value: Any) -> [(name: String, value: Any)] {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.flatMap { parts($0.value) }
    case .dictionary:
      return mirror.children.map { Array(Mirror(reflecting: $0.value).children) }
        .map { ("\($0[0].value)", $0[1].value) }.sorted { $0.0 < $1.0 }
    default:
      return mirror.children.enumerated().map { ($1.label ?? "[\($0)]", $1.value) }
    }
  }

  /// A short text of a value; a list or a structure is only counted.
  private static func text(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text($0.value) } ?? "missing"
    case .collection, .dictionary: return Figures.counted(mirror.children.count, "element")
    case .struct where !mirror.children.isEmpty: return "there"
    default: return "\(value)"
    }
  }
}
