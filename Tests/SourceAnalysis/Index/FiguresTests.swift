import Results
import Study
import Testing

@testable import SourceAnalysis

/// The figures for a small app with two screens.
struct FiguresTests {
  private let headline: Headline

  init() throws {
    headline = Headline(try Self.index.get())
  }

  @Test("Links count symbols, places and writes by role, without references within a file")
  func links() {
    #expect(
      headline.roleLinks == [
        RoleLink(from: .store, to: .role(.value), symbols: 3, places: 3, writes: 0),
        RoleLink(from: .store, to: .role(.contract), symbols: 2, places: 2, writes: 0),
        RoleLink(from: .composition, to: .role(.store), symbols: 2, places: 2, writes: 0),
        RoleLink(from: .composition, to: .role(.view), symbols: 2, places: 2, writes: 0),
        RoleLink(from: .viewController, to: .role(.store), symbols: 4, places: 3, writes: 1),
        RoleLink(
          from: .viewController, to: .role(.viewController), symbols: 4, places: 4, writes: 1),
        RoleLink(from: .viewController, to: .role(.view), symbols: 3, places: 3, writes: 1),
        RoleLink(from: .view, to: .role(.value), symbols: 2, places: 2, writes: 0),
      ])
  }

  @Test("Types that depend on one another, directly or not, are a cycle")
  func cycles() {
    #expect(headline.cycles.map { $0.map(\.name) } == [["DetailController", "ListController"]])
  }

  @Test("Collaborators are the other types that a type or its extensions name")
  func collaborators() {
    let names = headline.collaborators.reduce(into: [:]) { names, entry in
      names[entry.key.name] = entry.value.map(\.name).sorted()
    }
    #expect(
      names == [
        "DetailController": ["ListController"],
        "ListController": ["DetailController", "Row", "Store"],
        "Listening": [], "Note": [], "Row": ["Note"], "Store": ["Listening", "Note"],
      ])
  }

  @Test("Bodies and their decisions are view-independent if nothing that they need is a view")
  func viewFree() {
    func share(
      _ role: Role, bodies: [Int], decisions: [Int], wayToView: [String]? = nil
    ) -> ViewIndependentLogic {
      ViewIndependentLogic(
        role: role, bodies: .init(all: bodies[1], withoutView: bodies[0]),
        decisions: .init(all: decisions[1], withoutView: decisions[0]), wayToView: wayToView)
    }
    #expect(
      headline.viewIndependentLogic == [
        // The third body needs the listener's protocol, which a test can implement.
        share(.store, bodies: [3, 3], decisions: [4, 4]),
        // The body that makes a row needs a view, and so does the guard in it.
        share(
          .composition, bodies: [1, 2], decisions: [1, 3], wayToView: ["makeRow(_:)", "Row"]),
        share(
          .viewController, bodies: [0, 3], decisions: [0, 5],
          wayToView: ["DetailController.init(list:)"]),
        share(.view, bodies: [0, 1], decisions: [0, 1], wayToView: ["Row.show(_:)"]),
      ])
  }

  private static let index = Result {
    let files: [FixtureModule.File] = [
      ("Note", .value, "struct Note {\n  let text: String\n}"),
      ("Listening", .contract, "protocol Listening: AnyObject {\n  func changed()\n}"),
      (
        "Store", .store,
        """
        final class Store {
          var notes: [Note] = []
          weak var listener: (any Listening)?
          var isEmpty: Bool { notes.isEmpty }
          func add(_ text: String) {
            if !text.isEmpty { notes.append(Note(text: text)) }
            listener?.changed()
          }
          static func plural(_ count: Int) -> String { count == 1 ? "" : "s" }
        }
        """
      ),
      (
        "Row", .view,
        """
        final class Row {
          var title = ""
          func show(_ note: Note) { title = note.text }
        }
        """
      ),
      (
        "ListController", .viewController,
        """
        final class ListController {
          let row = Row()
          let store = Store()
          func open() {
            if store.isEmpty { row.title = "open" } else if row.title == "" { return }
            DetailController(list: self).row = 1
          }
        }
        extension ListController {
          func clear() { store.notes = [] }
        }
        """
      ),
      (
        "DetailController", .viewController,
        """
        final class DetailController {
          let list: ListController
          var row = 0
          init(list: ListController) { self.list = list }
        }
        """
      ),
      (
        "Making", .composition,
        """
        func makeStore() -> Store { Store() }
        func makeRow(_ isWanted: Bool) -> Row? {
          guard isWanted else { return nil }
          return Row()
        }
        """
      ),
    ]
    return try FixtureModule(files).index()
  }
}
