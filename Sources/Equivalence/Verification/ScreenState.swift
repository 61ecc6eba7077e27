import Backend
import Controllers
import Model
import Toolkit

/// How much of the app sessions and scripts have really tested: the states that they have reached.
package nonisolated struct Coverage: Equatable, Sendable {
  /// How many steps were played, those that could not be taken included.
  package private(set) var stepCount = 0
  private var seen: Set<ScreenState> = []

  /// The states that were never seen.
  package var unseen: [ScreenState] { ScreenState.allCases.filter { !seen.contains($0) } }

  mutating func count(_ states: [ScreenState]) {
    stepCount += 1
    seen.formUnion(states)
  }
}

/// A state of a screen, from specification 1.3; random sessions should reach every one.
package nonisolated enum ScreenState: String, CaseIterable, Sendable {
  case restoring, signedOut, loggingIn, logInRefused, logInFailed
  case firstLoad, firstLoadFailed, loaded, noNotes, noMatches, filtered, byTitle, scrolled
  case refreshing, banner, badge, underWay, failedMark, rowSelected, rowPlaceholder, rowPicture
  case detail, noteDeletedAlert
  case editorClean, editorDirty, editorSaving, editorFailed, conflict, discardQuestion
  case unknownNoteAlert, badLinkAlert
  case profile, profileUnknown, profileLoading, profileFailed
  case avatarPlaceholder, avatarLow, avatarHigh, fading

  /// Returns the states that `screen` shows.
  @MainActor static func all(in screen: ScreenContents) -> [ScreenState] {
    allCases.filter { $0.isShown(in: screen) }
  }

  @MainActor private func isShown(in screen: ScreenContents) -> Bool {
    switch self {
    case .restoring: screen.shows("root.spinner")
    case .signedOut: screen.shows("login")
    case .loggingIn: screen.shows("login.spinner")
    case .logInRefused: screen.text(of: "login.error").hasPrefix("Wrong")
    case .logInFailed: screen.text(of: "login.error").hasPrefix("Could not")
    case .firstLoad: screen.shows("notes.spinner")
    case .firstLoadFailed: screen.shows("notes.error")
    case .loaded: screen.shows("notes.table")
    case .noNotes: screen.text(of: "notes.empty") == "No notes yet"
    case .noMatches: screen.text(of: "notes.empty") == "No matches"
    case .filtered: !screen.text(of: "notes.filter").isEmpty && screen.rows.count > 0
    case .byTitle: screen.text(of: "notes.sort") == "By title"
    case .scrolled: screen.topRow ?? 0 > 0
    case .refreshing: screen.showsLoadedList && screen.isDisabled("notes.refresh")
    case .banner: screen.shows("notes.banner")
    case .badge: screen.badge ?? 0 > 0
    case .underWay: screen.rows.contains { $0.mark == .pending }
    case .failedMark: screen.rows.contains { $0.mark == .failed }
    case .rowSelected: screen.rows.contains { $0.isSelected }
    case .rowPlaceholder: screen.rows.contains { $0.picture == "placeholder" }
    case .rowPicture: screen.rows.contains { $0.picture?.hasPrefix("note-") == true }
    case .detail: screen.shows("detail")
    case .noteDeletedAlert: screen.text(of: "alert") == "This note was deleted"
    case .editorClean: screen.shows("editor") && screen.isDisabled("editor.save")
    case .editorDirty: screen.isEnabled("editor.save")
    case .editorSaving: screen.isDisabled("editor.text")
    case .editorFailed: screen.shows("editor.error")
    case .conflict: screen.shows("editor.conflict")
    case .discardQuestion: screen.shows("alert.discard")
    case .unknownNoteAlert: screen.text(of: "alert").hasPrefix("There is no note")
    case .badLinkAlert: screen.text(of: "alert").hasPrefix("This link")
    case .profile: screen.shows("profile")
    case .profileUnknown: screen.shows("profile") && screen.text(of: "profile.name").isEmpty
    case .profileLoading: screen.isDisabled("profile.refresh")
    case .profileFailed: screen.shows("profile.error")
    case .avatarPlaceholder: screen.text(of: "profile.avatar") == "placeholder"
    case .avatarLow: screen.text(of: "profile.avatar").hasSuffix("-low")
    case .avatarHigh: screen.text(of: "profile.avatar").hasSuffix("-high")
    case .fading: screen["profile.avatar"]?.flags.contains("fading") == true
    }
  }
}
