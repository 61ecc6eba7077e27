import ArchitectureKit
import Controllers
import Model
import Screens
import Toolkit

/// The list of notes, and the notes themselves: requests, keeps, saves and deletes them.
///
/// After each change it reloads everything that shows notes.
final class PublishedNotesViewController: ViewController {
  weak var tabs: PublishedTabsController?
  private let environment: AppEnvironment
  private let session: Session
  private lazy var screen = NotesScreen(on: loop)
  private weak var editor: PublishedEditorViewController?
  private var subscription: Subscription?

  private var collection = NoteCollection()
  private(set) var hasLoaded = false
  private var isLoading = false
  private var hasFailed = false
  /// The requested pictures, each a placeholder until it arrives.
  private var pictures: [ImageReference: Picture] = [:]
  private var rows = NoteRows(order: .byChange)
  private var selectedID: Note.ID?

  // MARK: - Life cycle

  init(_ environment: AppEnvironment, _ session: Session) {
    self.environment = environment
    self.session = session
    super.init(on: environment.loop)
  }

  /// Requests the notes, although the view may not be loaded yet.
  func start() {
    subscription = environment.notes.observeChanges(in: session) { [weak self] in
      self?.notesPushed($0)
    }
    load()
  }

  override func loadView() -> View { screen }

  override func viewDidLoad() {
    screen.createButton.onTap = { [weak self] in self?.createTapped() }
    screen.sortButton.onTap = { [weak self] in self?.sortTapped() }
    screen.filterField.onEdit = { [weak self] in self?.filterEdited($0) }
    screen.refreshButton.onTap = { [weak self] in self?.refreshTapped() }
    screen.retryButton.onTap = { [weak self] in self?.retryTapped() }
    screen.table.dataSource = self
    screen.table.delegate = self
    reload()
  }

  // MARK: - User actions

  private func createTapped() {
    openEditor()
  }

  private func sortTapped() {
    arrange(order: rows.order == .byChange ? .byTitle : .byChange, filter: rows.filter)
  }

  private func filterEdited(_ filter: String) {
    arrange(order: rows.order, filter: filter)
  }

  private func refreshTapped() {
    load()
  }

  private func retryTapped() {
    load()
  }

  private func arrange(order: NoteOrder, filter: String) {
    rows = NoteRows(collection.notes.values, order: order, filter: filter)
    reload()
    screen.table.scroll(toTop: 0)
  }

  func select(_ id: Note.ID) {
    selectedID = id
    reload()
  }

  func openNote(_ id: Note.ID) {
    guard let note = collection[id] else {
      return present(
        AlertController.unknownNote(id, on: loop) { [weak self] in self?.tabs?.resumePendingWork() }
      )
    }
    select(id)
    navigationController?.push(PublishedDetailViewController(note, list: self))
  }

  func openEditor(on note: Note? = nil) {
    let editor = PublishedEditorViewController(note, list: self)
    self.editor = editor
    present(editor)
  }

  func editorClosed() {
    tabs?.resumePendingWork()
  }

  func closeDetail() {
    navigationController?.pop()
  }

  // MARK: - The notes

  var noteCount: Int { collection.count }
  var markCount: Int { collection.markCount }

  func note(_ id: Note.ID) -> Note? { collection[id] }

  private func load() {
    guard !isLoading else { return }
    isLoading = true
    hasFailed = false
    reload()
    environment.notes.load(in: session) { [weak self] in self?.notesLoaded($0) }
  }

  private func notesLoaded(_ result: Result<[Note], NotesError>) {
    isLoading = false
    switch result {
    case .success(let list):
      hasLoaded = true
      follow(collection.load(list))
    case .failure:
      hasFailed = true
      reload()
    }
  }

  /// Applies a push; before the first answer it is ignored.
  private func notesPushed(_ push: [NoteChange]) {
    if hasLoaded { follow(collection.apply(push)) }
  }

  /// Returns a new note with a new id and the current time.
  func makeNote(text: String) -> Note {
    Note(id: environment.makeNoteID(), createdAt: environment.now(), text: text)
  }

  /// Replaces a note's text, sets its date of change, and saves it.
  func update(_ note: Note, text: String) -> NoteCollection.WriteNumber? {
    var note = note
    note.text = text
    note.changedAt = environment.now()
    return save(note)
  }

  /// Changes the note at once, then sends it.
  ///
  /// The editor recognises the answer by the number.
  func save(_ note: Note) -> NoteCollection.WriteNumber? {
    guard validate(noteText: note.text) else { return nil }
    let (number, changes) = collection.beginSave(note)
    follow(changes)
    environment.notes.save(note, in: session) { [weak self] result in
      guard let self else { return }
      let succeeded = (try? result.get()) != nil
      follow(collection.endSave(of: note.id, number: number, succeeded: succeeded))
      editor?.saveEnded(number, succeeded: succeeded)
    }
    return number
  }

  func delete(_ id: Note.ID) {
    guard let (number, changes) = collection.beginDelete(id) else { return }
    follow(changes)
    environment.notes.delete(id, in: session) { [weak self] result in
      guard let self else { return }
      let succeeded = (try? result.get()) != nil
      follow(collection.endDelete(of: id, number: number, succeeded: succeeded))
    }
  }

  private func loadPicture(_ image: ImageReference) {
    guard pictures[image] == nil else { return }
    pictures[image] = .placeholder
    environment.images.image(image, in: session) { [weak self] result in
      guard let self, case .success(let picture) = result else { return }
      pictures[image] = picture
      reload()
    }
  }

  // MARK: - Showing changes

  /// Reloads everything that shows notes, after each change of a note.
  private func follow(_ changes: [NoteCollection.Change]) {
    if let id = selectedID, changes.contains(where: { $0.id == id && $0.new == nil }) {
      selectedID = nil
    }
    if rows.shouldResort(after: changes) {
      rows = NoteRows(collection.notes.values, order: rows.order, filter: rows.filter)
    } else {
      for change in changes { rows.apply(change) }
    }
    reload()
    detail?.follow(changes)
    editor?.follow(changes)
    tabs?.reload()
    tabs?.resumePendingWork()
  }

  private func reload() {
    screen.titleLabel.text = "Notes (\(collection.count))"
    screen.createButton.isEnabled = hasLoaded
    screen.sortButton.isEnabled = hasLoaded
    screen.sortButton.title =
      rows.order == .byChange ? NotesWording.newestFirst : NotesWording.byTitle
    screen.refreshButton.isEnabled = hasLoaded && !isLoading
    screen.filterField.isEnabled = hasLoaded
    screen.bannerLabel.isHidden = !hasLoaded || !hasFailed
    screen.spinner.isHidden = hasLoaded || !isLoading
    screen.errorLabel.isHidden = hasLoaded || !hasFailed
    screen.retryButton.isHidden = hasLoaded || !hasFailed
    screen.emptyLabel.isHidden = !hasLoaded || rows.count > 0
    screen.emptyLabel.text = rows.filter.isEmpty ? NotesWording.noNotes : NotesWording.noMatches
    screen.table.isHidden = !hasLoaded
    screen.table.reloadData()
  }

  private var detail: PublishedDetailViewController? {
    navigationController?.topViewController as? PublishedDetailViewController
  }

  /// Presents an alert if the open note was deleted.
  ///
  /// Nothing is presented when this is called.
  func alertIfNoteIsGone() {
    guard let detail, collection[detail.note.id] == nil, detail.isVisible else { return }
    present(
      AlertController.noteDeleted(on: loop) { [weak self] in
        self?.closeDetail()
        self?.tabs?.resumePendingWork()
      })
  }

  /// Returns the note `step` rows below this one.
  ///
  /// A note without a row has its place among all notes.
  func note(beside note: Note, step: Int) -> Note? {
    var pages = rows
    if pages.row(of: note) == nil {
      pages = NoteRows(collection.notes.values, order: rows.order)
    }
    guard let row = pages.row(of: note), pages.ids.indices.contains(row + step) else { return nil }
    return collection[pages[row + step]]
  }
}

// MARK: - Table rows

extension PublishedNotesViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int { rows.count }

  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
    let cell = tableView.dequeueNoteCell()
    guard let note = collection[rows[row]] else { return cell }
    cell.noteID = note.id
    cell.isSelected = note.id == selectedID
    cell.titleLabel.text = title(of: note.text)
    cell.dateLabel.text = format(note.touchedAt)
    cell.markLabel.text = collection.mark(of: note.id)?.rawValue ?? ""
    cell.pictureView.imageName =
      note.picture.map { pictures[$0] ?? .placeholder }?.name ?? ""
    return cell
  }

  func tableView(_ tableView: TableView, idForRow row: Int) -> Int { rows[row] }
}

extension PublishedNotesViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRow row: Int) { select(rows[row]) }

  func tableView(_ tableView: TableView, performPrimaryActionForRow row: Int) {
    openNote(rows[row])
  }

  func tableView(_ tableView: TableView, commitDeleteForRow row: Int) { delete(rows[row]) }

  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRow row: Int) {
    if let image = collection[rows[row]]?.picture { loadPicture(image) }
  }

  func tableViewDidPull(_ tableView: TableView) { load() }
}
