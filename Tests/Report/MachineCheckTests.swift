import Foundation
import Testing

@testable import Measurement
@testable import Report

@Suite("The check of other machines' reports") struct MachineCheckTests {
  private static let honest = MadeUpRun.onMachine()

  private static func refusals(_ change: (inout Results) -> Void) -> [String] {
    var results = honest
    change(&results)
    return MachineCheck(results, events: MadeUpRun.nine).refusals
  }

  @Test("An honest report passes: whole, read from its file, and without what runs copy.")
  func honest() throws {
    let read = try ResultsFile.load(ResultsFile.text(Self.honest), from: "")
    for results in [Self.honest, read, read.withoutStored()] {
      #expect(MachineCheck(results, events: MadeUpRun.nine).refusals == [])
    }
  }

  @Test("Another system's rounding of logarithms passes, and another version's words.")
  func rounding() {
    #expect(Self.refusals { $0.events[1].ratio?.estimate *= 1 + 1e-9 } == [])
    #expect(Self.refusals { $0.reference = ["a machine that sleeps"] } == [])
  }

  @Test("Each lack of a run has its own sentence.")
  func lacks() {
    let lacks: [(sentence: String, change: (inout Results) -> Void)] = [
      ("It names no commit.", { $0.environment.commit = nil }),
      ("Its sources are not those of its commit.", { $0.environment.dirty = true }),
      ("It is of a debug build.", { $0.environment.configuration = "debug" }),
      ("It was measured in a window.", { $0.run.plan = "window" }),
      ("Its notes are those of seed 2.", { $0.run.seed = 2 }),
      ("Its notes are those in mine.json.", { $0.run.command += " --data mine.json" }),
      ("It has no time of the fixed work", { $0.machine.kernel = nil }),
      ("It has no time of the fixed work", { $0.machine.kernel = Interval(estimate: 0) }),
      ("Its controls do not read 1", { $0.valid = false }),
      (
        "It has no times of control S at 1,000 notes in: e1, e2, e3, e4, e5, e6, e7, e8, e9.",
        { $0.controlCells.removeAll { $0.architecture == "S" } }
      ),
      (
        "It has no times of MVC at 1,000 notes in: e4.",
        { $0.events.removeAll { $0.architecture == "MVC" && $0.event == "e4" } }
      ),
      (
        "It has no times of Baseline, MVC and MVVM at 1,000 notes in: e4.",
        { results in
          for index in results.events.indices where results.events[index].event == "e4" {
            results.events[index].eventTime = nil
          }
        }
      ),
      (
        "It compares no architecture with Baseline.",
        { results in
          results.architectures.removeAll { $0.id != .baseline }
          results.events.removeAll { $0.architecture != .baseline }
        }
      ),
      ("MVC differs from Baseline on that machine.", { $0.architectures[1].defect = "It does." }),
    ]
    for (sentence, change) in lacks {
      let refusals = Self.refusals(change)
      #expect(refusals.contains { $0.hasPrefix(sentence) }, "\(sentence): \(refusals)")
      #expect(refusals.allSatisfy { $0.hasSuffix(".") })
    }
  }

  @Test("Controls that were switched off are named in one sentence.")
  func controlsOff() {
    let refusals = Self.refusals { $0.controlCells = [] }
    #expect(refusals.map { $0.prefix(43) } == ["It has no times of control S and control C "])
  }

  @Test("A figure that does not follow from the samples is named with its event and its pattern.")
  func changed() {
    let changes: [(sentence: String, change: (inout Results) -> Void)] = [
      (
        "e1 at 1,000 notes, MVC: ratio.estimate is 1.0,",
        { $0.events[1].ratio?.estimate = 1 }
      ),
      ("e1 at 1,000 notes, MVC: ratio.low is 1.0,", { $0.events[1].ratio?.low = 1 }),
      ("e1 at 1,000 notes, MVC: verdict is faster, but slower", { $0.events[1].verdict = .faster }),
      ("e1 at 1,000 notes, MVC: margin is 0.5,", { $0.events[1].margin = 0.5 }),
      ("e1 at 1,000 notes, MVC: group is z, but b", { $0.events[1].group = "z" }),
      ("e1 at 1,000 notes, MVC: mallocs is 7.0, but 40.0", { $0.events[1].mallocs = 7 }),
      ("e1 at 1,000 notes, MVC: instructions is 7, but missing", { $0.events[1].instructions = 7 }),
      (
        "e1 at 1,000 notes, MVC: eventTime.estimate",
        { $0.events[1].eventTime?.estimate = 1.15e-4 }
      ),
      ("e1 at 1,000 notes, MVC: its times do not fit", { $0.events[1].added?.estimate = 1e-3 }),
      ("e1 at 1,000 notes, S: verdict is slower,", { $0.controlCells[0].verdict = .slower }),
      ("means[0].ratio.high is 2.0,", { $0.means[0].ratio.high = 2 }),
      ("controls[0].mean.estimate is 1.5,", { $0.controls[0].mean.estimate = 1.5 }),
      ("pairs is 0 elements, but ", { $0.pairs = [] }),
      ("verdicts.slower is 99, but 18", { $0.verdicts["slower"] = 99 }),
      ("run.noisy is true, but false", { $0.run.noisy = true }),
    ]
    for (sentence, change) in changes {
      let refusals = Self.refusals(change)
      #expect(refusals.count == 1 && refusals[0].hasPrefix(sentence), "\(sentence): \(refusals)")
    }
  }

  @Test("After a changed sample, five figures that differ are named, and the others counted.")
  func sample() {
    let refusals = Self.refusals { $0.events[1].values[0] = 3 }
    #expect(refusals.contains { $0.hasPrefix("e1 at 1,000 notes, MVC: ratio.estimate is 1.105") })
    #expect(refusals.contains { $0.hasSuffix(" more figures like these.") })
  }

  @Test("Controls that do not read 1 are found even if the file says that they do.")
  func controlsOffOne() {
    var run = MadeUpRun.machine
    run.copies = { _, _ in [0.1, 0.101, 0.099, 0.1] }
    var results = MadeUpRun.onMachine(run)
    #expect(
      MachineCheck(results, events: MadeUpRun.nine).refusals.map { $0.prefix(27) }
        == ["Its controls do not read 1,"])
    results.valid = true
    #expect(
      MachineCheck(results, events: MadeUpRun.nine).refusals.contains {
        $0.hasPrefix("valid is true, but false follows")
      })
  }
}

@Suite("The page of machines") struct MachinesPageTests {
  private let kernel = Interval(estimate: 3e-4)

  private func page(_ machines: [(String, Results)]) -> String {
    MachinesPage(machines.map { MachinesPage.Machine($0, $1) }, reference: kernel)
      .document.markdown.replacing("\u{A0}", with: " ")
  }

  /// A run on a machine that takes twice the reference's time.
  private func slow(_ run: MadeUpRun = .machine) -> Results {
    var results = MadeUpRun.onMachine(run)
    results.machine.kernel = Interval(estimate: 6e-4)
    return results
  }

  @Test("One machine has its figures, and the page says that nothing is compared.")
  func one() {
    let text = page([("mine", MadeUpRun.onMachine())])
    #expect(text.contains("There is one machine so far, so there is nothing to compare it with."))
    #expect(text.contains("| takes of the reference's time | 1.00"))
    #expect(text.contains("No run here counted them"))
    #expect(!text.contains("is not the same in these runs"))
  }

  @Test("Machines are side by side in ratios, and in µs divided by their factor.")
  func two() throws {
    let text = page([("mine", MadeUpRun.onMachine()), ("slow", slow())])
    #expect(text.contains("No two patterns change places"))
    #expect(text.contains(#/reference's time \| 1\.00 +\| 2\.00 /#))
    let rows = text.split(separator: "\n").filter { $0.contains("| Baseline |") }
    #expect(rows.count == 9)
    // Baseline takes 100 µs on both, which are 50 of the reference's on the slow one.
    #expect(rows[0].contains("100 |") && rows[0].contains("50.0 |"))
    #expect(text.contains("charts/machines-1000-light.svg"))
    #expect(text.contains("MVC: mine 1.11, slow 1.11."))
  }

  @Test("Patterns that change places between machines are named.")
  func reversed() {
    var run = MadeUpRun.machine
    run.values = { name, _ in
      name == "MVVM" ? [0.09, 0.1, 0.11, 0.1] : [0.7, 0.69, 0.7, 0.71]
    }
    let text = page([("mine", MadeUpRun.onMachine()), ("slow", slow(run))])
    #expect(text.contains("MVC is slower than MVVM on slow, and faster on mine."))
  }

  @Test("Patterns with other sources on one of the machines are named.")
  func sources() {
    let one = MadeUpRun.onMachine(MadeUpRun.machine.withSources())
    let other = slow(MadeUpRun.machine.withSources(changed: ["MVC"]))
    #expect(page([("a", one), ("b", other)]).contains("The code of MVC is not the same in these"))
  }
}

extension MadeUpRun {
  static let nine = (1...9).map { "e\($0)" }

  /// A run of nine events with quiet controls.
  static var machine: MadeUpRun {
    MadeUpRun(
      interactions: nine,
      titles: Dictionary(uniqueKeysWithValues: nine.map { ($0, "event \($0)") }),
      copies: { _, _ in [0.001, -0.001, 0.0005, -0.0005] })
  }

  /// The results of a run in which Baseline takes 100 µs, with all that follows from its values.
  static func onMachine(_ run: MadeUpRun = machine) -> Results {
    var results = run.results
    results.machine.kernel = Interval(estimate: 3e-4, low: 2.9e-4, high: 3.1e-4)
    func timed(_ cell: Cell) -> Cell {
      var cell = cell
      let ratio = cell.values.isEmpty ? 1 : exp(Statistics.mean(cell.logRatios))
      cell.latency = Latency(warm: Interval(estimate: 1e-4 * ratio))
      if !cell.values.isEmpty { cell.added = Interval(estimate: 1e-4 * (ratio - 1)) }
      return cell
    }
    results.cells = results.cells.map(timed)
    results.controlCells = results.controlCells.map(timed)
    return results.recomputed()
  }
}
