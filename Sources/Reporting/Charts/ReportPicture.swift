import Charts

/// A chart of a report: its two files, and the words that show them.
package struct ReportPicture: Sendable {
  /// The folder beside the report in which pictures lie.
  package static let folder = "charts"

  /// The stem of the files' names.
  package let name: String
  private let chart: any Chart

  /// - Parameters:
  ///   - kind: what the files' names begin with.
  ///   - words: what else they are called; whatever is in them, it is safe as a file's name.
  ///   - chart: what is drawn.
  init(_ kind: PictureKind, _ words: [String], _ chart: any Chart) {
    name = ([kind.rawValue] + words.map(Self.safe)).joined(separator: "-")
    self.chart = chart
  }

  /// Whether a report has drawn the file: both its name and its text are as a report's are.
  ///
  /// - Parameters:
  ///   - name: the file's, without its folder.
  ///   - text: what is in it.
  /// - Returns: `false` if either may be somebody else's.
  package static func drew(_ name: String, _ text: String) -> Bool {
    guard let match = name.wholeMatch(of: #/([a-z]+)(-[a-z0-9_-]+)?-(light|dark)\.svg/#)
    else { return false }
    return PictureKind(rawValue: String(match.1)) != nil && PictureFile.isChart(text)
  }

  /// The text of each file, by its path beside the report.
  package var files: [(path: String, text: String)] {
    Theme.allCases.map { (path($0), chart.svg($0)) }
  }

  /// HTML that GitHub shows light or dark, as its reader has chosen.
  var markdown: String { markdown(in: "") }

  /// The same for a document in another folder than the report.
  ///
  /// - Parameter folder: the report's, from the document's, with a slash at its end.
  /// - Returns: HTML of four lines.
  func markdown(in folder: String) -> String {
    let alternative = XMLText.escaped("\(chart.title). \(chart.summary)")
    return """
      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="\(folder)\(path(.dark))">
        <img src="\(folder)\(path(.light))" alt="\(alternative)">
      </picture>
      """
  }

  private func path(_ theme: Theme) -> String { "\(Self.folder)/\(name)-\(theme.rawValue).svg" }

  /// Letters, digits and dashes as they are, all else by its number, so that no two become one.
  private static func safe(_ word: String) -> String {
    word.unicodeScalars.map { scalar in
      let isSafe = "abcdefghijklmnopqrstuvwxyz0123456789-".unicodeScalars.contains(scalar)
      return isSafe ? String(scalar) : "_" + String(scalar.value, radix: 16)
    }.joined()
  }
}
