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

/// Turns sequences of arrows that repeat into loops.
struct ArrowFolding {
  /// An arrow, or a loop: the number of repetitions, the number of merged passages, the content.
  private indirect enum Item {
    case arrow(Arrow)
    case loop(Int, summed: Int, [Item])

    /// Whether two items are equal except for the labels.
    static func match(_ one: Item, _ other: Item) -> Bool {
      switch (one, other) {
      case (.arrow(let left), .arrow(let right)): left.key == right.key
      case (.loop(let left, let leftSum, let ones), .loop(let right, let rightSum, let others)):
        left == right && leftSum == rightSum && ones.count == others.count
          && zip(ones, others).allSatisfy(match)
      default: false
      }
    }

    static func merge(_ one: Item, _ other: Item) -> Item {
      switch (one, other) {
      case (.arrow(var left), .arrow(let right)):
        left.merge(right)
        return .arrow(left)
      case (.loop(let times, let summed, let ones), .loop(_, _, let others)):
        return .loop(times, summed: summed, zip(ones, others).map(merge))
      default: return one
      }
    }

    func passage(times: Int) -> TracePassage {
      switch self {
      case .arrow(let arrow): TracePassage(arrow.drawn(times: times))
      case .loop(let own, let summed, let items):
        TracePassage(times: own, items.map { $0.passage(times: times * summed) })
      }
    }
  }

  /// The length of the longest passage that is recognised.
  private static let longest = 40

  /// Returns the passages of a diagram.
  ///
  /// - Parameter turns: the arrows of each turn, and the number of its repetitions.
  /// - Returns: arrows and loops in order, or a sum if there are too many arrows.
  static func passages(
    _ turns: [(times: Int, arrows: [Arrow])]
  ) -> (passages: [TracePassage], isSummed: Bool) {
    let passages = inOrder(turns)
    let isLong = passages.lazy.flatMap(\.arrows).count > TraceResult.mostArrows
    return isLong ? (summed(turns), true) : (passages, false)
  }

  /// Returns one arrow for all calls of one kind between the same roles.
  private static func summed(_ turns: [(times: Int, arrows: [Arrow])]) -> [TracePassage] {
    var arrows: [Arrow] = []
    var places: [Arrow.Key: Int] = [:]
    for turn in turns {
      for arrow in turn.arrows.flatMap(\.flattened) {
        let repeated = arrow.repeated(turn.times)
        if let place = places[arrow.key] {
          arrows[place].merge(repeated)
        } else {
          places[arrow.key] = arrows.count
          arrows.append(repeated)
        }
      }
    }
    return arrows.map { TracePassage($0.drawn(times: 1)) }
  }

  private static func inOrder(_ turns: [(times: Int, arrows: [Arrow])]) -> [TracePassage] {
    let items = turns.flatMap { turn -> [Item] in
      let items = folded(Arrow.merged(turn.arrows).flatMap(\.flattened).map(Item.arrow))
      return turn.times == 1 || items.isEmpty ? items : [.loop(turn.times, summed: 1, items)]
    }
    return folded(items).map { $0.passage(times: 1) }
  }

  private static func folded(_ items: [Item]) -> [Item] {
    var items = items
    var length = 1
    while length <= min(longest, items.count / 2) {
      items = folded(items, length)
      length += 1
    }
    return items
  }

  /// Replaces consecutive equal passages of a length by a single arrow or by a loop.
  private static func folded(_ items: [Item], _ length: Int) -> [Item] {
    var result: [Item] = []
    var index = 0
    while index < items.count {
      var times = 1
      var passage = Array(items[index..<min(index + length, items.count)])
      while true {
        let next = index + times * length
        guard passage.count == length, next + length <= items.count,
          zip(passage, items[next..<next + length]).allSatisfy({ Item.match($0, $1) })
        else { break }
        passage = zip(passage, items[next..<next + length]).map { Item.merge($0, $1) }
        times += 1
      }
      if times == 1 {
        result.append(items[index])
        index += 1
      } else {
        result += length == 1 ? joined(passage[0], times) : [.loop(times, summed: times, passage)]
        index += times * length
      }
    }
    return result
  }

  /// Joins repetitions of one item: an arrow's label has the count, and loops become one loop.
  private static func joined(_ item: Item, _ times: Int) -> [Item] {
    guard case .loop(let own, let summed, let items) = item else { return [item] }
    return [.loop(own * times, summed: summed * times, items)]
  }
}
