#if ARCHBENCH_WINDOW
  import ArchitectureKit
  import Backend
  import Catalog
  import Equivalence
  import Model
  import Toolkit
  import WindowDisplay

  /// The app in a window: passes on the user's events and the server's answers, in real time.
  final class WindowSession {
    private let app: PlayedApp
    private let display: WindowDisplay
    private let registry: Registry
    private let now: () -> Timestamp

    /// Launches an app in a window.
    ///
    /// - Parameters:
    ///   - variant: the variant to begin with.
    ///   - registry: the architectures to switch between.
    ///   - storage: the server's storage.
    ///   - now: the current time, which must be monotonic.
    /// - Throws: a `WindowError` if there is no display.
    init(
      _ variant: Variant, of registry: Registry, on storage: any NotesStorage,
      now: @escaping () -> Timestamp
    ) throws(WindowError) {
      try WindowDisplay.start()
      display = WindowDisplay(architectures: registry.variants.map(\.name))
      self.registry = registry
      self.now = now
      app = PlayedApp(variant, on: storage, now: now())
      let driver = app.driver
      display.follow(driver.loop) { [weak driver] in driver?.app?.window }
      app.takeTimes()
      display.perform = { [unowned self] in perform($0, $1) }
      display.onCommand = { [unowned self] in handle($0) }
    }

    /// Runs until the user closes the window, or a signal asks the process to end.
    ///
    /// Then it waits for all answers, so all saved notes are stored.
    func run() {
      showWork()
      WindowLoop.run()
      app.driver.settle()
    }

    private func perform(_ follows: Bool = false, _ event: () -> Void) {
      app.advance(to: now())
      app.perform(follows: follows, event)
      showWork()
    }

    /// Shows the architecture with its last event, and waits for the next answer.
    private func showWork(_ notice: String? = nil) {
      let name = app.driver.variant.name
      display.setTitle(
        "Notes in \(name)", architecture: registry.variants.firstIndex { $0.name == name } ?? 0)
      display.setStatus(app.driver.defect ?? notice ?? app.cost)
      let wait = app.driver.nextEventAt.map { $0.milliseconds - now().milliseconds }
      WindowLoop.after(milliseconds: wait) { [unowned self] in
        app.advance(to: now())
        showWork()
      }
    }

    // MARK: - Commands

    private func handle(_ command: WindowDisplay.Command) {
      switch command {
      case .architecture(let index): switchArchitecture(to: index)
      case .close: close()
      }
    }

    private func switchArchitecture(to index: Int) {
      guard registry.variants.indices ~= index else { return }
      let variant = registry.variants[index]
      guard variant.name != app.driver.variant.name else { return }
      guard !app.holdsText else {
        return showWork("Save or cancel first: what the editor holds would be lost.")
      }
      app.advance(to: now())
      display.clear()
      app.launch(variant)
      showWork()
    }

    /// Ends the program; asks by the app's own alert if a text would be lost.
    private func close() {
      if app.holdsText, let cancel = app.driver.view("editor.cancel") as? Button {
        perform { cancel.tap() }
        guard !app.holdsText else {
          return showWork("Save or discard the text, then close the window.")
        }
      }
      WindowLoop.stop()
    }
  }
#endif
