import Foundation

/// A shell in a terminal of 80 by 24 cells that nobody sees: tmux is the terminal.
///
/// Its server is the test's own and ends with it.
final class Tmux {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let program = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/opt/homebrew/bin/tmux"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }
  static var isInstalled: Bool { program != nil }

  /// A folder of the test's own.
  let folder: URL
  private var socket: String { folder.appending(path: "socket").path }

  /// Starts a shell whose prompt is `$ `, with these variables besides.
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

  /// Sends keys by tmux's names, such as `Enter`, `BTab` and `C-q`.
  func press(_ keys: String...) throws {
    try tmux(["send-keys"] + keys)
  }

  /// Types a text as it is.
  func type(_ text: String) throws {
    try tmux(["send-keys", "-l", text])
  }

  /// Has the shell run a line.
  func run(_ line: String) throws {
    try type(line)
    try press("Enter")
  }

  /// What the terminal shows.
  func screen() throws -> String {
    try tmux(["capture-pane", "-p"])
  }

  /// Whether the terminal is as a shell needs it: its cursor shown, no mouse, no other screen.
  func isPlain() throws -> Bool {
    try tmux(["display", "-p", "#{cursor_flag}#{mouse_any_flag}#{alternate_on}"]) == "100\n"
  }

  /// Changes the terminal's size.
  func resize(width: Int, height: Int) throws {
    try tmux(["resize-window", "-x", "\(width)", "-y", "\(height)"])
  }

  /// Looks at the terminal again and again until it shows a text.
  func see(_ text: String, _ isThere: Bool = true) throws {
    try until("\(isThere ? "" : "no ")\(text)") { try screen().contains(text) == isThere }
  }

  /// Asks again and again until something holds.
  func until(_ what: String, _ holds: () throws -> Bool) throws {
    let end = Date.now.addingTimeInterval(20)
    while try !holds() {
      guard Date.now < end else {
        throw Failure(description: "waited in vain for \(what):\n\(try screen())")
      }
      usleep(10_000)
    }
  }

  @discardableResult
  private func tmux(_ words: [String]) throws -> String {
    // Neither a `Process` nor a pipe: the server, which the first call starts, keeps open what they
    // wait for the end of.
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
