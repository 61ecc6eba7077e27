import Backend
import Equivalence

/// The session on which rules are checked: it contains every kind of user action.
@MainActor
enum SessionScript {
  /// The fixture, with more notes than a screen shows.
  static let fixture = Fixture(noteCount: 40)
  /// The password, which no state may contain.
  nonisolated static let password = "secret"
  /// The number of turns without an event after the session.
  static let idleTurns = 1_000

  static func script() throws -> Script {
    try ScriptParser.parse(text, file: "the rules' session")
  }

  private static let text = """
    # A new app, and a log-in that fails at first.
    relaunch
    settle
    type login.name "ada"
    type login.password "mistaken"
    tap login.submit
    settle
    clear login.password
    type login.password "\(password)"
    tap login.submit
    settle

    # The list: selection, order, filter, scrolling.
    select notes.row.40
    tap notes.sort
    tap notes.sort
    type notes.filter "a"
    clear notes.filter
    scroll notes.table 20
    settle
    scroll notes.table 0

    # Others write, one note and several in one turn.
    push change 40 "Changed elsewhere"
    push insert 1000001 "Come from elsewhere"
    push delete 39
    begin turn
      push change 38 "One of two"
      push change 37 "Two of two"
    end turn
    pull notes.table
    settle
    fail next load
    tap notes.refresh
    settle
    tap notes.refresh
    settle

    # A new note, saved at the second try.
    tap notes.create
    type editor.text "Mine"
    fail next save
    tap editor.save
    settle
    tap editor.save
    settle

    # A note that others change while it is edited, and a link that has to wait.
    tap notes.row.36
    swipe left detail.page
    swipe right detail.page
    tap nav.back
    tap notes.row.36
    tap detail.edit
    type editor.text " and more"
    push change 36 "Theirs"
    tap editor.keepMine
    open notes://note/35
    tap editor.save
    settle
    tap nav.back
    open notes://nowhere
    tap alert.ok

    # A draft that is thrown away, deletes that succeed and fail.
    tap notes.create
    type editor.text "No"
    tap editor.cancel
    tap alert.discard
    delete notes.row.34
    settle
    fail next delete
    delete notes.row.33
    settle
    scroll notes.table 0

    # The profile.
    tap tabs.profile
    settle
    tap profile.refresh
    settle
    fail next user
    tap profile.refresh
    settle
    begin turn
      tap profile.refresh
      tap profile.refresh
    end turn
    settle
    push friends 7
    begin turn
      push friends 8
      push friends 9
      push friends 10
    end turn
    push change 32 "Behind the profile"
    tap tabs.notes

    # A note stays open in its tab, until the tab is tapped once more.
    tap notes.row.36
    tap tabs.profile
    tap tabs.notes
    tap tabs.notes

    # The same user comes back.
    tap tabs.profile
    tap profile.logout
    type login.name "ada"
    type login.password "\(password)"
    tap login.submit
    settle
    push change 31 "In the second session"
    tap tabs.profile
    settle
    """
}
