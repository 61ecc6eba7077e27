import SourceMetrics

@testable import SourceIndex

/// Types that conform in other files than their own, as the index does not tell who relies on it.
enum ConformanceFixture {
  static let module = Result {
    try FixtureModule([
      ("Printing", .contract, "protocol Printing {}\nprotocol Shouting: Printing {}"),
      ("Note", .value, "struct Note {}"),
      ("Note+Printing", .value, "extension Note: Shouting {}"),
      ("Emitting", .service, "func emit(_ printed: any Printing) {}"),
      ("Relying", .service, "func rely() { emit(Note()) }"),
      ("Naming", .service, "func name() -> Note { Note() }"),
      ("Base", .store, "class Base {}"),
      (
        "Base+Named", .store,
        "extension Base: CustomStringConvertible { var description: String { \"\" } }"
      ),
      ("Derived", .store, "final class Derived: Base {}"),
      ("Meeting", .contract, "protocol Meeting { func meet() -> Int }"),
      ("Met", .service, "struct Met: Meeting {}"),
      ("Met+Meeting", .service, "extension Met { func meet() -> Int { 1 } }"),
      ("Unused", .value, "struct Unused {}"),
    ])
  }

  static let index = Result { try module.get().index() }
}
