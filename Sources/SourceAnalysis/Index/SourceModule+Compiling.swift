import Support

/// Compiles a module without writing anything.
extension SourceModule {
  /// How warnings are treated.
  package enum Warnings: Sendable {
    /// They count as errors, as in every build of the project.
    case areErrors
    case areIgnored
  }

  /// Returns the errors that the compiler finds in the module, with those of data flow.
  ///
  /// - Throws: an `IndexError` if there is no compiler.
  package func errors(_ warnings: Warnings) throws -> [CompilerError] {
    var words = ["swiftc", "-emit-sil", "-wmo", "-parse-as-library"]
    words.append(warnings == .areErrors ? "-warnings-as-errors" : "-suppress-warnings")
    words += ["-module-name", name, "-o", "/dev/null"] + options + files.map { absolute($0) }
    let run = ProgramRun(words)
    guard !run.isMissing else { throw IndexError.noCompiler }
    let errors = CompilerError.all(in: run.text)
    guard run.isDone || !errors.isEmpty else {
      throw IndexError.compilerFailed(module: name, message: String(run.text.suffix(300)))
    }
    return run.isDone ? [] : errors
  }
}
