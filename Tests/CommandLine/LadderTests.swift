import ArchitectureKit
import Catalog
import Foundation
import Report
import TestSupport
import Testing

@testable import archbench

/// The same rungs for every pattern, by one rule.
@Suite("The ladder of optimisations") @MainActor
struct LadderTests {
  private struct Pattern {
    let name: String
    let variants: [Variant]
    let ladder: Ladder
  }

  private static var laddered: [Pattern] {
    architectures.architectures.compactMap { type in
      type.ladder.map { Pattern(name: type.name, variants: type.variants, ladder: $0) }
    }
  }

  @Test("Every ladder has all rungs, in order; a new architecture has none yet.")
  func complete() {
    #expect(Self.laddered.count >= 4)
    for pattern in Self.laddered {
      #expect(pattern.ladder.steps.map(\.rung) == Rung.allCases, "\(pattern.name)")
    }
  }

  @Test("The headline has exactly the rungs that are inherent or that a document names.")
  func idiomatic() {
    for pattern in Self.laddered {
      let headline = pattern.variants[0]
      #expect(headline.name == "idiomatic" && headline.lane == .idiomatic)
      #expect(headline.rungs == pattern.ladder.idiomatic, "\(pattern.name)")
      #expect(pattern.variants.count { $0.lane == .idiomatic } == 1)
    }
  }

  @Test("Every variant on the ladder has the inherent rungs, and no two have the same rungs.")
  func distinct() {
    for pattern in Self.laddered {
      let ladder = pattern.ladder
      let inherent = Set(ladder.steps.filter { $0.kind == .inherent }.map(\.rung))
      let rungs = pattern.variants.filter { ![.alternative, .asPublished].contains($0.lane) }
      for variant in rungs {
        #expect(variant.rungs.isSuperset(of: inherent.union([.equalWrites])), "\(variant.id)")
      }
      #expect(Set(rungs.map(\.rungs)).count == rungs.count, "\(pattern.name)")
    }
  }

  @Test("The top has all rungs, and there is an ablation for each that can be left out.")
  func ablations() {
    for pattern in Self.laddered {
      let ladder = pattern.ladder
      guard let top = pattern.variants.first(where: { $0.lane == .tuned }) else {
        #expect(ladder[.tuned]?.kind == .noEffect, "\(pattern.name) has no tuned variant")
        continue
      }
      let options = ladder.steps.filter { $0.kind == .option }.map(\.rung)
      for rung in options where rung > .equalWrites && rung < .tuned {
        // An extra can need the rung, and then goes with it.
        let wanted = [top.rungs.subtracting([rung]), top.rungs.subtracting([rung, .tuned])]
        #expect(
          pattern.variants.contains { wanted.contains($0.rungs) },
          "\(pattern.name) has no variant without \(rung.name)")
      }
      #expect(!(ladder[.tuned]?.extras.isEmpty ?? true), "\(pattern.name) names no extras")
    }
  }

  @Test("Each rung of a ladder has a variant, and higher rungs have more than lower ones.")
  func variantsOnRungs() {
    for entry in architectures.ladderEntries {
      #expect(entry.rungs.map(\.rung) == Array(0...5), "\(entry.architecture)")
    }
  }

  @Test("The page about the ladder has the table that the code declares.")
  func page() throws {
    let path = "\(projectRoot)/Sources/Documentation/the-ladder.md"
    let page = try String(contentsOfFile: path, encoding: .utf8)
    let parts = page.components(separatedBy: LadderPage.marker)
    try #require(parts.count == 3, "The page has no two markers.")
    let table = "\n\n" + LadderPage.table(architectures.ladderEntries) + "\n"
    if Folder.updatesGoldens {
      try [parts[0], table, parts[2]].joined(separator: LadderPage.marker)
        .write(toFile: path, atomically: true, encoding: .utf8)
    } else {
      #expect(parts[1] == table, "Run UPDATE_GOLDENS=1 swift test --filter LadderTests.")
    }
  }
}
