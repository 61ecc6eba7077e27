import SourceMetrics
import Testing

@testable import SourceIndex

/// The figures on a small app of two screens.
struct FiguresTests {
  private let headline: Headline

  init() throws {
    headline = Headline(try Self.index.get())
  }

  @Test("Links count symbols, places and writes by role, a file's own names left out")
  func links() {
    #expect(
      headline.roleLinks == [
        RoleLink(from: .view, to: .role(.value), symbols: 2, places: 2, writes: 0),
        RoleLink(from: .viewController, to: .role(.view), symbols: 3, places: 3, writes: 1),
        RoleLink(
          from: .viewController, to: .role(.viewController), symbols: 4, places: 4, writes: 1),
        RoleLink(from: .viewController, to: .role(.store), symbols: 4, places: 3, writes: 1),
        RoleLink(from: .store, to: .role(.contract), symbols: 2, places: 2, writes: 0),
        RoleLink(from: .store, to: .role(.value), symbols: 3, places: 3, writes: 0),
        RoleLink(from: .composition, to: .role(.view), symbols: 2, places: 2, writes: 0),
        RoleLink(from: .composition, to: .role(.store), symbols: 2, places: 2, writes: 0),
      ])
  }

  @Test("Types that need one another are a cycle, by way of others too")
  func cycles() {
    #expect(headline.cycles.map { $0.map(\.name) } == [["DetailController", "ListController"]])
  }

  @Test("Collaborators are the other types that a type names, with its extensions")
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

  @Test("Bodies, and what they decide, run without a view unless something that they need is one")
  func viewFree() {
    func share(
      _ role: Role, bodies: [Int], decisions: [Int], wayToView: [String]? = nil
    ) -> ViewFreeShare {
      ViewFreeShare(
        role: role, bodies: .init(all: bodies[1], withoutView: bodies[0]),
        decisions: .init(all: decisions[1], withoutView: decisions[0]), wayToView: wayToView)
    }
    #expect(
      headline.viewFreeShares == [
        share(.view, bodies: [0, 1], decisions: [0, 1], wayToView: ["Row.show(_:)"]),
        share(
          .viewController, bodies: [0, 3], decisions: [0, 5],
          wayToView: ["DetailController.init(list:)"]),
        // One stands alone; one needs a store; the store needs its listener's protocol, which a test can meet.
        share(.store, bodies: [3, 3], decisions: [4, 4]),
        // What makes a row needs one, and the guard in it with it.
        share(
          .composition, bodies: [1, 2], decisions: [1, 3], wayToView: ["makeRow(_:)", "Row"]),
      ])
  }

  @Test("What only variants use is left out")
  func variants() throws {
    let index = try Self.index.get()
    #expect(index.own("Variant") != nil)
    #expect(!headline.symbols.contains { $0.name == "Variant" })
    #expect(
      headline.writers(of: "Store.notes")?.map(\.name) == [
        "ListController.clear()", "Store.add(_:)",
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
    let variant = "struct Variant {\n  func write(_ store: Store) { store.notes = [] }\n}"
    return try FixtureModule(files, variants: [("Variant", .value, variant)]).index()
  }
}
