/// An arrow for a diagram, with the arrows of the calls below it.
struct Arrow {
  /// The properties that arrows share when they are drawn as one.
  struct Key: Hashable {
    let from: CodeMap.Owner?
    let to: CodeMap.Owner
    let kind: TraceArrow.Kind
    let against: String?
  }

  let key: Key
  private(set) var labels: [Label]
  var children: [Arrow]

  /// The name of a call, and the number of calls.
  struct Label: Hashable {
    let text: String
    var count: Int
  }

  init(_ key: Key, _ label: String, _ children: [Arrow] = []) {
    self.key = key
    labels = [Label(text: label, count: 1)]
    self.children = children
  }

  /// Adds the labels and children of another arrow with the same key.
  mutating func merge(_ other: Arrow) {
    for label in other.labels {
      if let index = labels.firstIndex(where: { $0.text == label.text }) {
        labels[index].count += label.count
      } else {
        labels.append(label)
      }
    }
    children += other.children
  }

  /// Returns the arrow with the labels of several equal calls.
  func repeated(_ times: Int) -> Arrow {
    var copy = self
    for index in copy.labels.indices { copy.labels[index].count *= times }
    return copy
  }

  /// Merges consecutive arrows with the same key.
  static func merged(_ arrows: [Arrow]) -> [Arrow] {
    var result: [Arrow] = []
    for arrow in arrows {
      if let last = result.indices.last, result[last].key == arrow.key {
        result[last].merge(arrow)
      } else {
        result.append(arrow)
      }
    }
    for index in result.indices { result[index].children = merged(result[index].children) }
    return result
  }

  /// This arrow, then the arrows below it.
  var flattened: [Arrow] {
    var alone = self
    alone.children = []
    return [alone] + children.flatMap(\.flattened)
  }

  /// Returns the arrow of a diagram within a loop that runs some times.
  func drawn(times: Int) -> TraceArrow {
    TraceArrow(
      from: key.from?.name ?? Self.outside, to: key.to.name, kind: key.kind, text: text(times),
      against: key.against)
  }

  /// The participant that acts on the app from outside.
  static let outside = "outside"

  /// The greatest number of labels that are shown.
  private static let mostLabels = 3

  private func text(_ times: Int) -> String {
    let first = labels.first?.text ?? ""
    let shown = labels.prefix(Self.mostLabels).enumerated().map { index, label in
      let text = index == 0 ? label.text : Self.rest(of: label.text, behind: first)
      let count = (label.count + times / 2) / times
      let about = label.count % times == 0 ? "" : "about "
      return count > 1 ? "\(text) × \(about)\(count)" : text
    }
    let more = labels.count - shown.count
    guard more > 0 else { return shown.joined(separator: ", ") }
    let calls = labels.map(\.count).reduce(0, +)
    let about = calls % times == 0 ? "" : "about "
    return shown.joined(separator: ", ")
      + " and \(more) more (\(about)\((calls + times / 2) / times) in all)"
  }

  /// Returns a label without the beginning that it shares with the first: the type, or some words.
  static func rest(of text: String, behind first: String) -> String {
    for separator in [" ", "."] as [Character] {
      let (one, other) = (first.split(separator: separator), text.split(separator: separator))
      let common = zip(one, other).prefix { $0 == $1 }.count
      guard common > 0, common < other.count else { continue }
      return other[common...].joined(separator: String(separator))
    }
    return text
  }
}
