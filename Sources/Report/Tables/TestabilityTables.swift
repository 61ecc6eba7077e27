import Support

/// The tables of what unit tests cost in each architecture, and what they find.
enum TestabilityTables {
  /// A row for each architecture, over all behaviours.
  static func summary(_ file: TestabilityFile) -> TextTable {
    let columns = [
      "view-free", "tests", "tokens", "set-up", "objects", "turns", "ms", "deciding", "all",
    ]
    var table = TextTable([.init("Pattern")] + columns.map { .init($0, .right) })
    for tests in file.architectures {
      let behaviours = tests.behaviours
      let count = behaviours.count
      let objects = behaviours.map(\.objects)
      table.append([
        tests.architecture, "\(tests.viewFree) of \(count)",
        tests.viewFreeShare.map { "\($0) %" } ?? "–",
        Figures.count(tests.testTokens / max(1, count)), Figures.count(tests.supportTokens),
        objects.contains(nil) ? "–" : Figures.fixed(median(objects.compactMap(\.self)), 1),
        Figures.fixed(median(behaviours.map(\.turns)), 1),
        Figures.fixed(behaviours.map(\.seconds).reduce(0, +) * 1_000, 0),
        score(tests.deciding), score(tests.all),
      ])
    }
    return table
  }

  /// A row for each behaviour, a column for each architecture.
  static func behaviours(_ file: TestabilityFile) -> TextTable {
    var table = TextTable(
      [.init("#", .right), .init("Behaviour")]
        + file.architectures.map { .init($0.architecture, .right) })
    for behaviour in file.architectures.first?.behaviours ?? [] {
      let cells = file.architectures.map { tests in
        tests.behaviours.first { $0.number == behaviour.number }.map(cell) ?? "–"
      }
      table.append(["\(behaviour.number)", behaviour.title] + cells)
    }
    return table
  }

  /// A row for each behaviour, by its number, in the width of a terminal.
  static func numbers(_ file: TestabilityFile) -> TextTable {
    var table = TextTable(
      [.init("#", .right)] + file.architectures.map { .init($0.architecture, .right) })
    for behaviour in file.architectures.first?.behaviours ?? [] {
      let cells = file.architectures.map { tests in
        tests.behaviours.first { $0.number == behaviour.number }.map { own in
          "\(own.tokens)\(own.needOfViews == nil ? "" : "v") "
            + "\(own.deciding.killed)/\(own.deciding.sampled)"
        } ?? "–"
      }
      table.append(["\(behaviour.number)"] + cells)
    }
    return table
  }

  /// Tokens, whether views are needed, and the killed mutants of the deciding files.
  private static func cell(_ tests: BehaviourTests) -> String {
    let views = tests.needOfViews == nil ? "" : ", views"
    let score = tests.deciding
    return
      "\(Figures.count(tests.tokens))\(views), \(score.killed)/\(score.sampled) of \(score.eligible)"
  }

  /// A row for each architecture: the experiments, and the fake of the profile.
  static func experiments(_ file: TestabilityFile) -> TextTable {
    var table = TextTable(
      [
        .init("Architecture"), .init("Recorded state"), .init("Fresh views"), .init("Lost"),
        .init("Save, screen gone"), .init("Its object dies"), .init("Fake of the profile", .right),
      ])
    for tests in file.architectures {
      let state = tests.recordedState
      let save = tests.leavingWhileSaving
      table.append([
        tests.architecture, state.value ?? "none", state.isEqual ? "equal" : "differ",
        state.lost.isEmpty ? "nothing" : state.lost.joined(separator: ", "),
        save.isSaveKept ? "kept" : "**lost**", save.dies, Figures.count(tests.fakeTokens),
      ])
    }
    return table
  }

  private static func score(_ score: MutationScore) -> String {
    guard let share = score.share else { return "–" }
    return "\(Figures.fixed(share * 100, 0)) %"
  }

  private static func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }
}

extension ArchitectureTests {
  /// The number of behaviours whose tests need no view.
  package var viewFree: Int { behaviours.count { $0.needOfViews == nil } }

  /// The percentage of single tests that make no view; `nil` if objects could not be counted.
  var viewFreeShare: String? {
    let free = behaviours.compactMap(\.viewFreeTests)
    guard free.count == behaviours.count, !free.isEmpty else { return nil }
    let all = behaviours.map(\.tests).reduce(0, +)
    return Figures.fixed(100 * Double(free.reduce(0, +)) / Double(all), 0)
  }

  /// Tokens of the tests of all behaviours.
  package var testTokens: Int { behaviours.map(\.tokens).reduce(0, +) }

  /// The mutants of deciding files, over all behaviours.
  package var deciding: MutationScore { behaviours.map(\.deciding).reduce(MutationScore(), +) }

  /// The mutants of all files, over all behaviours.
  package var all: MutationScore { behaviours.map(\.all).reduce(MutationScore(), +) }
}
