import Screens
import Testing
import Toolkit

@MainActor @Suite("Screens are the storyboard: every view named, nothing written")
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

  @Test("A screen costs its app no write")
  func writesNothing() {
    for screen in [
      LoginScreen(on: loop), NotesScreen(on: loop), DetailScreen(on: loop), EditorScreen(on: loop),
      ProfileScreen(on: loop),
    ] as [View] {
      _ = snapshot(of: screen)
    }
    #expect(loop.counters.writes == 0)
  }

  @Test("The list begins as it is while the first load runs")
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

  @Test("The log-in begins empty, with nothing to submit")
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
