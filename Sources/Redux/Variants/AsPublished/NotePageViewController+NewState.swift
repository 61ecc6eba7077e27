import Screens
import Toolkit

extension NotePageViewController: StateSubscriber {
  func newState(_ state: AppState) {
    let selectors = NotePageSelectors(of: noteID)
    if let text = selectors.text(state) { screen.textView.text = text }
    if let text = selectors.created(state) { screen.createdLabel.text = text }
    if let text = selectors.changed(state) { screen.changedLabel.text = text }
    if let text = selectors.words(state) { screen.wordsLabel.text = text }
  }
}
