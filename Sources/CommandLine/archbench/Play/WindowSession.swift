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
    private let driver: AppDriver
    private let display: WindowDisplay
    private let registry: Registry
    private let now: () -> Timestamp
    private var work = EventWork("launch")

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
      display = WindowDisplay()
      self.registry = registry
      self.now = now
      driver = AppDriver(variant, storage: storage, clock: VirtualClock(now: now()))
      display.follow(driver.loop) { [weak driver] in driver?.app?.window }
      work.add(from: WorkCounters(), to: driver.loop.counters)
      display.perform = { [unowned self] in perform($0, $1) }
      display.onCommand = { [unowned self] in handle($0) }
    }

    /// Runs until the user closes the window, or a signal asks the process to end.
    ///
    /// Then it waits for all answers, so all saved notes are stored.
    func run() {
      showWork()
      WindowLoop.run()
      driver.settle()
    }

    // MARK: - Events

    private func perform(_ name: String, _ event: () -> Void) {
      answer()
      let before = driver.loop.counters
      driver.event(event)
      work = EventWork(name)
      work.add(from: before, to: driver.loop.counters)
      showWork()
    }

    /// Performs all events that are due.
    private func answer() {
      let now = now()
      while let event = driver.nextEvent(until: now) {
        let before = driver.loop.counters
        driver.event(event)
        work.addAnswer(from: before, to: driver.loop.counters)
      }
      driver.clock.advance(to: now)
    }

    /// Shows the architecture with its last event, and waits for the next answer.
    private func showWork(_ notice: String? = nil) {
      let text = driver.defect ?? notice ?? "\(work.name): \(work.summary)"
      display.setTitle("Notes in \(driver.variant.name)", text)
      let wait = driver.nextEventAt.map { $0.milliseconds - now().milliseconds }
      WindowLoop.after(milliseconds: wait) { [unowned self] in
        answer()
        showWork()
      }
    }

    // MARK: - Commands

    private func handle(_ command: WindowDisplay.Command) {
      switch command {
      case .architecture(let index) where index < registry.variants.count:
        switchArchitecture(to: registry.variants[index])
      case .architecture: break
      case .close: close()
      }
    }

    /// Launches another architecture with the stored state of the server and the device.
    private func switchArchitecture(to variant: Variant) {
      guard variant.name != driver.variant.name else { return }
      guard !holdsText else {
        return showWork("Save or cancel first: what the editor holds would be lost.")
      }
      answer()
      display.clear()
      let before = driver.loop.counters
      driver.relaunch(as: variant)
      work = EventWork("launch")
      work.add(from: before, to: driver.loop.counters)
      showWork()
    }

    /// Ends the program; asks by the app's own alert if a text would be lost.
    private func close() {
      if holdsText, let cancel = driver.view("editor.cancel") as? Button {
        perform("tap editor.cancel") { cancel.tap() }
        guard !holdsText else {
          return showWork("Save or discard the text, then close the window.")
        }
      }
      WindowLoop.stop()
    }

    /// Whether the editor has text that no save has taken.
    private var holdsText: Bool {
      guard let editor = driver.view("editor.text") as? TextView else { return false }
      return editor.isEnabled && !editor.text.isEmpty
    }
  }
#endif
