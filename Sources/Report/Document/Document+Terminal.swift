import Support

extension Document {
  /// Returns the document for a terminal, without pictures and what is folded.
  ///
  /// - Parameter width: the columns of the terminal. Text is broken at spaces, and a table that is too
  ///   wide becomes several.
  /// - Returns: the text, with a line feed at its end.
  package func terminal(width: Int) -> String {
    var text = ""
    var (wasFold, hasFold) = (false, false)
    for block in blocks {
      let lines = Self.lines(of: block, width: width)
      guard !lines.isEmpty else { continue }
      let isFold = if case .fold = block { true } else { false }
      if !text.isEmpty, !(isFold && wasFold) { text += "\n" }
      text += lines.map { $0 + "\n" }.joined()
      wasFold = isFold
      hasFold = hasFold || isFold
    }
    return hasFold ? text + "\n+ has more: --format markdown shows it.\n" : text
  }

  private static func lines(of block: Block, width: Int) -> [String] {
    func broken(_ text: String, _ lead: String = "") -> [String] {
      wrapped(
        InlineMarks.plain(text), width: width, indent: displayWidth(lead), lead: lead)
    }
    switch block {
    case .heading(_, let title): return broken(title)
    case .paragraph(let text): return broken(text)
    case .list(let items): return items.flatMap { broken($0, "* ") }
    case .table(let table):
      return table.map(InlineMarks.plain).plain(width: width)
        .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    case .figure: return []
    case .code(let text, _): return text.split(separator: "\n").map { "    \($0)" }
    case .fold(let summary, _): return broken(summary, "+ ")
    case .warnings(let sentences): return sentences.flatMap { broken("Warning: \($0)", "> ") }
    }
  }
}

extension Console {
  /// Writes a document for people to the output, as wide as its terminal.
  package func show(_ document: Document) throws {
    try output.write(document.terminal(width: outputTerminal.width))
  }
}
