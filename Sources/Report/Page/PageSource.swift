import SourceAnalysis

/// A source file in the page's reader.
package struct PageSource: Sendable {
  package let architecture: String
  /// The file's folder within the architecture, usually a screen.
  package let folder: String
  /// The path from the package's root.
  package let path: String
  package let text: String

  package init(architecture: String, folder: String, path: String, text: String) {
    self.architecture = architecture
    self.folder = folder
    self.path = path
    self.text = text
  }

  var name: String { String(path.split(separator: "/").last ?? "") }

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
