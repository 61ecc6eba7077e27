import Foundation
import SourceAnalysis
import Support

extension Workshop {
  /// A copy in which each of these forms is a module of its own, which `archbench` can launch.
  package init(
    of project: String, named name: String = "forms", forms: [Form], _ configuration: Configuration
  ) {
    self.init(
      of: project, named: name, .forms(forms.map(\.name.moduleName).sorted()), configuration)
  }

  /// Writes the sources of forms into the copy, and lists the forms in its catalog.
  ///
  /// - Throws: a `CommandFailure` with exit code 65 if a patch does not apply.
  package func update(with forms: [Form]) throws {
    var changes: [String: String?] = ["Sources/Architectures/Catalog/Forms.swift": catalog(forms)]
    for form in forms {
      let folder = BucketMap.folder(of: form.pattern)
      for (path, text) in try form.texts(root: project).new {
        changes[BucketMap.folder(of: form.name) + path.dropFirst(folder.count)] = text
      }
    }
    try update(changes)
  }

  private func catalog(_ forms: [Form]) -> String {
    let entries = forms.map { form in
      let type = "\(form.name.moduleName).\(form.pattern.moduleName)Architecture"
      return """
          Entry(
            "\(form.name)", "A form of \(form.pattern).", { \(type).self },
            doesExtraWork: \(form.extraWork != nil)),

        """
    }
    return forms.map { "import \($0.name.moduleName)\n" }.sorted().joined()
      + "\nnonisolated let forms: [Entry] = [\n\(entries.joined())]\n"
  }
}
