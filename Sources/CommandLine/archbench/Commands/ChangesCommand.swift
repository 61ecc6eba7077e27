import ArchitectureKit
import ArgumentParsing
import Catalog
import Foundation
import Report
import SourceAnalysis
import Support

/// The command `changes`, which shows what change requests cost in each architecture, and measures it.
enum ChangesCommand {
  static let request = Option(
    repeating: "request", placeholder: "number", .integer(1...99),
    help: "Show or measure this change request. May be repeated. Default: all.")
  static let measure = Flag(
    "measure",
    help: "Measure requests that have changed, and store the figures in "
      + "Reports/changes/changes.json.")
  static let check = Flag(
    "check", help: "Only carry out the requests, play all scripts and check the rules.")
  static let format = Option(
    "format", .choice(of: Format.self), default: .table, help: "How to print the figures.")

  /// The output format of the figures.
  enum Format: String, CaseIterable, Sendable {
    case table, json, markdown
  }

  static let command = CommandSpecification(
    "changes", abstract: "Show what change requests cost in each architecture.",
    discussion: """
      Without --measure and --check it prints the stored figures, which Scripts/changes makes. \
      Each request is a folder in Tests/Changes: a patch of what all share, a patch for each \
      architecture, and a script that shows whether the request is done. They are applied to a \
      copy in .build/changes.

      With --measure, each hunk of a patch is then left out alone, to see whether the compiler or \
      a script notices. That takes two minutes a request. Requests whose stored figures are up to \
      date are not measured again.

      Exit codes: 0 done, 1 a patched app is wrong or the build fails, 64 usage, 65 the sources, \
      the patches or the stored figures are not there, 73 cannot write.
      """,
    parameters: [request, measure, check, format], action: run)

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    guard let root = ProjectSource.root else {
      throw CommandFailure(
        "The project's sources are not here; run the command in the project's folder.", .badData)
    }
    if arguments.contains(measure) || arguments.contains(check) {
      let requests = try requests(arguments[request], root: root)
      try work(on: requests, checksOnly: arguments.contains(check), root: root, console)
      if arguments.contains(check) { return .done }
    }
    _ = try KeptChanges.read(root: root)
    let (file, note) = KeptChanges.valid(of: BucketMap.all.map(\.architecture), root: root)
    guard let file else { throw CommandFailure(note ?? "", .badData) }
    let section = ChangesSection(file, note: note)
    switch arguments[format] {
    case .table: try console.show(section.text)
    case .markdown: try console.output.write(section.markdown)
    case .json: try console.output.write(try file.text)
    }
    return .done
  }

  private static func requests(_ numbers: [Int], root: String) throws -> [ChangeRequest] {
    let all: [ChangeRequest]
    do throws(Patch.Failure) {
      all = try ChangeRequest.all(of: BucketMap.all.map(\.architecture), root: root)
    } catch {
      throw CommandFailure("\(error).", .badData)
    }
    if let request = all.first,
      let missing = BucketMap.all.first(where: { request.patches[$0.architecture] == nil })
    {
      throw CommandFailure(
        "\(missing.architecture) has no patches in '\(ChangeRequest.allFolder)'; add one to each "
          + "request.", .badData)
    }
    for number in numbers where !all.contains(where: { $0.number == number }) {
      throw CommandFailure(
        "There is no request \(number); there are \(all.map { "\($0.number)" }.joined(separator: ", ")).",
        .usage)
    }
    return numbers.isEmpty ? all : all.filter { numbers.contains($0.number) }
  }

  /// Carries out requests one by one; figures are stored as soon as a request is measured.
  private static func work(
    on requests: [ChangeRequest], checksOnly: Bool, root: String, _ console: Console
  ) throws {
    let progress = console.progress()
    defer { progress.erase() }
    do {
      for request in requests {
        let measurement = ChangeMeasurement(request, root: root, progress)
        if checksOnly {
          try measurement.check()
          progress.erase()
          try console.output.write("Request \(request.number), \(request.title): done by all.\n")
          continue
        }
        var file = (try? KeptChanges.read(root: root)) ?? ChangesFile()
        let checksum = try KeptChanges.checksum(of: request, root: root)
        if file.requests.contains(where: { $0.checksum == checksum }) { continue }
        let figures = try measurement.measure()
        let stored = ChangesFile.Request(
          number: request.number, title: request.title, folder: request.folder,
          commit: ProjectSource.commit(root: root), checksum: checksum)
        file.store(figures, of: stored)
        try KeptChanges.write(file, root: root)
      }
      if !checksOnly { try measureConversion(root: root, progress) }
    } catch let error as CommandFailure {
      throw error
    } catch let error as Patch.Failure {
      throw CommandFailure("\(error); mend it with Scripts/change-tree.", .badData)
    } catch {
      throw CommandFailure((error as? CocoaError)?.localizedDescription ?? "\(error)", .failed)
    }
  }

  /// Compiles the experiment with conversions, and stores its figures.
  private static func measureConversion(root: String, _ progress: ProgressLine) throws {
    var file = try KeptChanges.read(root: root)
    let maps = try ["MVC", "MVVM"].map { try BucketMap.named($0) }
    let checksum = try KeptChanges.checksum(ofConversionIn: maps, root: root)
    guard file.conversion?.checksum != checksum else { return }
    progress.update("conversions", done: 0, total: 1)
    let experiment = try ConversionExperiment(of: maps, root: root)
    let copy = ProjectCopy(of: root, named: "changes")
    try copy.update(experiment.texts(ConversionExperiment.most))
    for map in maps { try copy.build("--target", map.architecture.moduleName) }
    let tokens = try maps.map { ($0.architecture, try experiment.viewTokens(of: $0)) }
    file.conversion = ChangesFile.Conversion(
      commit: ProjectSource.commit(root: root), checksum: checksum,
      viewTokens: Dictionary(uniqueKeysWithValues: tokens))
    try KeptChanges.write(file, root: root)
  }
}
