import Model
import Testing
import Toolkit
import UnitTestSupport

@testable import MVVMC

@Suite("The container of dependencies") struct DIContainerTests {
  private let container = DIContainer()

  @Test("What is needed and not registered is reported in sentences, before anybody asks for it.")
  func missing() {
    container.append(part: EditorPart.self)
    #expect(
      container.missingRegistrations() == [
        "EditorProvider needs NotesService, which no part registers.",
        "EditorProvider needs SharedStore<NotesState>, which no part registers.",
        "EditorViewController needs MainLoop, which no part registers.",
      ])
    container.register(SharedStore<NotesState>.self) { SharedStore(NotesState()) }
    #expect(container.missingRegistrations().count == 2)
  }

  @Test("A component lives as long as its call of resolve, its session or the container.")
  func lifetimes() {
    container.register(Pair.self, Pair.init)
    let registration = container.register(Part.self, Part.init)
    let pair: Pair = container.resolve()
    #expect(pair.one === pair.other)
    #expect((container.resolve() as Part) !== pair.one)
    registration.lifetime(.session)
    let part: Part = container.resolve()
    #expect((container.resolve() as Part) === part)
    container.session.clean()
    #expect((container.resolve() as Part) !== part)
    registration.lifetime(.single)
    let single: Part = container.resolve()
    container.session.clean()
    #expect((container.resolve() as Part) === single)
  }

  @Test("A Provider makes a new page for each note, and each time.")
  func pages() {
    container.append(part: DetailPart.self)
    let store = SharedStore(NotesState())
    store.commit { _ = $0.notes.load([.sample(1, "1"), .sample(2, "2")]) }
    container.register(SharedStore<NotesState>.self) { store }
    container.register(MainLoop.self) { MainLoop() }
    let provider: Provider<NotePageDependency> = container.resolve()
    let pages = [1, 2].map { provider.value(with: $0) }
    #expect(pages.map { Bound($0.viewModel.viewInputData).data.text } == ["1", "2"])
    #expect(pages[0].viewController !== pages[1].viewController)
    let again = provider.value(with: 1)
    #expect(again.viewController !== pages[0].viewController)
  }

  private final class Part {}

  private final class Pair {
    let one: Part
    let other: Part

    init(one: Part, other: Part) {
      (self.one, self.other) = (one, other)
    }
  }
}
