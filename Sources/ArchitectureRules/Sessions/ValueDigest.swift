import Model

/// A number for what a value holds, another one for any other value.
///
/// The value before is remembered, and so are its parts: to hash a whole state anew at every write
/// took half of a session's time.
@MainActor
final class ValueDigest {
  private(set) var number = 0
  /// How many actions have made the value, where it counts them.
  private(set) var actions: Int?
  private var label: String?
  private var last: (any Equatable)?
  private var parts: [ValueDigest] = []

  /// Those of the first parts, in their order.
  func parts(_ count: Int) -> ArraySlice<ValueDigest> {
    while parts.count < count { parts.append(ValueDigest()) }
    return parts.prefix(count)
  }

  /// Looks at the values in a value; of objects only at what a property of the kit of bindings holds.
  func read(_ label: String?, _ value: Any) {
    // An object equals itself however it has changed.
    let comparable = type(of: value) is AnyClass ? nil : value as? any Equatable
    if let comparable, let last, label == self.label, Self.areEqual(comparable, last) { return }
    self.label = label
    last = comparable
    var hasher = Hasher()
    actions = nil
    if label == "actionNumber" {
      actions = value as? Int
    } else if let notes = value as? NoteCollection {
      // Notes and marks; what the collection remembers besides is nobody's to be seen.
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
      let isProperty = TruthReader.name(of: value as AnyObject) == "Property"
      children = isProperty ? children.filter { $0.label == "content" } : []
    }
    if mirror.displayStyle == .enum || mirror.displayStyle == .optional {
      hasher.combine(children.first?.label ?? "\(value)")
    }
    for (child, part) in zip(children, parts(children.count)) {
      part.read(child.label, child.value)
      hasher.combine(part.number)
      actions = part.actions ?? actions
    }
  }

  private static func areEqual<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool {
    other as? Value == value
  }
}
