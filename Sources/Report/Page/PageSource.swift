import SourceAnalysis

/// A source file in the page's reader.
package struct PageSource: Sendable {
  package let architecture: String
  /// The screen or the test that the file belongs to.
  package let subject: PageSubject
  /// The path from the package's root.
  package let path: String
  package let text: String

  package init(architecture: String, subject: PageSubject, path: String, text: String) {
    self.architecture = architecture
    self.subject = subject
    self.path = path
    self.text = text
  }

  /// An element that holds the highlighted lines, and is not shown itself.
  var template: String {
    """
    <template data-architecture="\(XMLText.escaped(architecture))" \
    data-subject="\(XMLText.escaped(subject.address))" data-path="\(XMLText.escaped(path))"><ol>
    \(html)
    </ol></template>
    """
  }

  /// The highlighted lines as HTML.
  var html: String {
    SyntaxHighlighter.lines(of: text).map { spans in
      spans.map { span in
        let text = XMLText.escaped(span.text)
        return span.style == .plain ? text : "<i class=\(span.style.rawValue)>\(text)</i>"
      }.joined()
    }.map { "<li><code>\($0)</code></li>" }.joined(separator: "\n")
  }
}

/// What the reader shows: a screen, a unit test, a change request, a form or an interaction.
package enum PageSubject: Hashable, Sendable {
  /// The files of a folder, by its name.
  case screen(String)
  /// The unit tests in the files of this name, without its ending.
  case test(String)
  /// The change request in the folder of this name.
  case change(String)
  /// The forms of this kind.
  case form(String)
  /// The lines that the interaction of this id runs.
  case trace(String)

  /// The beginning of its address in the page, after the `#`; the patterns follow.
  var address: String {
    switch self {
    case .screen(let folder): folder.lowercased()
    case .test(let stem): "test/\(stem)"
    case .change(let folder): "change/\(folder)"
    case .form(let kind): "form/\(kind)"
    case .trace(let interaction): "trace/\(interaction)"
    }
  }
}
