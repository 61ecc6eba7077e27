import Model

/// A hash of a value that is updated quickly when a part of the value changes.
///
/// It remembers the last value and the hashes of its parts. Hashing the whole state at each write took
/// half of a session's time.
@MainActor
final class ValueDigest {
  private(set) var number = 0
  private var label: String?
  private var last: (any Equatable)?
  private var parts: [ValueDigest] = []

  /// Returns the digests of the first parts, in order.
  func parts(_ count: Int) -> ArraySlice<ValueDigest> {
    while parts.count < count { parts.append(ValueDigest()) }
    return parts.prefix(count)
  }

  /// What is read of objects, by their type: the values of bindings and of stores.
  private static let valueLabels = ["Property": "content", "BehaviorRelay": "value"]

  /// Updates the hash; the only objects that are read are those of `valueLabels`.
  func read(_ label: String?, _ value: Any) {
    // An object is equal to itself even after a change.
    let comparable = type(of: value) is AnyClass ? nil : value as? any Equatable
    if let comparable, let last, label == self.label, Self.areEqual(comparable, last) { return }
    self.label = label
    last = comparable
    var hasher = Hasher()
    if let notes = value as? NoteCollection {
      // Only notes and marks are visible; the collection's other data is ignored.
      hasher.combine(notes.notes)
      hasher.combine(notes.notes.mapValues { notes.mark(of: $0.id) })
    } else if let value = value as? any Hashable {
      hasher.combine(AnyHashable(value))
    } else {
      readParts(of: value, &hasher)
    }
    number = hasher.finalize()
  }

  private func readParts(of value: Any, _ hasher: inout Hasher) {
    let mirror = Mirror(reflecting: value)
    var children = Array(mirror.children)
    if mirror.displayStyle == .class {
      let label = Self.valueLabels[StateInspector.name(of: value as AnyObject)]
      children = children.filter { $0.label == label }
    }
    if mirror.displayStyle == .enum || mirror.displayStyle == .optional {
      hasher.combine(children.first?.label ?? "\(value)")
    }
    for (child, part) in zip(children, parts(children.count)) {
      part.read(child.label, child.value)
      hasher.combine(part.number)
    }
  }

  private static func areEqual<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool {
    other as? Value == value
  }
}
