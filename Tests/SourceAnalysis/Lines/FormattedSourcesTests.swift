import Catalog
import Foundation
import Study
import TestSupport
import Testing

@testable import SourceAnalysis

@Suite(
  "Counts after formatting", .enabled(if: FormattedSources.tool != nil, "`swift format` is needed"))
struct FormattedSourcesTests {
  @Test("All layouts of the same code have the same counts")
  func layouts() throws {
    let layouts = [
      "struct A{let a=1;let b=2;var c:Int{a+b};func f(){if a>b{g();h()}}}",
      """
      struct A
      {
        let a = 1
        let b = 2


        var c: Int
        {
          a +
            b
        }
        func f() {
          if a > b {
            g()
            h() } } }
      """,
    ]
    let texts = layouts.enumerated().map {
      SourceText(path: "\($0.offset).swift", bytes: Array($0.element.utf8))
    }
    let formatted = try FormattedSources(texts)
    let files = SourceMeasurement(formatted.texts).files
    #expect(files.map(\.path) == ["0.swift", "1.swift"])
    #expect(files[0].counts.code == files[1].counts.code)
    #expect(files[0].counts.tokens == files[1].counts.tokens)
    #expect(files[0].counts.code == 11)
    #expect(formatted.unformatted.isEmpty)
  }

  @Test("A file that is not Swift stays unchanged, and its path is listed")
  func notSwift() throws {
    let texts = [("a.swift", "}}} let = \n\n{"), ("b.swift", "f( a )\n\n\n\ng()")].map {
      SourceText(path: $0, bytes: Array($1.utf8))
    }
    let formatted = try FormattedSources(texts)
    #expect(formatted.unformatted == ["a.swift"])
    #expect(formatted.texts[0] == texts[0])
    #expect(String(decoding: formatted.texts[1].bytes, as: UTF8.self) == "f(a)\n\ng()\n")
  }

  @Test("The architectures have the same structure at any line length", arguments: [80, 120])
  func widths(_ width: Int) throws {
    for map in BucketMap.all {
      let texts = try SourceTree.texts(at: [map.folder], in: projectRoot)
      let formatted = try FormattedSources(texts, lineLength: width)
      #expect(formatted.unformatted.isEmpty)
      let (before, after) = (SourceStructure(texts), SourceStructure(formatted.texts))
      #expect(after.types.map(\.name) == before.types.map(\.name))
      #expect(after.types.map(\.kind) == before.types.map(\.kind))
      #expect(after.types.map(\.path) == before.types.map(\.path))
      for (one, other) in zip(before.types, after.types) {
        #expect(figures(other.counts) == figures(one.counts), "\(map.architecture), \(one.name)")
      }
      #expect(figures(after.outside) == figures(before.outside))
      #expect(after.totals.code != before.totals.code)
    }
  }

  @Test("A missing or failing formatter is reported as an error")
  func missing() {
    let texts = [SourceText(path: "a.swift", bytes: [])]
    let missing = #expect(throws: SourceError.self) {
      try FormattedSources(texts, command: ["no-such-formatter"])
    }
    #expect(missing?.description.hasPrefix("there is no `swift format` here;") == true)
    #expect(throws: SourceError("`swift format` failed: no")) {
      try FormattedSources(texts, command: ["sh", "-c", "echo no >&2; exit 3"])
    }
  }

  /// Returns the counts that do not depend on the layout.
  private func figures(_ counts: StructureCounts) -> [Int] {
    [
      counts.bodies, counts.implicitGetters, counts.decisions, counts.extendedDecisions,
      counts.storedVars, counts.storedLets, counts.closureNesting,
    ]
  }
}
