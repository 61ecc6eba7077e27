import SourceMetrics
import Testing

@testable import SourceIndex

/// What the compiler's index is known to get wrong, or not to say, on a small module.
struct HolesTests {
  private let index: SemanticIndex
  private let headline: Headline

  init() throws {
    index = try HolesFixture.index.get()
    headline = Headline(index)
  }

  @Test("Properties are told apart: let, var, computed")
  func storage() {
    let storage = ["limit", "count", "names", "longest", "slow", "watched", "twice", "both"].map {
      index.own("Store.\($0)")?.storage
    }
    #expect(
      storage == [
        .constant, .variable, .variable, .variable, .variable, .variable, .computed, .computed,
      ])
    #expect(index.own("Counting.count")?.isRequirement == true)
    #expect(index.own("Store.count")?.isRequirement == false)
  }

  @Test("Assigning to a member of what a let holds does not write the let")
  func falseWrites() {
    let writes = index.accesses(to: "Holder.counter").filter { $0.access.contains(.write) }
    #expect(writes.map(\.container) == [index.own("Holder.init(counter:)")?.usr])
    #expect(headline.writers(of: "Holder.other")?.map(\.name) == ["Holder.exchange()"])
  }

  @Test(
    "A write through a protocol counts for the properties that meet it; first values do not count")
  func protocolWrites() {
    let writers = headline.writers(of: "Store.count")
    #expect(
      writers == [
        .init(name: "Controller.show()", role: .viewController, isOutsideType: true, places: 1),
        .init(name: "Holder.raise()", role: .service, isOutsideType: true, places: 1),
        .init(name: "Store.both", role: .store, isOutsideType: false, places: 1),
        .init(name: "Store.add(_:)", role: .store, isOutsideType: false, places: 1),
      ])
  }

  @Test("Changing a collection in place, or a part of a value, writes the property that holds it")
  func changesInPlace() {
    #expect(headline.writers(of: "Store.names")?.map(\.name) == ["Store.add(_:)"])
    #expect(headline.writers(of: "Store.longest")?.map(\.name) == ["Store.watched"])
    #expect(headline.writers(of: "Pair.one")?.map(\.name) == ["Controller.show()"])
  }

  @Test("A write through a key path at hand counts; through one handed on for nobody, with a note")
  func keyPaths() {
    #expect(headline.writers(of: "Label.color")?.map(\.name) == ["Controller.paint()"])
    #expect(headline.writers(of: "Label.text")?.map(\.name) == ["Controller.show()"])
    #expect(
      headline.notes.contains { $0.hasSuffix("properties that change at Controller.swift:1") })
  }

  @Test("A value that replaces itself is in the notes")
  func replacements() {
    #expect(headline.notes.contains { $0.hasSuffix("so at Controller.swift:4") })
  }

  @Test("What a macro writes is left out")
  func macros() {
    #expect(headline.writers(of: "Watched.value")?.map(\.name) == ["Watched.set()"])
    #expect(headline.writers(of: "Watched.plain")?.map(\.name) == ["Watched.set()"])
    let names = headline.propertyWriters.map(\.property.name)
    #expect(!names.contains("_value") && !names.contains("_$observationRegistrar"))
    #expect(headline.notes.contains { $0.contains("what macros write is left out: Observable()") })
  }

  @Test("A write through a property wrapper's storage writes the property")
  func wrappers() {
    #expect(headline.writers(of: "Form.name")?.map(\.name) == ["Form.edit(_:)"])
    #expect(headline.writers(of: "Form.edits")?.map(\.places) == [2])
  }

  @Test("What is decided in a body is found for each, wherever the index has its name")
  func bodyDecisions() throws {
    let usr = try #require(index.own("Controller.show()")?.usr)
    #expect(index.bodyDecisions[usr] == 2)
    let accessors = headline.symbols.filter { symbol in
      symbol.kind == .accessor && symbol.parent == index.own("Store.both")?.usr
    }
    #expect(accessors.compactMap { index.bodyDecisions[$0.usr] } == [1, 2])
    #expect(index.bodiesWithoutDecisions == [])
    #expect(index.bodyDecisions.count > 15)
  }
}
