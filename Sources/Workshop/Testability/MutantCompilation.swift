package import SourceAnalysis
import Support

/// Finds the mutants that do not compile, and writes the sources with the others.
package enum MutantCompilation {
  /// Writes the mutated files into a folder, and leaves out mutants until the compiler accepts all.
  ///
  /// - Parameters:
  ///   - module: the mutated files, which lose those mutants.
  ///   - source: the module of which they are a part, in the folder that is written to.
  ///   - support: the path of the file that mutants need besides, which is written, too.
  /// - Throws: a `CommandFailure` when an error belongs to no mutant, or a `SourceError` without a
  ///   compiler.
  package static func compile(
    _ module: inout MutatedModule, as source: SourceModule, support: String
  ) throws {
    var rounds = 0
    while true {
      for file in module.files {
        try SourceTexts.write(file.text, to: file.path, in: source.root)
      }
      try SourceTexts.write(MutantSupport.text(for: module.files), to: support, in: source.root)
      let errors = try source.errors(SourceModule.dataFlow + ["-suppress-warnings"])
      guard let first = errors.first else { return }
      rounds += 1
      guard rounds <= 20, module.exclude(errors.map { ($0.file, $0.line) }) else {
        throw CommandFailure(
          "\(source.name) with mutants does not compile: \(first.file):\(first.line): "
            + "\(first.message).", .failed)
      }
    }
  }
}
