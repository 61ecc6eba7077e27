/// Runs the tool that finds functions and lines by address.
///
/// Linux and macOS have different tools; the one for macOS is untested.
enum Symbolizer {
  /// Looks addresses up.
  ///
  /// - Parameters:
  ///   - addresses: addresses relative to the beginning of the program's image.
  ///   - program: the path of the program.
  /// - Returns: two lines for each address: the function's mangled name, then file and line.
  /// - Throws: a `ToolFailure` if it cannot be run.
  static func lines(of addresses: [UInt], in program: String) throws -> [String] {
    #if canImport(Darwin)
      // Each line is `symbol (in program) (file:line)`.
      let input = addresses.map { hex($0) }.joined(separator: "\n")
      let answer = try ToolFailure.output(
        of: "atos", ["-fullPath", "-o", program, "-offset"], input: input + "\n")
      return answer.split(separator: "\n").flatMap { line -> [String] in
        let parts = line.split(separator: " (")
        return [String(parts.first ?? ""), String((parts.last ?? "").dropLast())]
      }
    #else
      let input = addresses.map { hex($0) }.joined(separator: "\n")
      let answer = try ToolFailure.output(
        of: "llvm-symbolizer",
        ["--obj=\(program)", "--output-style=GNU", "--functions=linkage", "--no-inlines"],
        input: input + "\n")
      return answer.split(separator: "\n").map(String.init)
    #endif
  }

  private static func hex(_ address: UInt) -> String { "0x" + String(address, radix: 16) }
}
