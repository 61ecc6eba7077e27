import Foundation
package import SourceAnalysis
package import Study
package import Support

/// A form of an architecture: the same app written a little otherwise, as a patch on its folder.
///
/// A mutant is a form with a deliberate mistake, which the checks of forms must find.
package struct Form: Sendable {
  /// What a patch is there for; it decides where the patch lies and what it must say.
  package enum Purpose: Sendable {
    case form, mutant
  }

  /// The architecture, such as `Redux`.
  package let pattern: String
  /// What the form is called within it, such as `tuned-2-slices`.
  package let title: String
  /// The patches in the order in which they are applied; more than one in a series.
  package let patches: [Patch]
  /// The documents that show or describe it, or `none`.
  package let documents: [String]
  /// The work on views that it does in addition, as a sentence; `nil` if there is none.
  package let extraWork: String?
  /// The ids of the rules that it breaks.
  package let breaks: [String]

  /// The whole name, such as `Redux/naive`.
  package var name: String { "\(pattern)/\(title)" }
  /// What the form is.
  package var prose: String { patches.last?.prose ?? "" }
  /// What it is called in all architectures: without the name of a tuned step.
  package var kind: String { step.map { "tuned-\($0)" } ?? title }
  /// The place in a series, from 1; `nil` if the form belongs to none.
  package var step: Int? { Self.step(title) }

  /// All titles, or how they begin, in the order of tables.
  private static let kinds = [
    "naive", "without-", "with-", "tuned-", "observed", "logged", "own-rows", "article-",
  ]
  private static let folderName = "Forms"
  private static let trailers = ["Document", "Extra-work", "Breaks"]

  // MARK: - Names

  /// The folder with the mutants, from the package's root: a folder for each architecture.
  package static let mutants = "Tests/Mutants"

  private static func folder(of pattern: String, _ purpose: Purpose) -> String {
    switch purpose {
    case .form: "\(BucketMap.folder(of: pattern))/\(folderName)"
    case .mutant: "\(mutants)/\(pattern.moduleName)"
    }
  }

  /// Returns the names of the patches of some architectures, in the order of tables.
  package static func names(
    of patterns: [String], _ purpose: Purpose = .form, root: String
  ) -> [String] {
    patterns.flatMap { pattern in
      let folder = "\(root)/\(folder(of: pattern, purpose))"
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return files.filter { $0.hasSuffix(".patch") }.map { String($0.dropLast(6)) }
        .sorted { (place($0), $0) < (place($1), $1) }.map { "\(pattern)/\($0)" }
    }
  }

  /// Returns what `Scripts/change-tree` calls the form of a patch; `nil` if it is no form's.
  static func name(ofPatch path: String) -> String? {
    let parts = path.split(separator: "/")
    guard parts.count == 5, parts[3] == folderName else { return nil }
    return "\(parts[2])/\(parts[4].dropLast(6))"
  }

  private static func place(_ title: String) -> Int {
    let kind = kinds.firstIndex { title.hasPrefix($0) } ?? kinds.count
    return kind * 1_000 + (step(title) ?? 0)
  }

  private static func step(_ title: String) -> Int? {
    title.wholeMatch(of: #/tuned-([1-9]\d?)-.+/#).flatMap { Int($0.1) }
  }

  // MARK: - Reading

  /// Reads the forms of all architectures, in the order of tables.
  ///
  /// - Throws: a `CommandFailure` with exit code 65 that names the first patch that is not as it
  ///   should be.
  package static func all(
    in project: Project, _ purpose: Purpose = .form
  ) throws(CommandFailure) -> [Form] {
    var forms: [Form] = []
    for name in names(of: project.names, purpose, root: project.root) {
      let parts = name.split(separator: "/").map(String.init)
      let path = "\(folder(of: parts[0], purpose))/\(parts[1]).patch"
      let patch = try Patch(at: path, root: project.root)
      let before = forms.last { $0.pattern == parts[0] && $0.step != nil }
      forms.append(
        try Form(
          patch, purpose, of: parts[0], after: before,
          rules: project.books.first { $0.architecture == parts[0] }))
    }
    return forms
  }

  /// Reads a form or a mutant from its patch, whose file has its name.
  ///
  /// - Throws: a `CommandFailure` with exit code 65 that says what is wrong with the patch.
  package init(
    _ patch: Patch, _ purpose: Purpose = .form, of pattern: String, after before: Form? = nil,
    rules: RuleBook?
  ) throws(CommandFailure) {
    func failure(_ reason: String) -> CommandFailure {
      CommandFailure("\(patch.path): \(reason).", .badData)
    }
    self.pattern = pattern
    title = String(patch.path.split(separator: "/").last?.dropLast(6) ?? "")
    let (title, step) = (title, Self.step(title))
    let isKnown =
      purpose == .mutant
      || Self.kinds.contains { kind in
        kind.hasSuffix("-") ? title.hasPrefix(kind) && title != kind : title == kind
      }
    guard isKnown, step != nil || !title.hasPrefix("tuned-"),
      title.wholeMatch(of: #/[a-z0-9]+(-[a-z0-9]+)*/#) != nil
    else {
      let known = Self.kinds.map {
        $0 == "tuned-" ? "tuned-1-…" : $0.hasSuffix("-") ? $0 + "…" : $0
      }
      throw failure("a form has one of these names: \(known.joined(separator: ", "))")
    }
    guard step ?? 1 == (step == nil ? 1 : (before?.step ?? 0) + 1) else {
      throw failure("a series is numbered from 1 without gaps; rename it")
    }
    patches = (step == nil ? [] : before?.patches ?? []) + [patch]
    guard !patch.prose.isEmpty else {
      throw failure("it does not say what the form is; begin it with a sentence")
    }
    for trailer in patch.trailers {
      guard Self.trailers.contains(trailer.name) else {
        let known = Self.trailers.map { "'\($0):'" }.joined(separator: ", ")
        throw failure("'\(trailer.name):' is no trailer of a form; there are \(known)")
      }
      guard !trailer.value.isEmpty else {
        throw failure("'\(trailer.name):' has no value; give it one, or remove the line")
      }
    }
    func values(_ name: String) -> [String] {
      patch.trailers.filter { $0.name == name }.map(\.value)
    }
    documents = values("Document")
    guard !documents.isEmpty || purpose == .mutant else {
      throw failure(
        "it names no document; add 'Document: …' or 'Document: none' in a paragraph of its own "
          + "after the prose")
    }
    let extraWork = values("Extra-work")
    self.extraWork = extraWork.isEmpty ? nil : extraWork.joined(separator: " ")
    breaks = values("Breaks").flatMap { $0.split(separator: ",") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    for id in breaks where rules?.rule(id) == nil {
      throw failure("\(pattern) has no rule '\(id)'; 'archbench rules' lists them")
    }
    let folder = BucketMap.folder(of: pattern) + "/"
    for file in patch.files where !file.path.hasPrefix(folder) || !file.path.hasSuffix(".swift") {
      throw failure("it changes '\(file.path)', and a form changes Swift files in \(folder) alone")
    }
    guard !patch.files.isEmpty else { throw failure("it changes no file") }
  }

  // MARK: - Sources

  /// The sources of the architecture and of the form, by their paths.
  ///
  /// - Throws: a `CommandFailure` with exit code 65 if a patch does not apply, or a `SourceError`.
  package func texts(root: String) throws -> (old: [String: String], new: [String: String]) {
    let paths = try SourceTree.paths(at: [BucketMap.folder(of: pattern)], in: root)
    let old = paths.reduce(into: [:]) { $0[$1] = SourceTexts.read($1, in: root) }
    var new = old
    for (path, text) in try Patch.texts(patches, of: { old[$0] }) { new[path] = text }
    return (old, new)
  }

  /// The tokens that the patch adds and removes; in a series, those of all patches together.
  package func size(root: String) throws -> ChangeSize {
    let (old, new) = try texts(root: root)
    let changed = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
    return ChangeSize(changed.map { (old[$0], new[$0]) })
  }
}
