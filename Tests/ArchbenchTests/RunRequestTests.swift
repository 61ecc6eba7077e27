import ArchitectureKit
@testable import archbench
import CommandLineKit
import Measurement
import Scenarios
import Testing

@Suite("What a run is asked to measure") @MainActor
struct RunRequestTests {
  private func request(_ words: String...) throws -> RunRequest {
    try RunRequest(RunCommand.arguments(words))
  }

  private func cells(_ words: String...) throws -> [String] {
    try RunRequest(RunCommand.arguments(words)).cells.map { "\($0.interaction) \($0.size)" }
  }

  @Test("Each interaction is measured at 1,000 notes")
  func standard() throws {
    let request = try request()
    #expect(request.cells.map(\.interaction) == Interactions.all.map(\.id))
    #expect(request.cells.allSatisfy { $0.size == 1_000 })
    #expect(request.plan.name == "default" && request.surveys.isEmpty)
    #expect(request.lineup.contenders.prefix(4) == ["MVC", "MVVM", "Redux", "Ziggurat"])
  }

  @Test("A quick run takes the short ones")
  func quick() throws {
    let request = try request("--quick")
    #expect(Set(request.cells.map(\.interaction)) == Interactions.short)
    #expect(request.plan.name == "quick")
  }

  @Test("A quick run takes whatever is asked for by name")
  func quickByName() throws {
    #expect(try cells("--quick", "--interaction", "scroll") == ["scroll 1000"])
  }

  @Test("A thorough run takes all sizes of each interaction, and all surveys")
  func thorough() throws {
    let request = try request("--thorough")
    for interaction in Interactions.all {
      let sizes = request.cells.filter { $0.interaction == interaction.id }.map(\.size)
      #expect(sizes == interaction.sizes)
    }
    #expect(!request.surveys.growth.isEmpty && request.surveys.sweep != nil)
    #expect(request.surveys.memory != nil)
  }

  @Test("Sizes that are given hold for all interactions that can do with them, in rising order")
  func sizes() throws {
    #expect(
      try cells(
        "--interaction", "edit-visible", "--interaction", "edit-offscreen", "--size", "100",
        "--size", "10", "--size", "100") == [
          "edit-visible 10", "edit-visible 100", "edit-offscreen 100",
        ])
  }

  @Test("Sizes that no interaction can do with are refused")
  func tooFew() throws {
    #expect(throws: UsageError.self) { try request("--interaction", "scroll", "--size", "3") }
  }

  @Test("A survey that has nothing to look at is refused")
  func nothingToSurvey() throws {
    #expect(throws: UsageError.self) { try request("--growth", "--interaction", "type") }
  }

  @Test("Shards have each cell once, and the first of them has the surveys")
  func shards() throws {
    let whole = try request("--growth")
    let parts = try (1...4).map { try request("--growth", "--shard", "\($0)/4") }
    #expect(
      parts.flatMap(\.cells).map { "\($0)" }.sorted() == whole.cells.map { "\($0)" }.sorted())
    #expect(parts.map(\.surveys.isEmpty) == [false, true, true, true])
    #expect(parts.allSatisfy { $0.cellsInAll == whole.cells.count })
  }

  @Test("An architecture is its headline, a lane all of its variants, and Baseline is always there")
  func variants() throws {
    #expect(try request("--architecture", "redux").lineup.contenders == ["Redux"])
    #expect(
      try request("--architecture", "MVC/observation").lineup.contenders == ["MVC/observation"])
    let tuned = try request("--lane", "tuned").variants
    #expect(tuned.first?.architecture == "Baseline")
    #expect(tuned.dropFirst().allSatisfy { $0.lane == .tuned } && tuned.count > 3)
  }

  @Test("The words that select a run select the same run again")
  func words() throws {
    let words = ["--quick", "--architecture", "MVVM", "--size", "50", "--sweep", "--rounds", "12"]
    let first = try RunRequest(RunCommand.arguments(words))
    let second = try RunRequest(RunCommand.arguments(first.words))
    #expect(first.cells == second.cells && first.plan == second.plan)
    #expect(first.surveys == second.surveys && first.seed == second.seed)
    #expect(first.words.sorted() == second.words.sorted())
  }
}
