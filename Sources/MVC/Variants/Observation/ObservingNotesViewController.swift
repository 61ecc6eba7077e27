import Toolkit

/// The list, shown in the property pass from a store that is tracked.
///
/// Pictures come as notices, as they do in the headline: an arrival concerns single cells.
final class ObservingNotesViewController: NotesViewController {
  private let notes: ObservableNotesStore
  /// Up to where the rows show the journal; `nil` before the first load.
  private var mark: JournalMark?

  // MARK: - Life cycle

  override init(account: Account, onUncovered: @escaping () -> Void, on loop: MainLoop) {
    guard let notes = account.notes as? ObservableNotesStore else {
      fatalError("This list needs a store that can be tracked: use both parts of the variant.")
    }
    self.notes = notes
    super.init(account: account, onUncovered: onUncovered, on: loop)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setNeedsUpdateProperties()
  }

  /// The first load may fill the list and have a link open a note over it.
  override func viewWillDisappear() {
    showChanges()
  }

  // MARK: - Showing changes

  override func updateProperties() {
    showChanges()
  }

  /// Out of the window there is no property pass, but links and pages ask for the rows.
  override func show(_ notice: NotesNotice) {
    if !isVisible { showChanges() }
  }

  private func showChanges() {
    showLoadState()
    if mark == nil, notes.hasLoaded {
      showTitle()
      showFirstNotes()
    }
    while let change = notes.nextChange(after: &mark) { show(change) }
  }

  override func showFirstNotes() {
    super.showFirstNotes()
    mark = notes.endOfJournal
  }
}
