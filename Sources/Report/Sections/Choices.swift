import Measurement
import Results

/// Which pattern to choose for what: each line with the figure that it rests on, and with an objection.
///
/// A line is left out if its figures are missing.
struct Choices {
  private let findings: Findings
  private var results: Results { findings.results }
  private let size: Int

  init(_ findings: Findings) {
    self.findings = findings
    size = findings.results.mainSize ?? 0
  }

  var lines: [String] {
    guard results.valid else { return [] }
    return [lean, tested, long, ticks, team].compactMap(\.self)
  }

  private var costs: [Costs] { findings.costs.filter { $0.architecture != .baseline } }

  /// The pattern with the fewest lines.
  private var lean: String? {
    let known = costs.filter { $0.allLines != nil }.sorted {
      ($0.allLines ?? 0) < ($1.allLines ?? 0)
    }
    guard known.count > 1, let few = known[0].allLines, let more = known[1].allLines,
      let free = known[0].viewFree, let all = known[0].behaviours
    else { return nil }
    return
      "**If few lines matter most, take \(known[0].architecture)**: \(Figures.count(few)) lines. The next, "
      + "\(known[1].architecture), has \(Figures.count(more)). *But* "
      + "tests need views for \(all - free) of its \(all) behaviours."
  }

  /// The pattern with the fewest lines of those in which every behaviour is tested without views.
  private var tested: String? {
    let free = costs.filter {
      $0.viewFree != nil && $0.viewFree == $0.behaviours && $0.allLines != nil
    }
    .min { ($0.allLines ?? 0) < ($1.allLines ?? 0) }
    let least = costs.min { ($0.allLines ?? .max) < ($1.allLines ?? .max) }
    guard let free, let least, least.architecture != free.architecture, let lines = free.allLines,
      let fewest = least.allLines, let all = free.behaviours
    else { return nil }
    return
      "**If tests must need no views, take \(free.architecture)**: all \(all) behaviours are tested "
      + "without them. *But* it has \(Figures.count(lines)) lines, and \(least.architecture) has "
      + "\(Figures.count(fewest))."
  }

  /// The patterns that a long list slows down.
  private var long: String? {
    let meaning = Meaning(findings)
    let growing = meaning.growing
    let times = growing.compactMap { meaning.time($0.id, WaysToWrite.event, 10_000) }
      .map(Meaning.microseconds)
    guard !growing.isEmpty, times.count == growing.count, times.count < results.contenders.count
    else { return nil }
    let lines = meaning.inPlaceLines
    let names = growing.map(\.name).joined(separator: " or ")
    let count = Figures.count(10_000)
    return lines.count == growing.count
      ? "**If lists hold \(count) notes or more, take \(names) only with notes that change in place**. "
        + "As usually written, a change takes \(times.listed) µs there, and the longer the list the more. "
        + "*But* this changes about \(lines.listed) lines."
      : "**If lists hold \(count) notes or more, do not write \(names) as usual**: a change takes "
        + "\(times.listed) µs there, and the longer the list the more."
  }

  /// The pattern that small changes of one kind cost least.
  private var ticks: String? {
    let event = "burst-many-turns"
    let fast = findings.fastest(event, at: size)
    let times = results.contenders.compactMap { entry in
      results[entry.id, event, size]?.eventTime.map { (entry.id, $0.estimate) }
    }.sorted { $0.1 < $1.1 }
    guard let best = times.first, let worst = times.last, worst.1 > 2 * best.1
    else { return nil }
    return
      "**If a number on the screen, such as a count of friends, changes all the time, prefer \(fast.map(\.name).joined(separator: " or "))**: "
      + "\(Meaning.microseconds(best.1)) µs each time, where others take up to \(Meaning.microseconds(worst.1)). *But* "
      + "a frame of the screen has room for \(Figures.rounded(Meaning.frame / worst.1)) of the slowest."
  }

  /// An opinion.
  private var team: String? {
    guard !Finding(findings).headline.isEmpty else { return nil }
    let ways = WaysToWrite(findings)
    let counts = ways.patterns.map(\.bestTokens).sorted()
    let ends = [counts.first, counts.last].compactMap(\.self)
    let lines = Meaning.lines(ends, results).joined(separator: " to ")
    return
      "**If your team knows one of them, keep it and write it well** (our opinion): at their best, the slowest "
      + "takes \(Figures.rounded(ways.gap(\.best))) times as long as the fastest. To get there, about \(lines) lines change, by pattern. *But* how fast a team writes, reads or changes such "
      + "code was not measured."
  }
}
