internal import Foundation

/// The output streams of a command, and the capabilities of their terminals.
package struct Console: Sendable {
  /// Results, and nothing else.
  package let output: Output
  /// Errors and progress.
  package let errors: Output
  /// The terminal of `output`.
  package let outputTerminal: Terminal
  /// The terminal of `errors`.
  package let errorTerminal: Terminal

  /// Returns the console of the process's own streams.
  ///
  /// From this call on, no signal ends the process at a closed pipe, and Ctrl-\ ends it at once. The
  /// Swift runtime's own handler would print a backtrace and go on.
  package static func standard(environment: [String: String]) -> Console {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGQUIT, SIG_DFL)
    return Console(
      output: .descriptor(1, name: "standard output"),
      errors: .descriptor(2, name: "standard error"),
      outputTerminal: Terminal(descriptor: 1, environment: environment),
      errorTerminal: Terminal(descriptor: 2, environment: environment))
  }

  /// Writes a text for people to the output, fitted to the terminal's width.
  package func show(_ text: String) throws {
    try output.write(outputTerminal.fitted(text))
  }

  /// Writes a text that uses ``Terminal/coloured(_:_:)`` of the output's terminal.
  package func write(_ text: (Terminal) -> String) throws {
    var colourless = outputTerminal
    colourless.usesColour = false
    let mark = Terminal.colourMark
    // A mark in the text without colours is not ours: the text then stays without them.
    guard outputTerminal.usesColour, !text(colourless).unicodeScalars.contains(mark) else {
      return try output.write(text(colourless))
    }
    let parts = text(outputTerminal).unicodeScalars.split(
      separator: mark, omittingEmptySubsequences: false)
    try output.sink(parts.map { Substring($0).visible }.joined(separator: "\u{1B}["))
  }

  /// Creates a progress line on standard error.
  package func progress() -> ProgressLine {
    let clock = ContinuousClock()
    let start = clock.now
    return ProgressLine(output: errors, terminal: errorTerminal) { start.duration(to: clock.now) }
  }
}

/// A destination of text: standard output, standard error, or a buffer in a test.
package struct Output: Sendable {
  /// Erases the terminal's current line.
  static let eraser = "\r\u{1B}[2K"

  fileprivate let sink: @Sendable (String) throws -> Void

  /// Creates an output that calls a function.
  package init(_ sink: @escaping @Sendable (String) throws -> Void) {
    self.sink = sink
  }

  /// Writes the whole text at once, as ``Swift/StringProtocol/visible``.
  ///
  /// All that a command prints passes here, so that no text of outside commands a terminal. With
  /// `erasingLine`, the text replaces the line of the cursor.
  ///
  /// Throws a ``CommandFailure`` with ``ExitCode/cannotWrite``. If the reader has closed the
  /// stream, as `head` does, the text goes nowhere: the command still stores what it finds, and its
  /// exit code still says what that was.
  package func write(_ text: String, erasingLine: Bool = false) throws {
    try sink((erasingLine ? Self.eraser : "") + text.visible)
  }

  /// Creates an output to a file descriptor.
  ///
  /// Texts of several threads are not mixed.
  ///
  /// `name` is used in errors. The process must ignore `SIGPIPE`;
  /// ``Console/standard(environment:)`` sets this up.
  package static func descriptor(_ descriptor: Int32, name: String) -> Output {
    let lock = NSLock()
    return Output { text in
      let error = lock.withLock { writeAll(Array(text.utf8), to: descriptor) }
      if [0, EPIPE].contains(error) { return }
      throw CommandFailure(
        "Cannot write to \(name): \(String(cString: strerror(error))).", .cannotWrite)
    }
  }

  /// Writes the whole buffer with as many calls as necessary.
  ///
  /// Returns the error number, 0 for none.
  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let count = Foundation.write(
          descriptor, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
        if count >= 0 {
          offset += count
        } else if errno == EAGAIN {
          // Another program may have left a shared terminal or pipe in non-blocking mode.
          var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&request, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }
}

/// The capabilities of an output stream's terminal, resolved once.
package struct Terminal: Sendable, Equatable {
  /// Whether the stream is a terminal, so that a person may read it.
  package let isTerminal: Bool
  /// The number of available columns.
  package let width: Int
  /// Whether colours are supported and wanted.
  package fileprivate(set) var usesColour: Bool
  /// Whether a line can be erased and rewritten.
  package let canRewrite: Bool

  /// Resolves the capabilities.
  ///
  /// The width is `COLUMNS`, else `columns`, which the terminal itself reports, else 80. Colours
  /// follow `NO_COLOR` (no-color.org: any text counts) and `TERM=dumb`.
  package init(environment: [String: String], isTerminal: Bool, columns: Int?) {
    self.isTerminal = isTerminal
    let requested = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    width = requested ?? columns ?? 80
    canRewrite = isTerminal && !["", "dumb"].contains(environment["TERM"] ?? "")
    usesColour = canRewrite && (environment["NO_COLOR"] ?? "").isEmpty
  }

  /// Resolves the capabilities of the terminal at a file descriptor.
  fileprivate init(descriptor: Int32, environment: [String: String]) {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    self.init(
      environment: environment, isTerminal: isatty(descriptor) == 1,
      columns: isKnown ? Int(size.ws_col) : nil)
  }

  /// A character for private use: the beginning of an escape sequence until the output writes it.
  static let colourMark: Unicode.Scalar = "\u{10FFFD}"

  /// Returns the text in a colour, if colours are wanted, for ``Console/write(_:)``.
  ///
  /// `code` is the parameter of ANSI's Select Graphic Rendition, such as `31` for red.
  package func coloured(_ text: String, _ code: String) -> String {
    usesColour ? "\(Self.colourMark)\(code)m\(text)\(Self.colourMark)0m" : text
  }

  /// Returns the text with lines broken at spaces to the terminal's width; unchanged if the output is
  /// not a terminal.
  package func fitted(_ text: String) -> String {
    guard isTerminal else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      displayWidth(String(line)) > width
        ? wrapped(String(line), width: width, indent: 0, lead: "") : [String(line)]
    }.joined(separator: "\n")
  }
}
