import Foundation

/// The failure of a tool of the toolchain; the description is a sentence.
package struct ToolFailure: Error, CustomStringConvertible, Sendable {
  package let description: String

  /// Runs a tool with some input, and returns its output.
  ///
  /// - Throws: a `ToolFailure` if it cannot be started or fails.
  static func output(of tool: String, _ words: [String], input: String) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "archbench-\(ProcessInfo.processInfo.processIdentifier)-\(tool)")
    try input.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool] + words
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ToolFailure(description: "'\(tool)', which is part of the toolchain, cannot be run.")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
