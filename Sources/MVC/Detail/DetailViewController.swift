import Model
import Screens
import Toolkit

/// One note, to read; follows it for as long as it is open.
final class DetailViewController: ViewController {
  private let store: NotesStore
  private lazy var screen = DetailScreen(on: loop)
  private lazy var page = NotePageViewController(on: loop)
  private lazy var pages = PageViewController(screen.pageView, showing: page)
  /// What the screen shows: the note's last content, should somebody delete it.
  private var note: Note
  private var storeObserver: ObserverToken?

  init(_ note: Note, store: NotesStore, on loop: MainLoop) {
    self.note = note
    self.store = store
    super.init(on: loop)
  }

  // MARK: - Life cycle

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    embed(pages)
    _ = pages.view
    screen.backButton.onTap = { [weak self] in self?.backTapped() }
    screen.editButton.onTap = { [weak self] in self?.editTapped() }
    screen.deleteButton.onTap = { [weak self] in self?.deleteTapped() }
    storeObserver = store.notices.observe { [weak self] in self?.show($0) }
    showText()
    page.screen.createdLabel.setText("Created \(format(note.createdAt))")
    showChangeDate()
  }

  // MARK: - User actions

  private func backTapped() {
    navigationController?.pop()
  }

  private func editTapped() {
    present(EditorViewController(editing: note, in: store, on: loop))
  }

  private func deleteTapped() {
    store.delete(note.id)
    navigationController?.pop()
  }

  // MARK: - Showing changes

  private func show(_ notice: NotesNotice) {
    guard let change = notice.change else { return }
    for case let change in change.notes where change.id == note.id {
      if let new = change.new { show(new) }
    }
  }

  private func show(_ new: Note) {
    let old = note
    note = new
    if new.text != old.text { showText() }
    if new.changedAt != old.changedAt { showChangeDate() }
  }

  private func showText() {
    page.screen.textView.text = note.text
    page.screen.wordsLabel.setText(counted(wordCount(of: note.text), "word"))
  }

  private func showChangeDate() {
    page.screen.changedLabel.setText(
      note.changedAt.map { "Changed \(format($0))" } ?? "Never changed")
  }
}
