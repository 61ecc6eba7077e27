import Measurement
import Results

/// What a note that changes takes in each pattern, by how the pattern is written.
///
/// The time as usually written is the run's own. The others are this time, times the ratio of the two
/// in the program in which all ways to write the pattern were measured together.
struct WaysToWrite {
  static let event = "edit-visible"
  static let size = 1_000

  /// One pattern, in seconds.
  struct Pattern {
    let name: VariantID
    /// The first version that works.
    let first: Double
    /// As it is usually written: the pattern's folder.
    let usual: Double
    /// The fastest of all that were measured.
    let best: Double
    /// The same with changes of notes made in place; `nil` where that was not tried.
    let inPlace: Double?
    /// What writing it in place adds to the folder and removes from it.
    let inPlaceTokens: Int?
    /// What the fastest adds to the folder and removes from it; 0 if the folder is the fastest.
    let bestTokens: Int
    /// How many times as long as the best a typed key takes in the first version.
    let keyGap: Double?

    /// How many times as long as the best the first version takes.
    var gap: Double { first / best }
  }

  /// The patterns in the order of the run, as far as their sources are those of the run, and were
  /// measured on the same kind of processor.
  let patterns: [Pattern]
  /// Whether each pattern of the run is among them.
  let isWhole: Bool

  init(_ findings: Findings) {
    let results = findings.results
    patterns = results.contenders.compactMap { entry in
      guard let file = findings.stored.forms.first(where: { $0.pattern == entry.name }),
        let sources = entry.sources, file.checksums[entry.name] == sources,
        file.runs.allSatisfy({ $0.environment.processor == results.environment.processor }),
        let cell = results[entry.id, Self.event, Self.size], cell.isUsable,
        let usual = cell.eventTime?.estimate
      else { return nil }
      return Pattern(file, usual)
    }
    isWhole = !patterns.isEmpty && patterns.count == results.contenders.count
  }

  /// How many times as long as the fastest pattern the slowest one takes, in words with their names.
  func slowest(_ time: KeyPath<Pattern, Double>) -> String {
    let order = patterns.sorted { $0[keyPath: time] < $1[keyPath: time] }
    guard let fast = order.first, let slow = order.last else { return "" }
    return "\(slow.name) takes \(Figures.rounded(gap(time))) times as long as \(fast.name)"
  }

  /// How many times as long as the fastest pattern the slowest one takes.
  func gap(_ time: KeyPath<Pattern, Double>) -> Double {
    let times = patterns.map { $0[keyPath: time] }
    return (times.max() ?? 1) / (times.min() ?? 1)
  }
}

extension WaysToWrite.Pattern {
  /// Returns `nil` if the pattern's folder or its first version has no time.
  fileprivate init?(_ file: FormsFile, _ usual: Double) {
    func ratio(_ form: String, _ event: String) -> Double? {
      guard file.isUsable(form), let cell = file.cell(form, event, at: WaysToWrite.size),
        cell.isUsable
      else { return nil }
      return cell.ratio?.estimate
    }
    let event = WaysToWrite.event
    let names = [file.pattern] + file.forms.map(\.name)
    func best(_ event: String) -> Double? { names.compactMap { ratio($0, event) }.min() }
    let first = "\(file.pattern)/naive"
    guard let own = ratio(file.pattern, event), let slow = ratio(first, event),
      let fast = best(event)
    else { return nil }
    let inPlace = file.forms.first { $0.name.hasSuffix("in-place") }
    let fastest = file.forms.first { ratio($0.name, event) == fast }
    name = VariantID(file.pattern)
    self.usual = usual
    self.first = usual * slow / own
    self.best = usual * fast / own
    self.inPlace = inPlace.flatMap { ratio($0.name, event) }.map { usual * $0 / own }
    inPlaceTokens = inPlace.map { $0.tokensAdded + $0.tokensRemoved }
    bestTokens = fastest.map { $0.tokensAdded + $0.tokensRemoved } ?? 0
    keyGap = best("type").flatMap { fast in ratio(first, "type").map { $0 / fast } }
  }
}

/// The main finding: how a pattern is written matters more than which one it is.
///
/// It is said only if each pattern's first version takes at least twice as many times as long as its
/// best as the slowest pattern takes over the fastest.
struct Finding {
  /// The finding in a sentence; empty if it may not be said.
  let headline: String
  /// What it rests on.
  let sentences: [String]

  init(_ findings: Findings) {
    let ways = WaysToWrite(findings)
    let gaps = ways.patterns.map(\.gap)
    guard findings.results.valid, ways.isWhole, gaps.count > 2, let low = gaps.min(),
      let high = gaps.max(), low >= 2 * ways.gap(\.usual)
    else {
      (headline, sentences) = ("", [])
      return
    }
    headline = "How you write a pattern matters more than which one you choose."
    let far = ways.patterns.filter { ($0.keyGap ?? 1) >= 2 }.map(\.name.name)
    sentences = [
      "Each pattern was written in three ways. The *first version* that works reloads the list. *As usually "
        + "written* is how an engineer who likes the pattern writes it. *At its best* is the fastest that we "
        + "could write.",
      "When a note in view changes, in a list of \(Figures.count(WaysToWrite.size)), the first version takes "
        + "\(Figures.rounded(low)) to \(Figures.rounded(high)) times as long as the same pattern at its best.",
      "Between patterns, \(ways.slowest(\.usual)) as usually written. At their best, the slowest takes "
        + "\(Figures.rounded(ways.gap(\.best))) times as long as the fastest.",
      far.count == gaps.count
        ? nil
        : "When a key is typed, the first version is about as fast as the best"
          + (far.isEmpty ? "." : ", except in \(far.listed)."),
    ].compactMap(\.self)
  }

  /// Headline and sentences as a paragraph; empty if it may not be said.
  var paragraph: String {
    headline.isEmpty ? "" : "**\(headline)** \(sentences.joined(separator: " "))"
  }
}
