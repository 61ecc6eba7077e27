import Foundation

/// The executable `notes-file-trial`, in the same folder as the tests.
enum TrialProgram {
  static var path: String {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let folder = (bundle ?? Bundle.main.executableURL)?.deletingLastPathComponent()
    return folder?.appending(path: "notes-file-trial").path ?? "notes-file-trial"
  }

  /// Runs a shell script with the program's path as `$0`.
  ///
  /// - Returns: Its output and its exit code.
  static func shell(_ script: String, _ arguments: String...) throws -> (
    output: String, code: Int32
  ) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script, path] + arguments
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }
}
