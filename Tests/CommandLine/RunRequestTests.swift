import ArchitectureKit
import Catalog
import Interactions
import Measurement
import Support
import Testing

@testable import Results
@testable import archbench

@Suite("Run requests") @MainActor
struct RunRequestTests {
  private func request(_ words: [String]) throws -> RunRequest {
    guard case .run(let arguments) = try RunCommand.command.parse(words) else {
      throw CancellationError()
    }
    return try RunRequest(arguments)
  }

  private func request(_ words: String...) throws -> RunRequest { try request(words) }

  private func cases(_ words: String...) throws -> [String] {
    try request(words).cases.map { "\($0.interaction) \($0.size)" }
  }

  @Test("By default, each interaction is measured at 1,000 notes, and one event at 100,000.")
  func standard() throws {
    let request = try request()
    let usual = request.cases.filter { $0.size == 1_000 }
    #expect(usual.map(\.interaction) == Interactions.all.map(\.id))
    #expect(request.cases.count == usual.count + 1)
    #expect(request.cases.first { $0.size == 100_000 }?.interaction == "edit-visible")
    #expect(try cases("--interaction", "edit-visible") == ["edit-visible 1000"])
    #expect(request.plan.name == "default")
    #expect(request.contestants.contenders == Array(architectures.variants.map(\.name).dropFirst()))
  }

  @Test("A quick run measures the nine events, at 1,000 notes.")
  func quick() throws {
    let request = try request("--quick")
    #expect(Set(request.cases.map(\.interaction)) == Set(Interactions.events.map(\.id)))
    #expect(request.cases.count == 9 && request.cases.allSatisfy { $0.size == 1_000 })
    #expect(request.plan.name == "quick")
  }

  @Test("Of several runs the first measures all that is asked, and the others the nine events.")
  func parts() throws {
    let request = try request("--runs", "3", "--growth", "--seed", "4")
    let parts = (0..<request.runs).map { request.part($0, linkOrders: ["orders-\($0)"]) }
    #expect(parts.map(\.seed) == [4, 5, 6] && parts[2].linkOrders == ["orders-2"])
    #expect(parts[0].cases == request.cases)
    let events = request.cases.filter { Interactions.named($0.interaction)?.title != nil }
    #expect(events.count == 36 && events.count < request.cases.count)
    #expect(parts[1].cases == events && parts[1].interactions.count == 9)
    // Without one of the events all runs measure the same.
    let scroll = try self.request("--runs", "2", "--interaction", "scroll")
    #expect(scroll.part(1, linkOrders: []).cases == scroll.cases)
  }

  @Test("A quick run measures any interaction that is requested by name.")
  func quickByName() throws {
    #expect(try cases("--quick", "--interaction", "scroll") == ["scroll 1000"])
  }

  @Test("A run of growth measures the nine events at four sizes.")
  func growth() throws {
    let request = try request("--growth")
    for interaction in Interactions.all {
      let sizes = request.cases.filter { $0.interaction == interaction.id }.map(\.size)
      #expect(sizes == (interaction.title == nil ? [1_000] : [100, 1_000, 10_000, 100_000]))
    }
  }

  @Test("The requested sizes apply to all interactions that support them, in ascending order.")
  func sizes() throws {
    #expect(
      try cases(
        "--interaction", "edit-visible", "--interaction", "edit-offscreen", "--size", "100",
        "--size", "10", "--size", "100") == [
          "edit-visible 10", "edit-visible 100", "edit-offscreen 100",
        ])
  }

  @Test("Sizes that no requested interaction supports are refused.")
  func tooFew() throws {
    #expect(throws: UsageError.self) { try request("--interaction", "scroll", "--size", "3") }
  }

  @Test("Named architectures are measured besides Baseline.")
  func variants() throws {
    #expect(try request("--architecture", "redux").contestants.contenders == ["Redux"])
    let request = try request("--architecture", "mvvm-c", "--architecture", "MVC")
    #expect(request.variants.map(\.name) == ["Baseline", "MVC", "MVVM-C"])
  }

  @Test("The words of a run request select the same run again.")
  func words() throws {
    let words = ["--quick", "--architecture", "MVVM", "--size", "50", "--rounds", "12"]
    let first = try request(words)
    let second = try request(first.words)
    #expect(first.cases == second.cases && first.plan == second.plan)
    #expect(first.seed == second.seed)
    #expect(first.words.sorted() == second.words.sorted())
    #expect(
      try self.request("--quick").command == "swift run -c release archbench run --quick --seed 1")
  }
}
