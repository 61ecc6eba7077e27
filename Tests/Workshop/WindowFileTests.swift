import Foundation
import Measurement
import Report
import SourceAnalysis
import Study
import Support
import TestSupport
import Testing

@testable import Results
@testable import Workshop

@Suite("Figures of a window that are stored with the sources")
struct WindowFileTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var project: Project { Project(root.path) }
  private var stored: Stored<WindowFile> { Stored(in: project) }

  init() throws {
    for folder in [
      "Architectures/Baseline", "Architectures/MVC", "App", "Equivalence", "Interactions",
      "WindowApp", "WindowDisplay",
    ] {
      try write("struct App {}\n", to: "Sources/\(folder)/App.swift")
    }
  }

  private func write(_ text: String, to path: String) throws {
    try AtomicFile.write(text, to: root.appending(path: path).path, replacing: .ownStore)
  }

  @Test("A run that fails has no results of an earlier one.")
  func stale() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let earlier = "\(projectRoot)/Reports/2026-11-26-linux-x86_64/results.json"
    try write(
      String(contentsOfFile: earlier, encoding: .utf8), to: ".build/kept/window/results.json")
    #expect(throws: CommandFailure.self) {
      try MeasuringProgram.results("window", [], in: project) { _ in ProgramRun(["false"]) }
    }
  }

  private func figures() throws -> WindowFile {
    let environment = RunEnvironment(
      date: "2026-01-01T09:00:00Z", os: "Linux", kernel: "6", machine: "x86_64", processor: "CPU",
      cores: 2, swift: "Swift 6.3", configuration: "release", commit: "abc", dirty: true)
    var results = Results(
      environment: environment,
      run: RunSettings(
        command: "run --window", plan: "window", seed: 1, processes: 1, processesMeasured: 1,
        places: 1, roundsPerPlace: 1, disturbedShare: 0),
      valid: true, architectures: [], definitions: [], cells: [])
    results.window = ["Baseline", "MVC", "Redux", WindowFile.control].map {
      FrameCell(VariantID($0), "type", times: [.frame: Interval(estimate: 1e-3)])
    }
    results.windowRun = WindowRun(environment, valid: true)
    let names = [WindowFile.display, FormsFile.shared, "Baseline", "MVC"]
    let checksums = try WindowFile.checksums(of: names, in: project)
    return try #require(WindowFile(results, checksums: checksums))
  }

  @Test("What is written is read again, also for some architectures alone.")
  func roundTrip() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let figures = try figures()
    try stored.write(figures)
    #expect(try stored.read() == figures && figures.run.commit == "abc+")
    let some = try stored.read(["Baseline", "MVC"]).cells.map(\.architecture.name)
    #expect(some == ["Baseline", "MVC", WindowFile.control])
    #expect(stored.note(on: figures) == nil)
  }

  @Test(
    "What has changed since the measurement is stale: an architecture, the window, what all share.",
    arguments: [
      ("Architectures/MVC", "MVC"), ("WindowDisplay", WindowFile.display),
      ("App", FormsFile.shared),
    ])
  func stale(folder: String, part: String) throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let figures = try figures()
    try write("struct New {}\n", to: "Sources/\(folder)/New.swift")
    #expect(stored.stale(figures) == [part])
  }
}
