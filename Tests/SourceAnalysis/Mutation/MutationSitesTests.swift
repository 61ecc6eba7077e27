import SourceAnalysis
import Testing

@Suite("Mutants of a source file") struct MutationSitesTests {
  /// Returns the mutants of the statements of a function, as `kind: code`.
  private func mutants(_ statements: String) -> [String] {
    let text = "func f() {\n\(statements)\n}\n"
    return MutationSites.mutate(text, file: "F.swift", firstNumber: 1).mutants
      .map { "\($0.kind.rawValue): \($0.code)" }
  }

  @Test(
    "Each operator, condition, guard, constant and statement with an effect is a place.",
    arguments: [
      ("let isLess = a < b", ["comparison: < → <="]),
      ("let isSame = a == b", ["comparison: == → !="]),
      ("let both = a && !b", ["logic: && → ||", "logic: ! → nothing"]),
      ("let none: Int? = nil", []),
      ("let count = 3", ["constant: 3 → 4"]),
      ("let isOn = true", ["constant: true → false"]),
      ("let text = \"Notes\"", ["constant: \"Notes\" → \"\""]),
      ("let text = \"\\(a) notes\"", []),
      ("save()", ["dropped statement: save()"]),
      ("note.text = text", ["dropped statement: note.text = text"]),
      ("guard isOpen else { return }", ["removed guard: isOpen"]),
      ("guard let note else { return }", []),
      ("if isOpen { close() }", ["negated condition: isOpen", "dropped statement: close()"]),
      (
        "if let note, note.isNew { save(note) }",
        ["negated condition: note.isNew", "dropped statement: save(note)"]
      ),
      ("let rows = notes.map { Row($0) }", []),
      (
        "notes.forEach { note in\n  save(note)\n  count += 1\n}",
        [
          "dropped statement: notes.forEach { note in\n  save(note)\n  count += 1\n}",
          "dropped statement: save(note)", "dropped statement: count += 1", "constant: 1 → 2",
        ]
      ),
      ("switch number {\ncase 1: save()\ndefault: break\n}", []),
    ])
  func places(statements: String, found: [String]) {
    #expect(mutants(statements) == found)
  }

  @Test("Nothing outside of bodies is a place.")
  func declarations() {
    let text = "struct Form {\n  var isOpen = false\n  let count: Int = 3\n}\n"
    let file = MutationSites.mutate(text, file: "F.swift", firstNumber: 1)
    #expect(file.mutants.isEmpty)
    #expect(file.text == text)
  }

  @Test(
    "The lines of a mutated file are those of the file, and numbers of left out mutants are kept.")
  func numbers() throws {
    let text = "func f() {\n  a()\n  if b < 1 {\n    c()\n  }\n}\n"
    let file = MutationSites.mutate(text, file: "F.swift", firstNumber: 7)
    #expect(file.mutants.map(\.line) == [2, 3, 3, 3, 4])
    #expect(file.mutants.map(\.number) == [7, 8, 9, 10, 11])
    #expect(file.text.split(separator: "\n").count == 6)
    let rest = MutationSites.mutate(text, file: "F.swift", firstNumber: 7, excluding: [8])
    #expect(rest.mutants.map(\.number) == [7, 9, 10, 11])
    #expect(rest.count == 5)
  }

  @Test("An assignment in an initializer is no place, because it cannot be left out.")
  func initializers() {
    let text = "init(_ a: Int) {\n  self.a = a\n  load()\n}\n"
    let file = MutationSites.mutate(text, file: "F.swift", firstNumber: 1)
    #expect(file.mutants.map(\.code) == ["load()"])
  }

  @Test("The same sources give the same mutants.")
  func repeated() {
    let text = "func f() {\n  if a < 1 && b { c() }\n}\n"
    let files = (0..<2).map { _ in MutationSites.mutate(text, file: "F.swift", firstNumber: 1) }
    #expect(files[0].text == files[1].text)
    #expect(files[0].mutants == files[1].mutants)
  }
}
