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

  /// Returns whether the beginning of a file is that of such a script.
  package static func isScript(_ beginning: String) -> Bool {
    beginning.hasPrefix("# ") && beginning.contains("\n# Found by: archbench verify ")
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

  /// Says where the script is saved, and how to play it.
  package var saved: String { "Saved as \(file). Play it again: archbench verify \(options)" }

  /// Says how to find the failure again, without the file.
  package var notSaved: String { "Find it again: archbench verify \(origin)" }

  /// Returns the report; `paint` colours a line by an ANSI code, such as `31` for red.
  package func text(_ paint: (String, String) -> String = { line, _ in line }) -> String {
    let script = Script(file: file, steps: failure.steps).description
    return "\(sentence)\n\n\(indented(script))\n\(trees(paint))\n"
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "    \($0)\n" }.joined()
  }

  // MARK: - Trees

  private func trees(_ paint: (String, String) -> String) -> String {
    let divergence = failure.divergence
    let diff = TreeDiff(divergence.referenceTree, divergence.tree)
    guard !diff.isEmpty else {
      let others =
        divergence.architecture == divergence.reference ? "" : ", as \(divergence.reference)"
      let lines = divergence.tree.split(separator: "\n").map { "  \($0)" }
      return ([divergence.architecture + others + " shows:"] + lines).joined(separator: "\n") + "\n"
    }
    let heads = ["- \(divergence.reference)", "+ \(divergence.architecture)"]
    var text = "\(paint(heads[0], "31"))\n\(paint(heads[1], "32"))\n"
    var isGap = false
    for (index, line) in diff.lines.enumerated() {
      guard isNearChange(index, in: diff.lines) else {
        if !isGap { text += "  …\n" }
        isGap = true
        continue
      }
      isGap = false
      switch line.side {
      case .both: text += "  \(line.text)\n"
      case .first: text += paint("- \(line.text)", "31") + "\n"
      case .second: text += paint("+ \(line.text)", "32") + "\n"
      }
    }
    return text
  }

  /// Returns whether the line is a change or at most three lines away from one.
  private func isNearChange(_ index: Int, in lines: [TreeDiff.Line]) -> Bool {
    lines[max(0, index - 3)...min(lines.count - 1, index + 3)].contains { $0.side != .both }
  }
}

/// A line-by-line comparison of two snapshots.
package nonisolated struct TreeDiff: Equatable, Sendable {
  package let lines: [Line]

  /// A line, and which snapshots contain it.
  package struct Line: Equatable, Sendable {
    package let side: Side
    package let text: String
  }

  /// The snapshots that contain a line.
  package enum Side: Sendable {
    case both, first, second
  }

  /// Finds a shortest list of changes from the first text to the second.
  package init(_ first: String, _ second: String) {
    let old = first.split(separator: "\n").map(String.init)
    let new = second.split(separator: "\n").map(String.init)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var place = 0
    for (offset, text) in old.enumerated() {
      if removed.contains(offset) {
        lines.append(Line(side: .first, text: text))
        continue
      }
      while inserted.contains(place) {
        lines.append(Line(side: .second, text: new[place]))
        place += 1
      }
      lines.append(Line(side: .both, text: text))
      place += 1
    }
    lines += new[place...].map { Line(side: .second, text: $0) }
    self.lines = lines
  }

  package var isEmpty: Bool { lines.allSatisfy { $0.side == .both } }
}
