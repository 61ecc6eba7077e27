/// A page of a report.
package struct ReportPage: Equatable, Sendable {
  /// The folder of the interactions' pages.
  package static let interactions = "interactions"

  /// The path in the report's folder.
  package let path: String
  package let text: String
}

/// Pages whose sections are written as if they all stood on one page: links to headings and pictures
/// find their way.
struct LinkedPages {
  private let pages: [(path: String, text: String)]
  /// The page of each heading, by the heading's anchor.
  private let homes: [String: String]

  /// - Parameter pages: the pages, without those that are empty.
  init(_ pages: [(path: String, text: String)]) {
    self.pages = pages.filter { !$0.text.isEmpty }
    var homes: [String: String] = [:]
    for page in self.pages {
      for anchor in Self.anchors(in: page.text) where homes[anchor] == nil {
        homes[anchor] = page.path
      }
    }
    self.homes = homes
  }

  /// The pages, each with links that work from its own place.
  var all: [ReportPage] {
    pages.map { page in
      let up = page.path.contains("/") ? "../" : ""
      let links = page.text.replacing(#/\]\(#([^)]+)\)/#) { match in
        let home = homes[String(match.1)] ?? page.path
        return home == page.path ? String(match.0) : "](\(up)\(home)#\(match.1))"
      }
      let text = links.replacing(
        "\"\(ReportPicture.folder)/", with: "\"\(up)\(ReportPicture.folder)/"
      ).replacing("](../../", with: "](\(up)../../")
      return ReportPage(path: page.path, text: text)
    }
  }

  /// Rewrites the text of another document, so that its links lead into the pages.
  ///
  /// - Parameters:
  ///   - text: the text, with links to headings.
  ///   - folder: the path from the document's folder to the report's.
  /// - Returns: the text with links to pages.
  func linked(_ text: String, in folder: String) -> String {
    text.replacing(#/\]\(#([^)]+)\)/#) { match in
      "](\(folder)/\(homes[String(match.1)] ?? "README.md")#\(match.1))"
    }
  }

  /// Returns the anchors that GitHub gives the headings of a text.
  static func anchors(in text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("#") }.compactMap { line in
      let title = line.drop { $0 == "#" }
      guard title.first == " " else { return nil }
      let kept = title.dropFirst().lowercased().filter {
        $0.isLetter || $0.isNumber || " -_".contains($0)
      }
      return kept.replacing(" ", with: "-")
    }
  }
}
