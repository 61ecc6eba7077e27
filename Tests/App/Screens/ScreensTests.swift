import Screens
import Testing
import Toolkit

@MainActor @Suite("Screens in their initial state")
struct ScreensTests {
  private let loop = MainLoop()

  private func snapshot(of screen: View) -> String {
    let window = Window(on: loop)
    let controller = ViewController(on: loop)
    controller.view.addSubview(screen)
    window.rootViewController = controller
    screen.frame = window.bounds
    loop.turn()
    #expect(window.differenceFromFullRendering() == nil)
    return window.snapshot()
  }

  @Test("Making a screen counts no write of the app.")
  func writesNothing() {
    for screen in [
      LoginScreen(on: loop), NotesScreen(on: loop), DetailScreen(on: loop), EditorScreen(on: loop),
      ProfileScreen(on: loop),
    ] as [View] {
      _ = snapshot(of: screen)
    }
    #expect(loop.counters.writes == 0)
  }

  @Test("A new list is in the state of a running first load.")
  func list() {
    #expect(
      snapshot(of: NotesScreen(on: loop)) == """
        Window window
          View notes
            Label notes.title ""
            Button notes.create "New" disabled
            Button notes.sort "Newest first" disabled
            Button notes.refresh "Refresh" disabled
            TextField notes.filter "" disabled
            ActivityIndicator notes.spinner

        """)
  }

  @Test("A new log-in form is empty, and its button is disabled.")
  func login() {
    #expect(
      snapshot(of: LoginScreen(on: loop)) == """
        Window window
          View login
            TextField login.name ""
            SecureField login.password ""
            Button login.submit "Log in" disabled

        """)
  }
}
