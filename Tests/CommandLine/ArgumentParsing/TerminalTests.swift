internal import Support
internal import Testing

@Suite("Terminal capabilities")
struct TerminalTests {
  @Test(
    "The width is COLUMNS, else the terminal's own width, else 80.",
    arguments: [
      ([:], nil, 80), ([:], 132, 132), (["COLUMNS": "100"], 132, 100), (["COLUMNS": "0"], 132, 132),
      (["COLUMNS": "wide"], nil, 80), (["COLUMNS": "-5"], nil, 80),
    ] as [([String: String], Int?, Int)])
  func width(environment: [String: String], columns: Int?, width: Int) {
    let terminal = Terminal(environment: environment, isTerminal: true, columns: columns)
    #expect(terminal.width == width)
  }

  @Test(
    "A terminal has colours and can rewrite a line, unless the environment forbids it.",
    arguments: [
      (["TERM": "xterm"], true, true, true),
      (["TERM": "xterm"], false, false, false),
      (["TERM": "dumb"], true, false, false),
      ([:], true, false, false),
      (["TERM": "xterm", "NO_COLOR": "1"], true, false, true),
      (["TERM": "xterm", "NO_COLOR": ""], true, true, true),
    ] as [([String: String], Bool, Bool, Bool)])
  func capabilities(
    environment: [String: String], isTerminal: Bool, colour: Bool, rewrite: Bool
  ) {
    let terminal = Terminal(environment: environment, isTerminal: isTerminal, columns: nil)
    #expect(terminal.usesColour == colour)
    #expect(terminal.canRewrite == rewrite)
  }

  @Test("A line that is too long is broken at spaces, and nothing is changed in a pipe.")
  func fitted() {
    let text = "short\n    A line that is too long keeps its margin.\n"
    #expect(Terminal(environment: [:], isTerminal: false, columns: 20).fitted(text) == text)
    let dumb = Terminal(environment: ["TERM": "dumb"], isTerminal: true, columns: 30)
    #expect(
      dumb.fitted(text) == "short\n    A line that is too long\n    keeps its margin.\n")
  }
}
