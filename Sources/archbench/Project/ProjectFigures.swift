import Measurement
import Results
import Support
import Workshop

/// The figures that are stored in the project.
enum ProjectFigures {
  /// Returns the stored figures of some architectures, with sentences on those that are out of
  /// date; nothing if this is not the project's folder.
  ///
  /// - Throws: a `CommandFailure` with exit code 65 if a file is damaged.
  static func stored(of names: [String]) throws -> StoredFiles {
    guard ProjectSource.root != nil else { return StoredFiles() }
    let project = try ProjectSource.project()
    var stored = StoredFiles()
    stored.sources = BuiltSources.checksums(of: names, root: project.root)
    (stored.tests, stored.notes[.tests]) = try read(names, project)
    (stored.changes, stored.notes[.changes]) = try read(names, project)
    (stored.window, stored.notes[.window]) = try read(names, project)
    let forms = try Form.all(in: project)
    var older: [String] = []
    for name in names {
      let file = Stored<FormsFile>(in: project, of: name)
      guard let figures = try file.readIfThere() else { continue }
      stored.forms.append(figures.described(by: forms))
      if file.note(on: figures) != nil { older.append(figures.pattern) }
    }
    if !older.isEmpty {
      stored.notes[.forms] =
        "The ways to write \(older.listed) were measured on older sources; "
        + "`\(FormsFile.script)` measures again."
    }
    return stored
  }

  private static func read<Figures: StoredFigures>(
    _ names: [String], _ project: Project
  ) throws -> (file: Figures?, note: String?) {
    let stored = Stored<Figures>(in: project)
    guard var file = try stored.readIfThere() else { return (nil, nil) }
    file.keep(names)
    return (file, stored.note(on: file))
  }
}
