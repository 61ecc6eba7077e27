import Model
import Observation

/// The notes store as `@Observable` makes a class: a property pass that reads a property runs again
/// when that changes.
///
/// The macro turns stored properties of the class itself; these are inherited, so what it would
/// write stands here. Which notes have changed no property can say: there is a journal for that.
final class ObservableNotesStore: NotesStore {
  private let registrar = ObservationRegistrar()
  private(set) var endOfJournal = JournalMark()

  // MARK: - Reading

  override var count: Int {
    registrar.access(self, keyPath: \.count)
    return super.count
  }

  override var loadState: LoadState {
    registrar.access(self, keyPath: \.loadState)
    return super.loadState
  }

  override var hasLoaded: Bool {
    registrar.access(self, keyPath: \.hasLoaded)
    return super.hasLoaded
  }

  /// The first change since `mark`, which moves on behind it; `nil` if none has come yet: whoever
  /// reads that far reads again when one comes.
  func nextChange(after mark: inout JournalMark?) -> NotesChange? {
    guard let (change, next) = mark?.following else {
      registrar.access(self, keyPath: \.endOfJournal)
      return nil
    }
    mark = next
    return change
  }

  // MARK: - Telling

  /// Whatever else a notice says is an event and no property: who waits for that observes.
  override func tell(_ notice: NotesNotice) {
    switch notice {
    case .loadBegan, .loadFailed:
      didChange(\.loadState)
    case .loaded(let change, let isFirst):
      didChange(\.loadState)
      if isFirst { didChange(\.hasLoaded) }
      note(change)
    case .changed(let change):
      note(change)
    case .saveEnded:
      break
    }
    super.tell(notice)
  }

  private func note(_ change: NotesChange) {
    if change.changesCount { didChange(\.count) }
    guard !change.notes.isEmpty else { return }
    let end = JournalMark()
    endOfJournal.following = (change, end)
    endOfJournal = end
    didChange(\.endOfJournal)
  }

  /// The passes that are asked for by this run later in the turn, and find the new value.
  private func didChange(_ property: KeyPath<ObservableNotesStore, some Any>) {
    registrar.withMutation(of: self, keyPath: property) {}
  }
}

extension ObservableNotesStore: nonisolated Observable {}
