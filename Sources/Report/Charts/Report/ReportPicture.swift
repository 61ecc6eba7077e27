/// A chart of a report: its two files, and the HTML that shows them.
package struct ReportPicture: Sendable {
  /// The folder of the pictures, beside the report.
  package static let folder = "charts"

  /// The stem of the files' names.
  package let name: String
  private let chart: any Chart

  /// - Parameters:
  ///   - kind: the first word of the file names.
  ///   - words: the other words of the file names; unsafe characters are escaped.
  ///   - chart: the chart in the picture.
  init(_ kind: PictureKind, _ words: [String], _ chart: any Chart) {
    name = ([kind.rawValue] + words.map(Self.safe)).joined(separator: "-")
    self.chart = chart
  }

  /// Whether a report has drawn the text of a picture.
  package static func drew(_ text: String) -> Bool {
    text.prefix { $0 != "\n" }.hasSuffix(ownAttributes)
  }

  /// The end of the first line of each picture.
  static let ownAttributes = " aria-labelledby=\"title desc\" font-family=\"\(fonts)\">"

  static let fonts =
    "-apple-system, BlinkMacSystemFont, 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif"

  /// The text of each file, by its path beside the report.
  package var files: [(path: String, text: String)] {
    Theme.allCases.map { (path($0), chart.svg($0)) }
  }

  /// Returns HTML that GitHub shows in light or dark colours, as the reader prefers.
  ///
  /// - Parameter folder: the path from the document's folder to the report's, with a slash at its
  ///   end.
  /// - Returns: four lines of HTML.
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

  /// Escapes all characters but letters, digits and dashes, so that different words stay different.
  static func safe(_ word: String) -> String {
    word.unicodeScalars.map { scalar in
      let isSafe = "abcdefghijklmnopqrstuvwxyz0123456789-".unicodeScalars.contains(scalar)
      return isSafe ? String(scalar) : "_" + String(scalar.value, radix: 16)
    }.joined()
  }
}

/// The kinds of pictures in a report; each file name begins with its kind.
enum PictureKind: String, Sendable {
  case added, forms, means, ratios, processes, growths, growth
}
