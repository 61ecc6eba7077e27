import Foundation
import Measurement
package import Results
import SourceAnalysis
package import Support

/// Measures all forms of a pattern in one program, in the same rounds as Baseline and the pattern.
package struct FormMeasurement {
  private let pattern: String
  private let forms: [Form]
  private let events: [String]
  private let counted: [String]
  private let project: Project
  private let seed: UInt64
  private let isQuick: Bool
  private let progress: ProgressLine

  /// Prepares the measurement of those of the forms that are of a pattern, in some events.
  ///
  /// In `counted` ones, instructions are also counted at the largest size. A quick measurement
  /// stores nothing.
  package init(
    of pattern: String, _ forms: [Form], events: [String], counted: [String], in project: Project,
    seed: UInt64, isQuick: Bool, _ progress: ProgressLine
  ) {
    self.pattern = pattern
    self.forms = forms.filter { $0.pattern == pattern }
    (self.events, self.counted) = (events, counted)
    self.project = project
    self.seed = seed
    self.isQuick = isQuick
    self.progress = progress
  }

  static let logged = "logged"
  private static let (mainSize, largeSize, countedSize) = (1_000, 10_000, 100_000)

  /// Measures, and stores the figures unless those that are stored are up to date.
  package func figures() throws -> FormsFile {
    let stored = Stored<FormsFile>(in: project, of: pattern)
    let checksums = try FormsFile.checksums(
      of: [FormsFile.shared, "Baseline", pattern] + forms.map(\.name), in: project)
    let timed = try stored.readIfThere().flatMap { file in
      file.checksums == checksums && file.runs.allSatisfy(\.valid) ? file : nil
    }
    if let timed, uncounted(forms.filter { timed.isUsable($0.name) }, in: timed).isEmpty {
      return timed
    }
    let found = try FormCheck(in: project, seed: seed, progress).defects(of: forms)
    let defects = Dictionary(
      uniqueKeysWithValues: zip(forms.map(\.name), found).compactMap { name, defect in
        defect.map { (name, $0) }
      })
    defects.values.sorted().forEach(progress.print)
    let right = forms.filter { defects[$0.name] == nil }
    progress.update(
      "\(pattern): building \(Figures.counted(right.count, "form")) to measure", done: 0, total: 1)
    let workshop = Workshop(of: project.root, forms: right, .release)
    try workshop.update(with: right)
    try workshop.build("--product", "archbench")
    // Times are stored before instructions are counted, which may take longer.
    var file = try timed ?? self.timed(right, defects, checksums, in: workshop)
    if !isQuick { try stored.write(file) }
    try count(right, &file, in: workshop)
    if !isQuick { try stored.write(file) }
    return file
  }

  // MARK: - Times

  /// Runs each part, and returns what they have measured.
  private func timed(
    _ right: [Form], _ defects: [String: String], _ checksums: [String: String],
    in workshop: Workshop
  ) throws -> FormsFile {
    let entries = try forms.map { form in
      let size = try form.size(root: project.root)
      return FormsFile.Entry(
        name: form.name, prose: form.prose, documents: form.documents,
        tokensAdded: size.tokensAdded, tokensRemoved: size.tokensRemoved,
        defect: defects[form.name])
    }
    let runs = try timed(right).map { size, names in
      try results(of: [pattern] + names, at: size, in: workshop)
    }
    return FormsFile(
      pattern: pattern, commit: project.commit(progress), checksums: checksums, forms: entries,
      results: runs)
  }

  /// The forms that are timed at each size.
  private func timed(_ forms: [Form]) -> [(size: Int, names: [String])] {
    let ends = isQuick ? [] : Self.ends(forms).map(\.name)
    return [(Self.mainSize, Self.timed(forms)), (Self.largeSize, ends)].filter { !$0.1.isEmpty }
  }

  /// The forms that are measured in the events; the others are there for what needs them.
  private static func timed(_ forms: [Form]) -> [String] {
    forms.filter { $0.title != logged }.map(\.name)
  }

  /// The first version that works, and the last of the tuned series.
  static func ends(_ forms: [Form]) -> [Form] {
    [forms.first { $0.title == "naive" }, tunedEnd(forms)].compactMap(\.self)
  }

  private static func tunedEnd(_ forms: [Form]) -> Form? {
    forms.filter { $0.step != nil }.max { $0.step ?? 0 < $1.step ?? 0 }
  }

  private func results(of names: [String], at size: Int, in workshop: Workshop) throws -> Results {
    let count = events.count * (names.count + 1)
    progress.update("\(pattern): \(count) cases at \(size) notes", done: 0, total: 1)
    let words =
      ["--size", "\(size)", "--seed", "\(seed)"] + (isQuick ? ["--quick"] : [])
      + names.flatMap { ["--architecture", $0] } + events.flatMap { ["--interaction", $0] }
    return try MeasuringProgram.results("\(pattern.moduleName)-\(size)", words, in: project) {
      workshop.ask("archbench", $0, variables: MeasuringProgram.tied)
    }
  }

  // MARK: - Instructions

  /// The cases in which instructions are counted, with the contestant of each.
  private func countings(of forms: [Form]) -> [(name: String, cell: BenchmarkCase)] {
    func all(_ names: [String], _ ids: [String], _ size: Int) -> [(String, BenchmarkCase)] {
      names.flatMap { name in ids.map { (name, BenchmarkCase(interaction: $0, size: size)) } }
    }
    let timed = Self.timed(forms)
    let end = isQuick ? nil : Self.tunedEnd(forms)?.name
    return
      (timed.isEmpty
      ? [] : all(["Baseline", pattern] + timed, events, Self.mainSize))
      + (end.map { all(["Baseline", $0], counted, Self.countedSize) } ?? [])
  }

  /// The cases for which the file lacks instructions.
  private func uncounted(
    _ forms: [Form], in file: FormsFile
  ) -> [(name: String, cell: BenchmarkCase)] {
    countings(of: forms).filter { name, cell in
      file.cell(name, cell.interaction, at: cell.size)?.counter(InstructionCounting.name) == nil
    }
  }

  /// Counts the instructions that the file lacks.
  private func count(_ forms: [Form], _ file: inout FormsFile, in workshop: Workshop) throws {
    let missing = uncounted(forms, in: file)
    guard !missing.isEmpty else { return }
    do {
      let counting = try InstructionCounting("\(workshop.products)/archbench", seed: seed)
      defer { counting.remove() }
      let counts = try inParallel(
        missing,
        progress: { [progress, pattern] in
          progress.update("\(pattern): instructions", done: $0, total: $1)
        }
      ) { [progress] name, cell in counting.count(name, cell, failed: progress.print) }
      for ((name, cell), count) in zip(missing, counts) {
        if let count { file.add(InstructionCounting.name, count, of: name, in: cell) }
      }
    } catch let error as InstructionCounting.Unavailable {
      progress.print("\(error)")
    }
  }
}
