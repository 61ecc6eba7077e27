import Results

/// The marks of words in a document's texts, which are Markdown's: `code`, **bold**, *italic*,
/// [a link](target), and <sub>small</sub>.
enum InlineMarks {
  private enum Part {
    case text(Substring)
    case code(Substring)
    /// The HTML tag of a mark, and what it marks; a link has none.
    case marked(String?, Substring)
  }

  private static func parts(of text: String) -> [Part] {
    let mark = #/`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\([^)]+\)|<sub>(.+?)<\/sub>/#
    var parts: [Part] = []
    var rest = text[...]
    while let match = rest.firstMatch(of: mark) {
      parts.append(.text(rest[..<match.range.lowerBound]))
      rest = rest[match.range.upperBound...]
      let marked = [("strong", match.2), ("em", match.3), (nil, match.4), ("sub", match.5)]
      if let code = match.1 { parts.append(.code(code)) }
      parts += marked.compactMap { tag, text in text.map { .marked(tag, $0) } }
    }
    return parts + [.text(rest)]
  }

  /// Returns the text as HTML, with everything else escaped.
  ///
  /// Links lead out of the page, so they become text.
  static func html(_ text: String) -> String {
    parts(of: text).map { part in
      switch part {
      case .text(let text): XMLText.escaped(String(text))
      case .code(let code): "<code>\(XMLText.escaped(String(code)))</code>"
      case .marked(nil, let text): html(String(text))
      case .marked(let tag?, let text): "<\(tag)>\(html(String(text)))</\(tag)>"
      }
    }.joined()
  }

  /// Returns the text alone.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: { "*[<`".utf8.contains($0) }) else { return text }
    return parts(of: text).map { part in
      switch part {
      case .text(let text), .code(let text): String(text)
      case .marked(_, let text): plain(String(text))
      }
    }.joined()
  }
}
