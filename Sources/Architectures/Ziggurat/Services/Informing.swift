// What view controllers tell the Services: one narrow protocol for each pair of them. No requirement
// returns anything, so a view controller cannot read a Service.

/// User actions of the log-in form.
protocol LoginInforming: AnyObject {
  func nameEdited(_ name: String)
  func passwordEdited(_ password: String)
  func submitTapped()
}

/// User actions of the tabs.
protocol TabsInforming: AnyObject {
  /// Called for each tap on the tab bar, even if that tab is already chosen.
  func tabTapped(_ tab: Int)
}

// MARK: - The list of notes

/// The wish to write a new note.
protocol CreateInforming: AnyObject {
  func createTapped()
}

/// User actions of the list of notes.
protocol NoteListInforming: AnyObject {
  func sortTapped()
  func filterEdited(_ filter: String)
  func refreshTapped()
  func retryTapped()
  func rowSelected(_ id: Int)
  func rowOpened(_ id: Int)
  func rowDeleted(_ id: Int)
  func refreshPulled()
  /// Called when another row is at the top of the list.
  func listScrolled(toTop row: Int)
}

/// Rows of the list that have come into view.
protocol RowInforming: AnyObject {
  func rowShown(_ id: Int)
}

// MARK: - An open note

/// The wish to leave the open note.
protocol BackInforming: AnyObject {
  func backTapped()
}

/// A page that the user has turned to.
protocol PageInforming: AnyObject {
  func pageTurned(to id: Int)
}

/// The wish to edit the open note.
protocol EditInforming: AnyObject {
  func editTapped()
}

/// The wish to delete the open note.
protocol DeleteInforming: AnyObject {
  func deleteTapped()
}

// MARK: - The editor

/// User actions of the editor.
protocol EditorInforming: AnyObject {
  /// - Parameter editor: the number of the editor that the user wants to leave.
  func cancelTapped(_ editor: Int)
  func textEdited(_ text: String)
  func saveTapped()
  func keepMineTapped()
  func takeTheirsTapped()
}

// MARK: - The profile

/// The wish to load the user again.
protocol RefreshInforming: AnyObject {
  func refreshTapped()
}

/// The wish to log out.
protocol LogOutInforming: AnyObject {
  func logOutTapped()
}

// MARK: - Alerts

/// The answer to an alert that has nothing but an OK button.
protocol AlertInforming: AnyObject {
  func okTapped()
}

/// The answer to the question whether to discard unsaved text.
protocol DiscardInforming: AnyObject {
  func discardTapped()
  func keepTapped()
}
