// What view controllers tell the Services, in narrow protocols. No requirement returns anything, so a
// view controller cannot read a Service.

/// User actions of the log-in form.
protocol LoginInforming {
  func nameEdited(_ name: String)
  func passwordEdited(_ password: String)
  func submitTapped()
}

/// User actions of the tabs.
protocol TabsInforming {
  /// Called for each tap on the tab bar, even if that tab is already chosen.
  func tabTapped(_ tab: Int)
}

/// User actions of the list of notes.
protocol NotesInforming {
  func createTapped()
  func sortTapped()
  func filterEdited(_ filter: String)
  func refreshTapped()
  func retryTapped()
  func rowSelected(_ id: Int)
  func rowOpened(_ id: Int)
  func rowDeleted(_ id: Int)
  /// Called when the list is laid out, even if as many rows fit as before.
  func listLaidOut(rowsThatFit: Int)
  /// Called when another row is at the top: the user has scrolled, or there are too few rows now.
  func listScrolled(toTop row: Int)
}

/// Rows of the list that have come into view.
protocol RowInforming {
  func rowShown(_ id: Int)
}

/// User actions of the open note.
protocol DetailInforming {
  func editTapped()
  func deleteTapped()
  /// Called when the user has turned to the page of another note.
  func pageTurned(to id: Int)
}

/// The wish to go back to the list.
protocol BackInforming {
  func backTapped()
}

/// User actions of the editor, with its number: a link may have opened another editor in this turn.
protocol EditorInforming {
  func cancelTapped(_ editor: Int)
  func textEdited(_ text: String, in editor: Int)
  func keepMineTapped()
  func takeTheirsTapped()
}

/// The wish to save what is in the editor.
protocol SaveInforming {
  func saveTapped()
}

/// The wish to load the user again.
protocol RefreshInforming {
  func refreshTapped()
}

/// The wish to log out.
protocol LogOutInforming {
  func logOutTapped()
}

/// The answer to an alert that has nothing but an OK button.
protocol AlertInforming {
  func okTapped()
}

/// The answer to the question whether to discard unsaved text.
protocol DiscardInforming {
  func discardTapped()
  func keepTapped()
}
