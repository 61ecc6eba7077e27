import Study

@testable import SourceAnalysis

/// Types with conformances in other files; the index does not show which code relies on them.
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
