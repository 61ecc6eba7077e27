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
