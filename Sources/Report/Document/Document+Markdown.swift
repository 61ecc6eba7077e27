import Support

extension Document {
  /// The document in GitHub-flavoured Markdown, with a line feed at its end; empty without blocks.
  package var markdown: String { markdown(PageLinks()) }

  /// Returns the document in Markdown, with a line feed at its end.
  func markdown(_ links: PageLinks) -> String {
    let text = blocks.map { Self.markdown($0, links) }.joined(separator: "\n\n")
    return text.isEmpty ? "" : text.visible + "\n"
  }

  private static func markdown(_ block: Block, _ links: PageLinks) -> String {
    switch block {
    case .heading(let level, let title): return String(repeating: "#", count: level) + " " + title
    case .paragraph(let text): return links.resolved(text)
    case .list(let items): return links.resolved(items.map { "* \($0)" }.joined(separator: "\n"))
    case .table(let table):
      let rows = table.markdown().split(separator: "\n").map { unbroken(String($0)) }
      return links.resolved(rows.joined(separator: "\n"))
    case .figure(let picture): return picture.markdown(in: links.pictures)
    case .code(let text):
      return text.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    case .fold(let summary, let document):
      return """
        <details>
        <summary>\(summary)</summary>

        \(document.markdown(links))
        </details>
        """
    case .warnings(let sentences):
      return sentences.map { "> **Warning** \($0)" }.joined(separator: "\n>\n")
    }
  }

  /// Returns a table's row with non-breaking spaces before units and inside brackets, so that a page
  /// does not break figures across lines.
  static func unbroken(_ row: String) -> String {
    let space = "\u{A0}"
    return row.replacing(#/([0-9]) (ns|µs|ms|s|B|kB|MB|%)(?=[ ,\])])/#) {
      "\($0.1)\(space)\($0.2)"
    }
    .replacing(#/(\[-?[0-9.,]+(?:\u{A0}\S+)?,) (-?[0-9])/#) { "\($0.1)\(space)\($0.2)" }
  }

  /// Returns the anchor that GitHub gives a heading.
  static func anchor(of title: String) -> String {
    title.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
      .replacing(" ", with: "-")
  }
}

/// Where the links of a document lead, which are written as if a whole report stood on one page in
/// its folder.
struct PageLinks {
  /// The page of each heading, by the heading's anchor.
  private var homes: [String: String] = [:]
  /// The page that has the links; `nil` for a document in another folder.
  private var page: String?
  /// The way to the report's folder.
  private var way = ""

  /// The links of a report that is one text.
  init() {}

  /// - Parameter pages: the report's pages.
  init(_ pages: [(path: String, document: Document)]) {
    for (path, document) in pages {
      for anchor in document.titles.map(Document.anchor) where homes[anchor] == nil {
        homes[anchor] = path
      }
    }
  }

  /// Returns the same links on one of the pages.
  func on(_ page: String) -> PageLinks {
    var links = self
    links.page = page
    links.way = page.contains("/") ? "../" : ""
    return links
  }

  /// Returns the same links in a document outside; a path leads from its folder to the report's.
  func from(_ folder: String) -> PageLinks {
    var links = self
    links.way = folder + "/"
    return links
  }

  /// The folder of pictures.
  var pictures: String { way }

  /// Returns the text with links that lead to where their targets are.
  func resolved(_ text: String) -> String {
    guard !homes.isEmpty, text.contains("](") else { return text }
    let links = text.replacing(#/\]\(#([^)]+)\)/#) { match in
      let home = homes[String(match.1)] ?? page ?? "README.md"
      return home == page ? String(match.0) : "](\(way)\(home)#\(match.1))"
    }
    return page == nil ? links : links.replacing("](../../", with: "](\(way)../../")
  }
}
