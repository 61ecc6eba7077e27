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
    <template data-architecture="\(HTMLText.escaped(architecture))" \
    data-subject="\(HTMLText.escaped(subject.address))" data-path="\(HTMLText.escaped(path))"><ol>
    \(html)
    </ol></template>
    """
  }

  /// The highlighted lines as HTML.
  var html: String {
    SyntaxHighlighter.lines(of: text).map { spans in
      spans.map { span in
        let text = HTMLText.escaped(span.text)
        return span.style == .plain ? text : "<i class=\(span.style.rawValue)>\(text)</i>"
      }.joined()
    }.map { "<li><code>\($0)</code></li>" }.joined(separator: "\n")
  }
}
