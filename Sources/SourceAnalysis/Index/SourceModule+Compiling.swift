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
    guard let answer = Toolchain.run(words) else { throw IndexError.noCompiler }
    let errors = CompilerError.all(in: answer.output)
    guard answer.status == 0 || !errors.isEmpty else {
      throw IndexError.compilerFailed(module: name, message: String(answer.output.suffix(300)))
    }
    return answer.status == 0 ? [] : errors
  }
}
