import Backend
import Toolkit

/// A report of a failure: a sentence, the script and both view trees, or a script to keep.
package struct FailureReport {
  private let failure: VerificationFailure
  /// The name of the script's file.
  private let file: String
  /// The options that found the failure, as in `--seed 5 --session 17`.
  private let origin: String

  package init(_ failure: VerificationFailure, file: String, origin: String) {
    self.failure = failure
    self.file = file
    self.origin = origin
  }

  /// A script that reproduces the failure; its comments say how the failure was found.
  package var script: String {
    let comments = [
      sentence, "Found by: archbench verify \(origin)",
      "Play it again: archbench verify \(options)",
    ]
    let steps = Script(file: file, steps: failure.steps).description
    return comments.map { "# \($0)\n" }.joined() + steps + "snapshot\n"
  }

  private var options: String {
    let count = failure.fixture.noteCount
    return (count == Fixture().noteCount ? "" : "--notes \(count) ") + "--script \(file)"
  }

  private var sentence: String {
    let divergence = failure.divergence
    let others =
      divergence.architecture == divergence.reference
      ? "" : ", compared with \(divergence.reference)"
    // The sentence is also used as a comment, which is one line.
    let reason = divergence.reason.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\(divergence.architecture)\(others): \(reason)"
  }

  /// Returns the report with the name of the script's file, `width` columns wide, with ANSI colours
  /// if wanted.
  package func text(width: Int, usesColour: Bool) -> String {
    let script = Script(file: file, steps: failure.steps).description
    let text = wrap(sentence, width: width).joined(separator: "\n") + "\n\n"
    let saved = "Saved as \(file). Play it again: archbench verify \(options)"
    return text + indented(script) + "\n" + trees(width: width, usesColour: usesColour) + "\n"
      + wrap(saved, width: width).joined(separator: "\n") + "\n"
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "    \($0)\n" }.joined()
  }

  // MARK: - Trees

  private func trees(width: Int, usesColour: Bool) -> String {
    let divergence = failure.divergence
    let diff = TreeDiff(divergence.referenceTree, divergence.tree)
    guard !diff.isEmpty else {
      let others =
        divergence.architecture == divergence.reference ? "" : ", as \(divergence.reference)"
      let lines = divergence.tree.split(separator: "\n").flatMap { wrap("  \($0)", width: width) }
      return ([divergence.architecture + others + " shows:"] + lines).joined(separator: "\n") + "\n"
    }
    let heads = ["- \(divergence.reference)", "+ \(divergence.architecture)"]
    var text = paint(heads[0], .first, usesColour) + paint(heads[1], .second, usesColour)
    var isGap = false
    for (index, line) in diff.lines.enumerated() {
      guard isNearChange(index, in: diff.lines) else {
        if !isGap { text += "  …\n" }
        isGap = true
        continue
      }
      isGap = false
      for part in wrap("\(mark(of: line.side)) \(line.text)", width: width) {
        text += paint(part, line.side, usesColour)
      }
    }
    return text
  }

  /// Returns whether the line is a change or at most three lines away from one.
  private func isNearChange(_ index: Int, in lines: [TreeDiff.Line]) -> Bool {
    lines[max(0, index - 3)...min(lines.count - 1, index + 3)].contains { $0.side != .both }
  }

  private func mark(of side: TreeDiff.Side) -> String {
    switch side {
    case .both: " "
    case .first: "-"
    case .second: "+"
    }
  }

  private func paint(_ line: String, _ side: TreeDiff.Side, _ usesColour: Bool) -> String {
    guard usesColour, side != .both else { return line + "\n" }
    return "\u{1B}[\(side == .first ? 31 : 32)m\(line)\u{1B}[0m\n"
  }

  /// Breaks the line into pieces of this width; all but the first are indented.
  ///
  /// A piece ends after a space if its second half contains one.
  private func wrap(_ line: String, width: Int) -> [String] {
    var parts: [String] = []
    var part: [Character] = []
    var used = 0
    for character in line {
      let columns = CellWidth.of(character)
      if used + columns > width {
        let end = part.lastIndex(of: " ").map { $0 + 1 } ?? 0
        let cut = end > part.count / 2 ? end : part.count
        parts.append(String(part[..<cut]))
        part = Array(repeating: " ", count: 6) + part[cut...]
        used = part.reduce(0) { $0 + CellWidth.of($1) }
      }
      part.append(character)
      used += columns
    }
    return parts + [String(part)]
  }
}
