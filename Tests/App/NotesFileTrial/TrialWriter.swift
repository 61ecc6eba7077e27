import Backend
import Controllers
import Foundation
import Model

/// The clients of an app on a `NotesFile`, which write as fast as answers come.
///
/// It prints "open" after opening the file, "in" after the log-in, and "+" after each successful
/// write. So every printed write was acknowledged.
enum TrialWriter {
  /// - Returns: The exit code. It is 1 after a failure; the last line then names the reason.
  static func run(file path: String, seed: UInt64, writes: Int) -> Int32 {
    do {
      let clock = VirtualClock()
      let file = try NotesFile(path, at: clock.now)
      let backend = InProcessServer(clock: clock, storage: file)
      tell("open")
      var session: Session?
      let sessions = SessionController(transport: backend)
      sessions.logIn(login: "ada", password: "secret") { session = try? $0.get() }
      answer(backend)
      guard let session else { return refuse("log-in") }
      tell("in")
      let notes = NotesController(transport: backend)
      let subscription = notes.observeChanges(in: session) { _ in }
      defer { subscription.end() }
      var state = TrialState(file.contents, seed: seed)
      for _ in 0..<writes {
        var isDone = false
        let done = { (result: Result<Void, NotesError>) in
          if case .success = result {
            isDone = true
            tell("+")
          }
        }
        switch state.write() {
        case .save(let note): notes.save(note, in: session, done)
        case .delete(let id): notes.delete(id, in: session, done)
        }
        answer(backend)
        guard isDone else { return refuse("write") }
      }
      return 0
    } catch {
      return refuse("\(error)")
    }
  }

  private static func answer(_ backend: InProcessServer) {
    while let moment = backend.nextAnswerAt {
      backend.clock.advance(to: moment)
      backend.answerNext()?()
    }
  }

  private static func refuse(_ what: String) -> Int32 {
    tell("refused: \(what)")
    return 1
  }

  private static func tell(_ line: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
  }
}
