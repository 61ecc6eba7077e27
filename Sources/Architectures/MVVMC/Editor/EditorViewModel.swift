import Model

protocol EditorViewModel: AnyObject {
  var viewInputData: Observable<EditorViewInputData> { get }
  var events: PublishSubject<EditorEvents> { get }
  /// The text is saved, or the user has left.
  var onFinish: (() -> Void)? { get set }
  /// The user wants to leave, and there is unsaved text.
  var onAskToDiscard: (() -> Void)? { get set }
}

enum EditorEvents {
  case cancelTapped
  case textEdited(String)
  case saveTapped
  case keepMineTapped
  case takeTheirsTapped
}

/// What the screen shows.
struct EditorViewInputData: Equatable {
  var text: String
  var counter: String
  var isSaveEnabled: Bool
  var isEditable: Bool
  var isErrorShown: Bool
  var isConflictShown: Bool
}

final class EditorViewModelImpl: EditorViewModel {
  let viewInputData: Observable<EditorViewInputData>
  let events = PublishSubject<EditorEvents>()
  var onFinish: (() -> Void)?
  var onAskToDiscard: (() -> Void)?
  private let provider: any EditorProvider
  private let disposeBag = DisposeBag()

  init(provider: any EditorProvider) {
    self.provider = provider
    viewInputData = provider.state.map { $0.mapToViewInputData() }.distinctUntilChanged()
    events.subscribe(onNext: { [weak self] in self?.handle($0) }).disposed(by: disposeBag)
  }

  private func handle(_ event: EditorEvents) {
    switch event {
    case .cancelTapped:
      if provider.currentState.draft.isDirty { onAskToDiscard?() } else { onFinish?() }
    case .textEdited(let text): provider.edit(text)
    case .saveTapped: provider.save { [weak self] in self?.onFinish?() }
    case .keepMineTapped: provider.keepMine()
    case .takeTheirsTapped: provider.takeTheirs()
    }
  }
}

extension EditorProviderState {
  fileprivate func mapToViewInputData() -> EditorViewInputData {
    EditorViewInputData(
      text: draft.text, counter: counted(draft.text.count, "character"), isSaveEnabled: canSave,
      isEditable: !isSaving, isErrorShown: draft.hasFailed, isConflictShown: draft.isInConflict)
  }
}
