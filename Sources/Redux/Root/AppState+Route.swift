import Model

/// What happens by itself once nothing is over the screen, in the transaction that makes it so.
extension AppState {
  /// Says that the note on the screen is gone, then follows the waiting link.
  nonisolated mutating func settleRoute() {
    while editor == nil && route.alert == nil {
      if route.tab == RouteState.notesTab && notes.hasLostOpened {
        route.raise(.noteDeleted)
      } else if let link = route.waitingLink, canFollow(link) {
        route.waitingLink = nil
        follow(link)
      } else {
        return
      }
    }
  }

  private nonisolated func canFollow(_ link: DeepLink) -> Bool {
    session.session != nil && (link == .profile || notes.hasLoaded)
  }

  private nonisolated mutating func follow(_ link: DeepLink) {
    switch link {
    case .note(let id):
      route.tab = RouteState.notesTab
      if notes.collection[id] == nil {
        notes.opened = nil
        route.raise(.unknownNote(id))
      } else {
        notes.selection = id
        notes.opened = OpenedNote(id: id, number: route.actionNumber)
      }
    case .newNote:
      route.tab = RouteState.notesTab
      editor = EditorState(number: route.actionNumber)
    case .profile:
      route.tab = RouteState.firstProfileTab
    }
  }
}
