import Foundation
import Results
import SourceAnalysis
import Study
package import Support

/// Measures a change request: how much each architecture's patch changes, and what notices if a
/// hunk of it is forgotten.
package struct ChangeMeasurement: Sendable {
  private let request: ChangeRequest
  /// The package with the architectures that have a patch.
  private let project: Project
  /// The architectures without a patch: the copy does not have them, because what all share may have
  /// changed under them.
  package let leftOut: [String]
  private let workshop: Workshop
  private let progress: ProgressLine

  /// The seconds after which a program that plays scripts is killed: with a part of a change missing
  /// it may not end.
  private static let deadline = 300.0
  /// What a changed app is compared with, step by step: Baseline's second copy, always complete.
  private static let reference = "BaselineClone"
  private static let clone = "Sources/BaselineClone"

  /// Prepares the measurement of a request in the architectures that have a patch for it.
  package init(_ request: ChangeRequest, in project: Project, _ progress: ProgressLine) {
    self.request = request
    self.project = Project(
      project.root, project.maps.filter { request.patches[$0.architecture] != nil }, project.books)
    leftOut = project.names.filter { request.patches[$0] == nil }
    self.progress = progress
    workshop = Workshop(of: project.root, named: "changes")
  }

  /// Measures the request, and stores its figures unless those that are stored are up to date.
  package func store() throws {
    let stored = Stored<ChangesFile>(in: project)
    var file = try stored.readIfThere() ?? ChangesFile()
    let checksum = try ChangesFile.checksum(in: project)(request.name)
    if file.requests.contains(where: { $0.checksum == checksum }) { return }
    let figures = try measure()
    file.store(
      figures,
      of: ChangesFile.Request(
        number: request.number, author: request.author, title: request.title,
        folder: request.folder,
        commit: project.commit(progress), checksum: checksum))
    try stored.write(file)
  }

  private func measure() throws -> [ChangeFigures] {
    try check()
    let omissions = Omissions(
      compile: { left in
        try update(leavingOut: left)
        return try named(left.keys) { name in
          try !SourceModule(BucketMap.named(name), root: workshop.root, modules: workshop.modules)
            .errors(SourceModule.dataFlow + ["-warnings-as-errors"]).isEmpty
        }
      },
      play: { left in
        try update(leavingOut: left)
        try workshop.build("--product", "script-player")
        return try named(left.keys) { try !differences(on: $0).isEmpty }
      }, progress: show)
    let sites = project.names.map { ($0, request.sites(of: $0)) }
    let answers = try omissions.answers(for: Dictionary(uniqueKeysWithValues: sites))
    return try project.maps.map { try figures(of: $0, answers[$0.architecture] ?? []) }
  }

  /// Returns the architectures in which something is so.
  private func named(
    _ names: some Sequence<String>, _ isSo: @Sendable (String) throws -> Bool
  ) throws -> [String] {
    let names = Array(names)
    return zip(names, try inParallel(names, isSo)).filter(\.1).map(\.0)
  }

  private func show(_ what: String, _ done: Int, _ total: Int) {
    progress.update("\(request.name): \(what)", done: done, total: total)
  }

  private func figures(
    of map: BucketMap, _ answers: [Omissions.Answer]
  ) throws -> ChangeFigures {
    let sites = request.sites(of: map.architecture)
    let paths = Set(sites.map(\.path))
    let texts = try request.texts(root: project.root)
    let size = ChangeSize(
      paths.map { (SourceTexts.read($0, in: project.root), texts[$0] ?? nil) })
    let roles = try paths.map { try map.place(of: String($0.dropFirst(map.folder.count + 1))).role }
    return ChangeFigures(
      architecture: map.architecture, request: request.number, author: request.author,
      files: paths.count,
      tokensAdded: size.tokensAdded, tokensRemoved: size.tokensRemoved,
      roles: Set(roles.map(\.word)).count, newTypes: size.newTypes.count,
      guided: answers.count { $0 == .compiler }, silent: answers.count { $0 != .compiler },
      uncaughtPlaces: zip(sites, answers).filter { $1 == .nobody }
        .map { "\($0.0.path):\($0.0.line)" })
  }

  /// Carries out the request in the copy, without the hunks that are left out.
  private func update(leavingOut left: [String: Patch.Site] = [:]) throws {
    let complete = try request.texts(root: project.root)
    var texts =
      left.isEmpty ? complete : try request.texts(leavingOut: left, root: project.root)
    // The project has a link to Baseline here.
    texts.updateValue(nil, forKey: Self.clone)
    let baseline = BucketMap.folder(of: "Baseline")
    let present = try FileManager.default.subpathsOfDirectory(atPath: "\(project.root)/\(baseline)")
      .map { "\(baseline)/\($0)" }
    for path in Set(present).union(complete.keys.filter { $0.hasPrefix(baseline) }) {
      if let text = complete[path] ?? SourceTexts.read(path, in: project.root) {
        texts[path.replacing(baseline, with: Self.clone)] = text
      }
    }
    for path in Scaffold.lists where !leftOut.isEmpty {
      let list = texts[path]?.flatMap(\.self) ?? SourceTexts.read(path, in: project.root) ?? ""
      texts[path] = leftOut.reduce(list) { Scaffold.removing($1, from: $0) }
    }
    try workshop.update(texts)
  }

  // MARK: - Behaviour

  /// Checks that all architectures do what is asked for and everything else as before, and that they
  /// obey their rules.
  ///
  /// - Throws: a `CommandFailure` that says which one does not.
  package func check() throws {
    show("building", 0, 1)
    try update()
    try workshop.build("--product", "script-player")
    show("goldens", 0, 1)
    try checkGoldens()
    show("scripts", 0, 1)
    let found = try inParallel(project.names) { try differences(on: $0) }
    for (name, different) in zip(project.names, found) where !different.isEmpty {
      throw failure(
        "\(name) differs from Baseline in \(different.prefix(5).joined(separator: ", "))")
    }
    show("rules", 0, 1)
    try workshop.build("--product", "archbench")
    let broken = try workshop.rules().filter { $0.verdict != "holds" }.map { rule in
      let reason = rule.breaches?.first.map { "\($0)" } ?? rule.reason ?? rule.rule
      return "\(rule.architecture), \(rule.id), \(rule.verdict): \(reason)"
    }
    if !broken.isEmpty { throw failure("a rule does not hold:\n\(broken.joined(separator: "\n"))") }
  }

  private func failure(_ reason: String) -> CommandFailure {
    CommandFailure("R\(request.name.dropFirst()): \(reason).", .failed)
  }

  /// Returns the scripts in which an architecture differs from the complete Baseline; the
  /// acceptance script is played first, and is the only one if it differs.
  private func differences(on architecture: String) throws -> [String] {
    for groups in [[acceptance], try workshop.scripts()] {
      let found = try workshop.differences(
        groups, on: architecture, from: Self.reference, deadline: Self.deadline)
      if !found.isEmpty { return found }
    }
    return []
  }

  private var acceptance: Workshop.ScriptGroup {
    Workshop.ScriptGroup(name: "acceptance", files: ["\(project.root)/\(request.script)"])
  }

  /// Plays all scripts on Baseline, and compares what they show with goldens.
  ///
  /// The acceptance script has one beside it. The others must show what the project's goldens say,
  /// but for those that the request names.
  ///
  /// With `UPDATE_GOLDENS` in the environment, the golden of the acceptance script is written.
  private func checkGoldens() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "archbench-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let scripts = try workshop.scripts()
    let run = workshop.ask(
      "script-player", ["transcripts", folder] + (scripts + [acceptance]).flatMap(\.files),
      deadline: Self.deadline)
    guard run.isDone else { throw failure("a script cannot be played on Baseline: \(run.text)") }
    let shown = try (scripts + [acceptance]).map(\.name).reduce(into: [:]) { texts, name in
      texts[name] = try String(contentsOfFile: "\(folder)/\(name).txt", encoding: .utf8)
    }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try AtomicFile.write(
        shown[acceptance.name] ?? "", to: "\(project.root)/\(request.golden)", replacing: .ownStore)
    }
    guard shown[acceptance.name] == SourceTexts.read(request.golden, in: project.root) else {
      throw failure("the acceptance script does not show what \(request.golden) says")
    }
    let goldens = scripts.map(\.name).reduce(into: [:]) { texts, name in
      texts[name] = SourceTexts.read("Tests/Equivalence/Goldens/\(name).txt", in: project.root)
    }
    let others = shown.filter { $0.key != acceptance.name }
    if let fault = request.goldens.fault(shown: others, goldens: goldens) { throw failure(fault) }
  }
}
