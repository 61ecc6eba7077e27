#if ARCHBENCH_WINDOW
  import ArchitectureKit
  import Backend
  import Equivalence
  import Results
  import Support
  import WindowApp
  import WindowDisplay

  /// A verification of the window: plays all scripts, then all sessions, through its widgets.
  final class WindowVerifyingRun {
    private let request: VerifyRequest
    private let console: Console
    private let interrupt: Interrupt
    private let progress: ProgressLine
    private let player: WindowPlayer
    private let cache = BackendCache()
    private var differenceCount = 0

    init(_ request: VerifyRequest, _ console: Console) throws {
      self.request = request
      self.console = console
      progress = console.progress()
      interrupt = .keyboard(VerifyCommand.interruption, on: console.errorTerminal)
      do {
        try WindowDisplay.start()
      } catch {
        throw CommandFailure("\(error)", .usage)
      }
      WindowDisplay.holdStill()
      player = WindowPlayer(WindowDisplay())
    }

    /// Plays everything, and prints each difference and a summary.
    func perform() throws -> ExitCode {
      defer { progress.erase() }
      let start = WindowDisplay.liveWidgetCount
      var scriptCount = 0
      for script in request.scripts where !interrupt.isRequested {
        progress.update("scripts", done: scriptCount, total: request.scripts.count)
        let fixture = Fixture(noteCount: request.noteCount ?? Fixture().noteCount)
        play(script.steps, in: fixture, "script \(script.file)")
        scriptCount += 1
      }
      var sessionCount = 0
      for number in request.sessions where !interrupt.isRequested {
        progress.update(
          "sessions of seed \(request.seed)", done: sessionCount, total: request.sessions.count)
        let session = Session(seed: request.seed, number: number, noteCount: request.noteCount)
        let place = "--seed \(request.seed) --session \(number)"
        do throws(VerificationFailure) {
          let steps = try SessionPlayer().play(
            session, actions: request.actions, on: [request.variants[0]])
          play(steps, in: session.fixture, place)
        } catch {
          report("\(place): the session fails without a window; run it without --window.")
        }
        sessionCount += 1
      }
      progress.erase()
      try console.output.write(
        "\(Figures.counted(scriptCount, "script")) and "
          + "\(Figures.counted(sessionCount, "session")) (seed \(request.seed)) on "
          + "\(request.variants.map(\.name).joined(separator: ", ")).\n"
          + "\(Figures.counted(player.comparedCount, "step")) compared, "
          + "\(Figures.counted(differenceCount, "difference")). "
          + "Widgets before: \(start), after: \(WindowDisplay.liveWidgetCount).\n")
      if differenceCount > 0 { return .failed }
      return interrupt.isRequested ? .interrupted : .done
    }

    private func play(_ steps: [Step], in fixture: Fixture, _ place: String) {
      for variant in request.variants {
        do throws(WindowPlayer.Difference) {
          try player.play(steps, in: fixture, cache: cache, on: variant)
        } catch {
          report("\(place), \(error)")
        }
      }
    }

    private func report(_ text: String) {
      differenceCount += 1
      progress.print(text)
    }
  }
#endif
