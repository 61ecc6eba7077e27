import Foundation
import TestSupport
import Testing

@Suite(
  "The app in a real terminal",
  .enabled(if: Tmux.isInstalled, "tmux is not installed: the app is not tried in a real terminal."),
  .serialized)
struct RealTerminalTests {
  private let tmux: Tmux
  private let notes: String

  init() throws {
    // Backtraces are off, because their printer is slow and then waits for a key.
    tmux = try Tmux(["LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"])
    notes = tmux.folder.appending(path: "notes.json").path
  }

  /// The executable, which is in the same folder as the tests.
  static var archbench: String {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let folder = (bundle ?? Bundle.main.executableURL)?.deletingLastPathComponent()
    return folder?.appending(path: "archbench").path ?? "archbench"
  }

  /// Stores the terminal's settings and starts the app, or another command.
  private func start(_ command: String? = nil) throws {
    try tmux.run("cd \(tmux.folder.path); ulimit -c 0; stty -a >before; clear")
    let command = command ?? "play --notes \(notes)"
    try tmux.run("\(Self.archbench) \(command); echo ended with $?")
    if command.hasPrefix("play") { try tmux.see("^Q quit") }
  }

  private func signIn() throws {
    try tmux.see("[ Log in ]")
    try tmux.type("ada")
    try tmux.press("Enter")
    try tmux.type("secret")
    try tmux.press("Enter")
    try tmux.see("Notes (60)")
  }

  /// Checks that the terminal has its original settings.
  private func expectRestored(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try tmux.run("stty -a >after; cmp before after && echo as before")
    try tmux.see("as before")
    #expect(try tmux.isPlain(), sourceLocation: sourceLocation)
    #expect(try !tmux.screen().contains("Notes ("), sourceLocation: sourceLocation)
  }

  /// Returns the process that has the notes file open, which is written in its lock file.
  private func process() throws -> Int32 {
    let lock = tmux.folder.appending(path: ".notes.json.lock")
    let text = try String(contentsOf: lock, encoding: .utf8)
    return try #require(Int32(text.trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  @Test(
    "A note can be created, edited and deleted; the next architecture and the next start show it.")
  func session() throws {
    try start()
    try signIn()
    try tmux.press("BTab", "BTab", "BTab", "BTab", "Enter")
    try tmux.see("[ Cancel ]")
    try tmux.type("Written through tmux")
    try tmux.press("BTab", "Enter")
    try tmux.see("Notes (61)")
    try tmux.press("Tab", "Tab", "Tab", "Tab", "Enter")
    try tmux.see("Never changed")
    try tmux.press("Enter")
    try tmux.see("[ Cancel ]")
    try tmux.type(", and changed")
    try tmux.press("BTab", "Enter")
    try tmux.see("[ Cancel ]", false)
    try tmux.press("Escape")
    try tmux.see("Written through tmux, and changed")
    try tmux.press("Down", "DC", "DC")
    try tmux.see("Notes (60)")
    try tmux.see("Buy milk", false)
    try tmux.press("C-n")
    try tmux.see(" MVC ")
    try tmux.see("Written through tmux, and changed")
    try tmux.press("C-q")
    try tmux.see("ended with 0")
    try expectRestored()

    try tmux.run(
      "clear; \(Self.archbench) play --architecture redux --notes \(notes); echo ended with $?")
    try tmux.see("Written through tmux, and changed")
    #expect(try !tmux.screen().contains("Buy milk") && tmux.screen().contains(" Redux "))
    try tmux.press("C-c")
    // What is typed before the app has ended is lost.
    try tmux.see("ended with 0")
    try expectRestored()
  }

  @Test(
    "A signal that ends the app leaves the terminal as it was.",
    .withoutSanitizer("A sanitizer handles these signals itself."),
    arguments: [SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGTERM, SIGHUP])
  func ended(by signal: Int32) throws {
    try start()
    #expect(try !tmux.isPlain())
    #expect(kill(try process(), signal) == 0)
    try tmux.see("ended with \(128 + signal)")
    try expectRestored()
  }

  @Test(
    "Ctrl-\\ ends the app, or another command, without a backtrace; so does its signal.",
    arguments: [(true, true), (true, false), (false, true)])
  func quit(isApp: Bool, isKey: Bool) throws {
    try tmux.run("export SWIFT_BACKTRACE=enable=yes,interactive=no")
    try start(isApp ? nil : "verify")
    try tmux.see(isApp ? "^Q quit" : "drawn from")
    if isKey { try tmux.press("C-\\") } else { #expect(kill(try process(), SIGQUIT) == 0) }
    try tmux.see("ended with 131")
    #expect(try !tmux.screen().contains("crash"))
    try expectRestored()
  }

  @Test("No character of several letters covers the next one.")
  func wideCharacters() throws {
    try start()
    try signIn()
    try tmux.press("BTab", "BTab", "BTab", "BTab", "Enter")
    try tmux.see("[ Cancel ]")
    let text = "น้ำ นมัสการ| नमस्ते विद्यार्थी| கொ| ｶﾞ| مُحَمَّد \u{6DD}١٢|"
    try tmux.paste(text)
    try tmux.see(text)
    try tmux.press("C-s")
    try tmux.see("Notes (61)")
    try tmux.see(text)
  }

  @Test("Ctrl-Z stops the app, and it continues in the same state.")
  func stopping() throws {
    try start()
    try signIn()
    try tmux.press("C-z")
    try tmux.see("Stopped")
    try tmux.run("stty -a >after; cmp before after && echo as before")
    try tmux.see("as before")
    #expect(try tmux.isPlain())
    try tmux.run("fg")
    try tmux.see("Notes (60)")
    // A key that comes while the terminal changes hands is lost.
    try tmux.until("what a key costs") {
      try tmux.press("Down")
      return try tmux.screen().contains(" to views, ")
    }
  }

  @Test("The app adapts to a resized terminal, and still restores it at the end.")
  func resizing() throws {
    try start()
    try signIn()
    try tmux.resize(width: 60, height: 20)
    try tmux.see("80 columns and 24 lines")
    try tmux.resize(width: 140, height: 40)
    try tmux.see("Notes (60)")
    try tmux.press("C-q")
    try tmux.see("ended with 0")
    #expect(try !tmux.screen().contains("Buy milk"))
    try expectRestored()
  }

  @Test("Without a suitable terminal, the app reports the reason and does not start.")
  func noTerminal() throws {
    try tmux.run("\(Self.archbench) play --notes \(notes) </dev/null; echo ended with $?")
    try tmux.see("ended with 64")
    #expect(try tmux.screen().contains("Standard input is no terminal"))
    try tmux.run("clear; TERM=dumb \(Self.archbench) play --notes \(notes); echo so ended with $?")
    try tmux.see("so ended with 64")
    #expect(try tmux.screen().contains("TERM=dumb"))
  }
}
