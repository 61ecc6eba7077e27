import Measurement
import Results

/// A change of the sources in the page's reader: a change request, or a form, a column for each
/// pattern.
package struct PageChange: Sendable {
  /// Its number, which its figures have, too; `nil` for a form.
  let number: Int?
  /// Who wrote the patches of architectures: 1, or 2 for the second author of a request.
  let author: Int
  /// What is asked for, or what the form is, in a few words.
  let title: String
  let subject: PageSubject
  /// The request or the form in Markdown, without its title.
  let about: String
  /// The patch of what all architectures share.
  let shared: String
  /// The patches of architectures, by their names.
  let patches: [String: String]
  /// The names of the forms, by their architectures.
  let forms: [String: String]

  package init(
    number: Int, author: Int = 1, title: String, folder: String, readme: String, shared: String,
    patches: [String: String]
  ) {
    self.number = number
    self.author = author
    self.title = author == 1 ? title : "\(title), by a second author"
    subject = .change(author == 1 ? folder : "\(folder)-\(author)")
    about = readme.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("# ") }.joined(separator: "\n")
    self.shared = shared
    self.patches = patches
    forms = [:]
  }

  /// The same form of several architectures.
  ///
  /// - Parameters:
  ///   - kind: what the form is called in all of them, such as `naive` or `tuned-1`.
  ///   - forms: each architecture with the form's name, its prose and its patch.
  package init(
    form kind: String, _ forms: [(pattern: String, name: String, prose: String, patch: String)]
  ) {
    number = nil
    author = 1
    title = kind
    subject = .form(kind)
    about = forms.map { "**\($0.pattern)**: \($0.prose)" }.joined(separator: "\n\n")
    shared = ""
    patches = Dictionary(uniqueKeysWithValues: forms.map { ($0.pattern, $0.patch) })
    self.forms = Dictionary(uniqueKeysWithValues: forms.map { ($0.pattern, $0.name) })
  }

  /// An element that holds the request as HTML, and is not shown itself.
  var template: String {
    """
    <template id="about-\(XMLText.escaped(subject.address))">
    \(HTMLText.html(markdown: about))
    </template>
    """
  }
}

/// A change as the page's script reads it.
struct PageChangeEntry: Encodable {
  let address: String
  let shared: String
  let patches: [String: String]
  /// What it costs in each architecture, in one sentence.
  let figures: [String: String]

  init(_ change: PageChange, _ stored: StoredFiles) {
    address = change.subject.address
    shared = change.shared
    patches = change.patches
    let measured = stored.changes
    figures = change.patches.keys.reduce(into: [:]) { figures, name in
      figures[name] =
        change.number.flatMap {
          measured?.figures($0, name, author: change.author).map(Self.sentence)
        }
        ?? change.forms[name].flatMap { Self.sentence(form: $0, of: name, stored) }
    }
  }

  /// What a form takes when a note in view changes.
  private static func sentence(form: String, of name: String, _ stored: StoredFiles) -> String? {
    guard let file = stored.forms.first(where: { $0.pattern == name }),
      let entry = file.forms.first(where: { $0.name == form })
    else { return nil }
    let size =
      "\(Figures.counted(entry.tokensAdded, "token")) more, \(Figures.count(entry.tokensRemoved)) less"
    let ratio = file.cell(form, "edit-visible", at: 1_000)?.ratio
    return size
      + (ratio.map { "; a note changes: \(Figures.ratio($0.estimate)) times Baseline's time" } ?? "")
      + "."
  }

  private static func sentence(_ figures: ChangeFigures) -> String {
    return
      "\(Figures.counted(figures.tokens, "token")), \(Figures.counted(figures.hunks, "place")) in "
      + "\(Figures.counted(figures.files, "file")), \(Figures.count(figures.silent)) that the compiler "
      + "does not ask for."
  }
}
