import Model

/// Action creators for what the user goes to.
final class NavigationActions {
  private let dispatcher: Dispatcher<Action>

  init(_ dispatcher: Dispatcher<Action>) {
    self.dispatcher = dispatcher
  }

  func selectTab(_ tab: Tab) {
    dispatcher.dispatch(.selectTab(tab))
  }

  func openNote(_ id: Note.ID) {
    dispatcher.dispatch(.openNote(id))
  }

  func turnPage(to id: Note.ID, opening number: Int) {
    dispatcher.dispatch(.turnPage(to: id, opening: number))
  }

  func closeNote(opening number: Int) {
    dispatcher.dispatch(.closeNote(opening: number))
  }

  func open(url: String) {
    dispatcher.dispatch(.openLink(DeepLink(url: url)))
  }

  func dismissAlert() {
    dispatcher.dispatch(.dismissAlert)
  }
}
