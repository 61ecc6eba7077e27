import Foundation

/// A shell in an invisible terminal of 80 by 24 cells, which tmux emulates.
///
/// Each instance has its own tmux server, which ends with it.
final class Tmux {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let program = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/opt/homebrew/bin/tmux"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }
  static var isInstalled: Bool { program != nil }

  /// A folder for this test only.
  let folder: URL
  private var socket: String { folder.appending(path: "socket").path }

  /// Starts a shell with the prompt `$ ` and these additional environment variables.
  init(_ environment: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "play-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let words = environment.merging(["PS1": "$ ", "ENV": ""]) { mine, _ in mine }
      .map { "\($0)=\($1)" }
    try tmux(
      [
        "-f", "/dev/null", "-u", "new-session", "-d", "-x", "80", "-y", "24", "env", "-u",
        "NO_COLOR",
      ]
        + words + ["sh"])
    try see("$")
  }

  deinit {
    _ = try? tmux(["kill-server"])
    try? FileManager.default.removeItem(at: folder)
  }

  /// Sends keys by their tmux names, such as `Enter`, `BTab` and `C-q`.
  func press(_ keys: String...) throws {
    try tmux(["send-keys"] + keys)
  }

  /// Types a text literally.
  func type(_ text: String) throws {
    try tmux(["send-keys", "-l", text])
  }

  /// Pastes a text, in brackets if the program has asked for them.
  func paste(_ text: String) throws {
    try tmux(["set-buffer", text])
    try tmux(["paste-buffer", "-p"])
  }

  /// Makes the shell run a line.
  func run(_ line: String) throws {
    try type(line)
    try press("Enter")
  }

  /// Returns the text that the terminal shows.
  func screen() throws -> String {
    try tmux(["capture-pane", "-p"])
  }

  /// Returns whether the terminal is in its normal state: visible cursor, no mouse reports, no
  /// alternate screen.
  func isPlain() throws -> Bool {
    try tmux(["display", "-p", "#{cursor_flag}#{mouse_any_flag}#{alternate_on}"]) == "100\n"
  }

  /// Changes the terminal's size.
  func resize(width: Int, height: Int) throws {
    try tmux(["resize-window", "-x", "\(width)", "-y", "\(height)"])
  }

  /// Waits until the terminal shows a text, or no longer shows it.
  func see(_ text: String, _ isThere: Bool = true) throws {
    try until("\(isThere ? "" : "no ")\(text)") { try screen().contains(text) == isThere }
  }

  /// Waits until a condition holds.
  func until(_ what: String, _ holds: () throws -> Bool) throws {
    let end = Date.now.addingTimeInterval(20)
    while try !holds() {
      guard Date.now < end else {
        throw Failure(description: "waited too long for \(what):\n\(try screen())")
      }
      usleep(10_000)
    }
  }

  @discardableResult
  private func tmux(_ words: [String]) throws -> String {
    // This uses neither a `Process` nor a pipe. Both wait for the end of open files, and the tmux
    // server, which the first call starts, keeps those open.
    let file = folder.appending(path: "output")
    let command = ([Self.program ?? "tmux", "-S", socket] + words).map(Self.quoted)
      .joined(separator: " ")
    let status = pclose(popen("\(command) >\(Self.quoted(file.path)) 2>&1", "r"))
    let text = try String(contentsOf: file, encoding: .utf8)
    guard status == 0 else { throw Failure(description: "\(command): \(text)") }
    return text
  }

  private static func quoted(_ word: String) -> String {
    "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
