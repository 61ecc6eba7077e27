import Results

/// The pages and pictures of a report: their names, and how they begin, so that no other file is
/// replaced.
package enum ReportFiles {
  /// Returns the paths of all that a report of some events can have.
  package static func paths(ofEvents ids: [String]) -> [String] {
    "README events forms growth window source tests changes rules harness"
      .split(separator: " ").map { "\($0).md" } + ids.map(page)
      + ["growth", "ways"].flatMap { name in Theme.allCases.map { ReportPicture.path(name, $0) } }
  }

  /// Returns the path of an event's page.
  ///
  /// Escapes all characters but letters, digits and dashes, so that different ids stay different.
  static func page(ofEvent id: String) -> String {
    let name = id.unicodeScalars.map { scalar in
      let isSafe = "abcdefghijklmnopqrstuvwxyz0123456789-".unicodeScalars.contains(scalar)
      return isSafe ? String(scalar) : "_" + String(scalar.value, radix: 16)
    }.joined()
    return "\(RunReport.eventsFolder)/\(name).md"
  }

  /// How the other pages begin, and how they began in older reports.
  ///
  /// A short heading could be a user's, so the words that follow it count, too.
  private static let beginnings = [
    "## All events\n", "## \(RunReport.formsTitle)\n", "## What does the way of writing cost?\n",
    "## Forms\n\nEach form ran in one program", "## What takes longer with more notes?\n",
    "## Growth\n\nThe time of one event at each", "## Memory at rest\n\nWhat an app gives back",
    "## A real frame\n", "## How much code is it?\n", "## Source\n\nLines that hold code",
    "## What do unit tests cost, and what do they find?\n", "### Each behaviour\n\nTokens of",
    "## Tests\n\nTwelve behaviours are tested", "## What does a change cost?\n",
    "### Tokens added and removed\n", "## Changes\n\n**Noticed by no script**",
    "## Two authors\n\n5 of the 16 requests", "## Do the apps keep the rules of their patterns?\n",
    "## Rules\n\nWhat each pattern's documents", "## How far can the figures be trusted?\n",
    "## How to read this\n",
  ]

  /// Returns whether a report, of this version or an older one, wrote a page or a picture, by its path
  /// and its beginning.
  package static func isOwn(_ path: String, _ beginning: String) -> Bool {
    if path == "README.md" { return isFront(beginning) }
    if path.hasPrefix("\(ReportPicture.folder)/") { return ReportPicture.drew(beginning) }
    guard path.hasPrefix("\(RunReport.eventsFolder)/") else {
      return beginnings.contains(where: beginning.hasPrefix)
    }
    let id = path.dropFirst(RunReport.eventsFolder.count + 1).dropLast(".md".count)
    let title = beginning.prefix { $0 != "\n" }
    return title == "## \(id)" || title.hasPrefix("## ") && title.hasSuffix("(\(id))")
  }

  /// Returns whether `report` printed a text.
  ///
  /// Parts of a README are never known: the README that they stand in has the same lines.
  package static func isPrinted(_ beginning: String) -> Bool {
    isFront(beginning)
      || beginning.prefixMatch(of: #/\d+ of \d+ apps? behave alike/#) != nil
      || beginning.hasPrefix("<!DOCTYPE html>\n")
        && beginning.contains(#/<title>.*(?:measured|in one app|on the same feature)</title>\n/#)
  }

  /// Returns whether a text begins as the first page.
  private static func isFront(_ beginning: String) -> Bool {
    beginning.prefixMatch(of: #/# Baseline[^\n]* (?:in one app|on the same feature)\n/#) != nil
  }
}
