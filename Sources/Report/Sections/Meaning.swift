import Measurement
import Results

/// What the first table means, in sentences; one is left out if its condition fails.
struct Meaning {
  /// A frame at 60 Hz, in seconds.
  static let frame = 1 / 60.0
  private static let change = WaysToWrite.event

  private let findings: Findings
  private var results: Results { findings.results }
  private let size: Int
  /// The largest number of notes, if there are some hundred times as many as usual.
  private let large: Int?

  init(_ findings: Findings) {
    self.findings = findings
    size = findings.results.mainSize ?? 0
    large = findings.results.sizes.last { $0 >= 100 * (findings.results.mainSize ?? 0) }
  }

  /// The sentences, each a paragraph.
  var paragraphs: [String] {
    guard results.valid, size > 0 else { return [] }
    return [growth, frames, tests].filter { !$0.isEmpty }
  }

  /// The seconds of an event, if they can be used.
  func time(_ name: VariantID, _ event: String, _ size: Int) -> Double? {
    results[name, event, size].flatMap { $0.isUsable ? $0.eventTime?.estimate : nil }
  }

  private func names(_ entries: [ArchitectureEntry]) -> String { entries.map(\.name).listed }

  // MARK: - With more notes

  /// The patterns in which a change takes ten times as long with a hundred times as many notes.
  var growing: [ArchitectureEntry] {
    guard let large else { return [] }
    return results.contenders.filter { entry in
      guard let few = time(entry.id, Self.change, size),
        let many = time(entry.id, Self.change, large)
      else { return false }
      return many > 10 * few
    }
  }

  /// Which patterns slow down with the list, why, and what mends it.
  var growth: String {
    let growing = growing
    guard !growing.isEmpty, growing.count < results.contenders.count else { return "" }
    return "**When a note changes, only \(names(growing)) \(growing.count > 1 ? "slow" : "slows") "
      + "down as the list grows.**" + copies(growing) + mended(growing)
  }

  /// That they copy all notes, if the bytes say so.
  private func copies(_ growing: [ArchitectureEntry]) -> String {
    guard let large else { return "" }
    func bytes(_ name: VariantID, _ size: Int) -> Int? {
      results[name, Self.change, size]?.counter("bytes")
    }
    let own = growing.compactMap { bytes($0.id, size) }
    guard own.count == growing.count, let base = bytes(.baseline, size),
      growing.allSatisfy({ (bytes($0.id, large) ?? 0) > 10 * (bytes($0.id, size) ?? 0) })
    else { return "" }
    return " They keep the old notes while they make the new ones, so a change copies all notes: "
      + "\(own.uniqued().map(Figures.count).listed) bytes against \(Figures.count(base))."
  }

  /// What they take if a change is made in place.
  private func mended(_ growing: [ArchitectureEntry]) -> String {
    let times = WaysToWrite(findings).patterns.compactMap { way in
      growing.contains { $0.id == way.name }
        ? way.inPlace.map { "\(way.name) takes \(Self.microseconds($0)) µs" } : nil
    }
    let lines = inPlaceLines
    guard times.count == growing.count, lines.count == growing.count else { return "" }
    return
      " If they [change notes in place](#\(RunReport.formsAnchor)), of \(Figures.count(size)) notes "
      + "\(times.listed). That changes about \(lines.listed) lines."
  }

  /// About how many lines a growing pattern changes to change notes in place, in the order of the run.
  var inPlaceLines: [String] {
    let growing = growing
    let ways = WaysToWrite(findings).patterns.filter { way in
      growing.contains { $0.id == way.name }
    }
    return Self.lines(ways.compactMap(\.inPlaceTokens), results)
  }

  /// About how many lines so many tokens are in the run's patterns.
  static func lines(_ tokens: [Int], _ results: Results) -> [String] {
    let source = results.source.filter { $0.architecture != VariantID.baseline.name }
    let all = Double(source.map(\.tokens).reduce(0, +))
    let lines = Double(source.map(\.code).reduce(0, +))
    return lines > 0 && all > 0 ? tokens.map { Figures.rounded(Double($0) * lines / all) } : []
  }

  // MARK: - Would a person notice?

  /// The events beside a frame of the screen.
  var frames: String {
    [few, many].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private var few: String {
    let times = results.events.filter {
      $0.size == size && $0.isUsable && $0.architecture != .baseline
    }
    .compactMap { cell in cell.eventTime.map { (cell, $0.estimate) } }
    guard let longest = times.max(by: { $0.1 < $1.1 }), longest.1 < Self.frame / 4,
      let event = results.definitions.first(where: { $0.id == longest.0.event })?.title
    else { return "" }
    return
      "**With \(Figures.counted(size, "note")), a person feels no difference between patterns.** As usually written, the longest "
      + "event (\(event), in \(longest.0.architecture)) takes \(Self.milliseconds(longest.1)) ms. A frame of "
      + "the screen lasts \(Self.milliseconds(Self.frame)) ms."
  }

  private var many: String {
    guard let large else { return "" }
    func isWithin(_ range: ClosedRange<Double>, _ entry: ArchitectureEntry, _ event: String) -> Bool
    {
      time(entry.id, event, large).map { range.contains($0 / Self.frame) } ?? false
    }
    let most = results.contenders.filter { isWithin(0.5...1, $0, Self.change) }
    let over = results.contenders.filter { isWithin(1...(.infinity), $0, Self.change) }
    let long = results.definitions.filter { event in
      event.title != nil && !results.contenders.isEmpty
        && results.contenders.allSatisfy { isWithin(1...(.infinity), $0, event.id) }
    }.compactMap { event in
      results.contenders.compactMap { time($0.id, event.id, large) }.min().map {
        "\(event.title ?? event.id) (\(Figures.fixed($0 * 1e3, 0)) ms or more)"
      }
    }
    let parts = [
      most.isEmpty ? nil : "One change takes most of a frame in \(names(most)).",
      over.isEmpty ? nil : "One change takes more than a frame in \(names(over)).",
      long.isEmpty
        ? nil
        : "In every pattern, more than a frame passes when \(long.joined(separator: " or ")).",
    ].compactMap(\.self)
    return parts.isEmpty
      ? "" : "With \(Figures.count(large)), it can be felt. \(parts.joined(separator: " "))"
  }

  /// A time in µs as the first table has it.
  static func microseconds(_ seconds: Double) -> String {
    let value = seconds * 1e6
    return value < 99.95 ? Figures.fixed(value, 1) : Figures.whole(value)
  }

  private static func milliseconds(_ seconds: Double) -> String { Figures.fixed(seconds * 1e3, 1) }

  // MARK: - Tests

  /// Where behaviours are tested without views, and what that costs in lines.
  private var tests: String {
    let known = findings.costs.filter { $0.architecture != .baseline && $0.viewFree != nil }
    let free = known.filter { $0.viewFree == $0.behaviours }
    let bound = known.filter { $0.viewFree == 0 }
    let lines = free.compactMap(\.allLines)
    let fewest = bound.compactMap(\.allLines)
    guard let low = lines.min(), let high = lines.max(), let most = fewest.max(), low > most,
      let all = free.first?.behaviours
    else { return "" }
    let range = low == high ? Figures.count(low) : "\(Figures.count(low)) to \(Figures.count(high))"
    return
      "**To test everything without views costs lines.** \(free.map(\.architecture.name).listed) "
      + "\(free.count > 1 ? "test" : "tests") all \(all) behaviours without views, in \(range) lines. "
      + "\(bound.map(\.architecture.name).listed) \(bound.count > 1 ? "need" : "needs") views for each, "
      + "in \(fewest.uniqued().map(Figures.count).listed) lines."
  }

  // MARK: - Limits

  /// What the times are not, and what a frame with real widgets takes.
  var limits: String {
    let os = results.environment.os
    return
      "**Limits.** The apps run on \(os.contains("Linux") ? "Linux (macOS is untried)" : os), with a UIKit of our own that draws no pixels: no time is one of "
      + "iOS. SwiftUI and TCA are not among the patterns.\(widgets.isEmpty ? "" : " \(widgets)")"
  }

  /// What a frame with real widgets takes; empty if it was measured on other sources or processors.
  var widgets: String {
    guard let window = findings.stored.window,
      results.contenders.allSatisfy({ window.checksums[$0.name] == $0.sources && $0.sources != nil }
      ),
      window.run.processor == results.environment.processor,
      let frame = window[.baseline, Self.change]?.times[.frame]?.estimate
    else { return "" }
    let added = results.contenders.compactMap {
      window[$0.id, Self.change]?.added[.frame]?.estimate
    }
    guard added.count == results.contenders.count, let most = added.max(), most > 0 else {
      return ""
    }
    return "With [real widgets](#\(WindowSection.anchor)) of GTK, a note that changes takes "
      + "\(Figures.fixed(frame * 1e3, 2)) ms until its pixels are drawn, and a pattern adds up to "
      + "\(Figures.fixed(most * 1e3, 2)) ms to that."
  }
}
