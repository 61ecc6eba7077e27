package import Support

/// A text for readers as blocks, which are printed as Markdown or on a terminal.
package struct Document: Sendable {
  package private(set) var blocks: [Block]

  package init(_ blocks: [Block] = []) {
    self.blocks = blocks
  }

  package init(@DocumentBuilder _ build: () throws -> Document) rethrows {
    self = try build()
  }

  package var isEmpty: Bool { blocks.isEmpty }

  /// The titles of all headings.
  var titles: [String] {
    blocks.compactMap { if case .heading(_, let title) = $0 { title } else { nil } }
  }
}

/// A part of a document.
///
/// Its texts have `InlineMarks`.
package enum Block: Sendable {
  /// A title at a level from 1.
  case heading(Int, String)
  case paragraph(String)
  case list([String])
  case table(TextTable)
  case figure(ReportPicture)
  /// Lines that are shown as they are.
  case code(String)
  /// A part that a reader opens by its summary.
  case fold(String, Document)
  /// Sentences that a reader must know.
  case warnings([String])

  /// Returns a list that has a line of the text as an item.
  package static func items(_ lines: String) -> Block {
    .list(lines.split(separator: "\n").map(String.init))
  }
}

/// Makes a document of texts, tables, pictures and other blocks; empty ones are left out.
@resultBuilder package enum DocumentBuilder {
  package static func buildExpression(_ text: String) -> [Block] {
    text.isEmpty ? [] : [.paragraph(text)]
  }

  package static func buildExpression(_ block: Block) -> [Block] {
    switch block {
    case .list(let items) where items.isEmpty: []
    case .code(let text) where text.isEmpty: []
    case .warnings(let sentences) where sentences.isEmpty: []
    default: [block]
    }
  }

  package static func buildExpression(_ table: TextTable?) -> [Block] {
    table.map { [.table($0)] } ?? []
  }

  package static func buildExpression(_ picture: ReportPicture?) -> [Block] {
    picture.map { [.figure($0)] } ?? []
  }

  package static func buildExpression(_ document: Document?) -> [Block] { document?.blocks ?? [] }

  package static func buildBlock(_ parts: [Block]...) -> [Block] { parts.flatMap(\.self) }

  package static func buildOptional(_ part: [Block]?) -> [Block] { part ?? [] }

  package static func buildEither(first part: [Block]) -> [Block] { part }

  package static func buildEither(second part: [Block]) -> [Block] { part }

  package static func buildArray(_ parts: [[Block]]) -> [Block] { parts.flatMap(\.self) }

  package static func buildFinalResult(_ blocks: [Block]) -> Document { Document(blocks) }
}

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
    case .code(let text): return text.split(separator: "\n").map { "    \($0)" }
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
