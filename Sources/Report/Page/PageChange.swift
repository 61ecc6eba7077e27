/// A change request in the page's reader.
package struct PageChange: Sendable {
  /// Its number, which its figures have, too.
  let number: Int
  /// What is asked for, in a few words.
  let title: String
  let subject: PageSubject
  /// The request in Markdown, without its title.
  let about: String
  /// The patch of what all architectures share.
  let shared: String
  /// The patches of architectures, by their names.
  let patches: [String: String]

  /// - Parameters:
  ///   - number: its number.
  ///   - title: what is asked for, in a few words.
  ///   - folder: the name of its folder.
  ///   - readme: the page of the request, in Markdown.
  ///   - shared: the patch of what all architectures share.
  ///   - patches: the patches of architectures, by their names.
  package init(
    number: Int, title: String, folder: String, readme: String, shared: String,
    patches: [String: String]
  ) {
    self.number = number
    self.title = title
    subject = .change(folder)
    about = readme.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("# ") }.joined(separator: "\n")
    self.shared = shared
    self.patches = patches
  }

  /// An element that holds the request as HTML, and is not shown itself.
  var template: String {
    """
    <template id="about-\(XMLText.escaped(subject.address))">
    \(Document(byHand: about).html)
    </template>
    """
  }
}

/// A change request as the page's script reads it.
struct PageChangeEntry: Encodable {
  let address: String
  let shared: [PageDiff]
  let patches: [String: [PageDiff]]
  /// What the request costs in each architecture, in one sentence.
  let figures: [String: String]

  init(_ change: PageChange, _ results: Results) {
    address = change.subject.address
    // Expected results of tests are long and say nothing of the patterns.
    shared = PageDiff.files(of: change.shared).map { $0.path.hasPrefix("Tests/") ? $0.listed : $0 }
    patches = change.patches.mapValues(PageDiff.files)
    let measured = ChangesFile(of: results)
    figures = change.patches.keys.reduce(into: [:]) { figures, name in
      figures[name] = measured?.figures(change.number, name).map(Self.sentence)
    }
  }

  private static func sentence(_ figures: ChangeFigures) -> String {
    return
      "\(Figures.counted(figures.tokens, "token")), \(Figures.counted(figures.hunks, "place")) in "
      + "\(Figures.counted(figures.files, "file")), \(Figures.count(figures.silent)) silent."
  }
}
