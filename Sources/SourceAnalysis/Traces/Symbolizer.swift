internal import Support

/// Runs the tools that find functions and lines by address.
///
/// Linux and macOS have different tools; the one for macOS is untested.
enum Symbolizer {
  /// Looks addresses up.
  ///
  /// - Parameters:
  ///   - addresses: addresses relative to the beginning of the program's image.
  ///   - program: the path of the program.
  /// - Returns: two lines for each address: the function's mangled name, then file and line.
  /// - Throws: a `CommandFailure` if the tool cannot be run.
  static func lines(of addresses: [UInt], in program: String) throws(CommandFailure) -> [String] {
    let input = addresses.map { "0x" + String($0, radix: 16) }
    #if canImport(Darwin)
      // Each line is `symbol (in program) (file:line)`.
      let answer = try output(of: ["atos", "-fullPath", "-o", program, "-offset"], input: input)
      return answer.split(separator: "\n").flatMap { line -> [String] in
        let parts = line.split(separator: " (")
        return [String(parts.first ?? ""), String((parts.last ?? "").dropLast())]
      }
    #else
      let answer = try output(
        of: [
          "llvm-symbolizer", "--obj=\(program)", "--output-style=GNU", "--functions=linkage",
          "--no-inlines",
        ], input: input)
      return answer.split(separator: "\n").map(String.init)
    #endif
  }

  /// Returns the output of a tool that is given some lines.
  static func output(of words: [String], input: [String]) throws(CommandFailure) -> String {
    let run = ProgramRun(words, input: input.joined(separator: "\n") + "\n")
    guard run.isDone else {
      throw CommandFailure(
        "'\(words[0])', which is part of the toolchain, cannot be run.", .failed)
    }
    return run.output
  }
}
