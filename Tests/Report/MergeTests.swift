import Foundation
import Measurement
import Report
import Support
import Testing

@Suite("Merging of reports") struct MergeTests {
  private let order = ["select", "sort", "edit"]

  private func merge(_ parts: Results...) throws -> Results {
    let sources = zip(["A", "B", "C"], parts).map { Merge.Source(path: $0, results: $1) }
    return try Merge(sources, order: order).results
  }

  @Test("Shards merge into the cases of one run, in its order, whatever the order of the shards.")
  func cells() throws {
    let whole = Results.sample(["select", "select:9000", "sort", "edit", "edit:9000"])
    let first = Results.sample(["select", "edit", "edit:9000"], shard: "1/2")
    let second = Results.sample(["select:9000", "sort"], shard: "2/2")
    for merged in [try merge(first, second), try merge(second, first)] {
      #expect(merged.cells == whole.cells)
      #expect(merged.interactions.map(\.id) == order)
      #expect(merged.interactions.map(\.sizes) == [[1_000, 9_000], [1_000], [1_000, 9_000]])
      #expect(merged.interactions[0].leastWork == "work at 1000")
      #expect(merged.warnings.isEmpty && merged.valid && merged.run.shard == nil)
      #expect(merged.run.seconds == 84)
      #expect(merged.parts?.count == 2 && merged.parts?.map(\.cells).reduce(0, +) == 5)
      #expect(try ResultsFile.results(ResultsFile.text(merged)) == merged)
    }
  }

  @Test("A merged report has the checksums of sources that all parts agree on, and no other.")
  func sources() throws {
    func part(_ interaction: String, mvc: String?, shared: String?) -> Results {
      var results = Results.sample([interaction])
      results.sharedSources = shared
      for index in results.architectures.indices {
        results.architectures[index].sources = index == 0 ? "b" : mvc
      }
      return results
    }
    let first = part("select", mvc: "m", shared: "s")
    let equal = try merge(first, part("sort", mvc: "m", shared: "s"))
    #expect(equal.sharedSources == "s")
    #expect(equal.architectures.map(\.sources) == first.architectures.map(\.sources))
    let other = try merge(first, part("sort", mvc: "n", shared: nil))
    #expect(other.sharedSources == nil)
    #expect(other.architectures[0].sources == "b")
    #expect(other.architectures.dropFirst().allSatisfy { $0.sources == nil })
  }

  @Test("A merged mean is weighted by interactions, and independent errors add up as squares.")
  func means() throws {
    let merged = try merge(.sample(["select", "sort", "x"], ratio: 2), .sample(["edit"], ratio: 8))
    let mean = try #require(merged.architectures[1].overall.first)
    #expect(mean.interactions == 4)
    #expect(abs(log2(mean.estimate) - 1.5) < 1e-12)
    let width = log(1.1) * (0.75 * 0.75 + 0.25 * 0.25).squareRoot()
    #expect(abs(log(try #require(mean.high) / mean.estimate) - width) < 1e-12)
    #expect(abs(log(mean.estimate / (try #require(mean.low))) - width) < 1e-12)
    #expect(merged.architectures[0].overall.isEmpty)
    #expect(abs((merged.controls["S"]?.estimate ?? 0) - 1.008) < 1e-12)
  }

  @Test("A merged report is invalid if one of its parts is.")
  func validity() throws {
    var invalid = Results.sample(["a"])
    #expect(try merge(.sample(["b"]), invalid).valid)
    invalid.valid = false
    #expect(try !merge(.sample(["b"]), invalid).valid)
  }

  @Test("A missing shard causes a warning, and a merged report can be merged again.")
  func missingShard() throws {
    let first = Results.sample(["select"], shard: "1/3")
    let third = Results.sample(["edit"], shard: "3/3")
    let merged = try merge(first, third)
    #expect(merged.warnings == ["Cells are missing: there is no shard 2/3 here."])
    let whole = try merge(merged, .sample(["sort"], shard: "2/3"))
    #expect(whole.cells == Results.sample(["select", "sort", "edit"]).cells)
    #expect(whole.parts?.map(\.run.shard) == ["1/3", "3/3", "2/3"])
    #expect(!whole.warnings.contains { $0.hasPrefix("Cells are missing") })
  }

  @Test("A merged report names each of its machines.")
  func machines() throws {
    let merged = try merge(.sample(["select"]), .sample(["sort"], machine: "m2"))
    let text = MarkdownReport(merged).text
    #expect(text.contains("merged from 2"))
    #expect(text.contains("CPU of m1") && text.contains("CPU of m2"))
    #expect(!MarkdownReport(.sample(["select"])).text.contains("merged"))
  }

  @Test("Reports that do not belong together are refused with a reason.")
  func refused() {
    func refuse(_ reason: String, change: (inout Results) -> Void) {
      var other = Results.sample(["sort"], shard: "2/2")
      change(&other)
      let error = #expect(throws: MergeError.self) {
        try merge(.sample(["select"], shard: "1/2"), other)
      }
      #expect(error?.description == "Cannot merge 'A' and 'B': \(reason).")
    }
    refuse("their seeds are 1 and 2") { $0.run.seed = 2 }
    refuse(
      "their plans are quick (5 processes, 16 places of 6 rounds) and quick "
        + "(5 processes, 16 places of 7 rounds)"
    ) {
      $0.run.roundsPerPlace = 7
    }
    refuse(
      "their plans are quick (5 processes, 16 places of 6 rounds) and default "
        + "(5 processes, 16 places of 6 rounds)"
    ) {
      $0.run.plan = "default"
    }
    refuse("their commits are abc and unknown") { $0.environment.commit = nil }
    refuse("they were measured by different builds of archbench") { $0.environment.build = "c" }
    refuse("they compare different architectures") { $0.architectures.removeLast() }
    refuse("they are shards 1/2 and 2/3, of different numbers of parts") { $0.run.shard = "2/3" }
    refuse("both have select at 1000") { $0 = .sample(["sort", "select"], shard: "2/2") }
  }

  @Test("Shards divide all cases, and each size evenly.", arguments: 1...7)
  func shards(count: Int) throws {
    let all = order.flatMap { id in
      [1_000, 9_000].map { BenchmarkCase(interaction: id, size: $0) }
    }
    let parts = try (1...count).map { try #require(Shard("\($0)/\(count)")).cases(of: all) }
    #expect(parts.flatMap(\.self).count == all.count && Set(parts.flatMap(\.self)) == Set(all))
    for size in [1_000, 9_000] {
      let counts = parts.map { $0.count { $0.size == size } }
      #expect((counts.max() ?? 0) - (counts.min() ?? 0) <= 1)
    }
    #expect(parts.allSatisfy { part in all.filter(part.contains) == part })
  }
}
