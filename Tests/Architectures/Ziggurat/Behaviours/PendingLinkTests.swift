import Controllers
import Model
import Testing
import UnitTestSupport

@testable import Ziggurat

@Suite("A link that arrives signed out is followed after log-in", .measured)
struct PendingLinkTests {
  @Test("The followed note is presented.") func presented() {
    let context = FakeContext {
      $0.openNote = OpenNote(number: 7, note: .sample(1, "Buy milk"))
      $0.neighbours = (nil, .sample(2, "Eggs"))
    }
    func page(_ id: Int, _ text: String, words: String) -> NotePageViewModel {
      NotePageViewModel(
        id: id, text: text, created: "Created 2026-01-01 09:0\(id):00", changed: "Never changed",
        words: words)
    }
    #expect(
      DetailPresenter.present(context)
        == DetailViewModel(
          number: 7, page: page(1, "Buy milk", words: "2 words"), previous: nil,
          next: page(2, "Eggs", words: "1 word")))
  }

  struct Services {
    private let services = TestServices()
    private let loaded = FakeServer.Answer.notes([.sample(1, "Milk"), .sample(2, "Eggs")])
    private var server: FakeServer { services.server }
    private var openID: Note.ID? { services.navigation.openNote?.note.id }

    init() {
      services.session.restore()
    }

    @Test("A link to a note waits for a session and its first load, and is followed once.")
    func waits() {
      #expect(services.renderer.hears { server.answer(.restore, .session(nil)) })
      #expect(services.session.phase == .signedOut)
      services.links.open(url: "notes://note/2")
      services.session.begin(.ada)
      #expect(services.session.phase == .signedIn && openID == nil)
      #expect(services.renderer.hears { server.answer(.load, loaded) })
      #expect(openID == 2 && services.notes.selectedID == 2)
      #expect(services.renderer.hears { services.navigation.backTapped() })
      #expect(openID == nil)
    }

    @Test("A link waits while the stored session is looked for.") func coldStart() {
      services.links.open(url: "notes://note/2")
      #expect(services.renderer.hears { server.answer(.restore, .session(.ada)) })
      #expect(services.session.phase == .signedIn)
      server.answer(.load, loaded)
      #expect(openID == 2 && services.navigation.alert == nil)
    }
  }
}
