package import Support

extension CommandSpecification {
  /// Parses the arguments of the process, without its name, and performs the request.
  ///
  /// Prints help and the version to the console's output, and every error to its errors. Returns
  /// the exit code; the caller ends the process.
  @MainActor package func run(_ words: [String], console: Console) -> ExitCode {
    do {
      switch try parse(words) {
      case .help(let screen):
        try console.output.write(screen.text(width: console.outputTerminal.width))
      case .version(let version):
        try console.output.write(version + "\n")
      case .completion(let script):
        try console.output.write(script)
      case .run(let arguments):
        return try arguments.path.command.action?(arguments, console) ?? .done
      }
      return .done
    } catch is Output.Closed {
      return .done
    } catch let error as UsageError {
      try? console.errors.write(error.text(width: console.errorTerminal.width))
      return .usage
    } catch let failure as CommandFailure {
      let text = failure.description
      if !text.isEmpty { try? console.errors.write(console.errorTerminal.fitted(text) + "\n") }
      return failure.exitCode
    } catch {
      try? console.errors.write("Error: \(error)\n")
      return .failed
    }
  }
}
