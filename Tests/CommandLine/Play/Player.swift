import ArchitectureKit
import Backend
import Catalog
import Controllers
import Model
import SourceAnalysis
import Toolkit

@testable import archbench

/// Operates a session as a user does: by keys, looking at the frame.
@MainActor final class Player {
  let session: PlaySession
  let storage = TestStorage()
  private var now = Timestamp.fixtureStart

  init(_ variant: Variant? = nil, size: Size = Size(width: 80, height: 24)) {
    session = PlaySession(
      variant ?? architectures.variants[0], on: storage, now: now, size: size)
    wait()
  }

  /// Creates a player that is signed in as ada.
  convenience init(signedInTo variant: Variant? = nil, size: Size = Size(width: 80, height: 24)) {
    self.init(variant, size: size)
    type("ada")
    press(.enter)
    type("secret")
    press(.enter)
    wait()
  }

  /// Lets a second pass.
  func wait() {
    now = now.advanced(by: 1_000)
    session.advance(to: now)
  }

  @discardableResult
  func press(_ keys: Key...) -> PlaySession.Outcome {
    keys.map { session.handle(.key($0)) }.last ?? .continueSession
  }

  func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// Presses Tab until the control with this text has the focus, then Return.
  ///
  /// Returns whether there is such a control.
  func tap(_ text: String) -> Bool {
    for _ in 0..<20 {
      if highlighted.contains(text) {
        press(.enter)
        return true
      }
      press(.tab)
    }
    return false
  }

  var lines: [String] {
    let frame = session.frame()
    return (0..<frame.size.height).map(frame.line)
  }

  func shows(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

  /// The reversed texts: the focused control, the selected row and tab, the architecture's name.
  var highlighted: [String] {
    let frame = session.frame()
    return (0..<frame.size.height).flatMap { row in
      let cells = (0..<frame.size.width).map { frame[$0, row] }
      return cells.split { !$0.style.contains(.reverse) }.map { run in
        String(run.compactMap(\.character))
      }
    }
  }
}

/// A storage in memory, which begins with the notes of the standard fixture.
@MainActor final class TestStorage: NotesStorage {
  private(set) var contents = StoredContents(
    of: Fixture(), at: .fixtureStart, cache: BackendCache())

  func change(_ body: (inout StoredContents) -> Void) { body(&contents) }
}
