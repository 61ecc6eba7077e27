import Measurement
package import Report
import SourceAnalysis

extension FormsFile: StoredFigures {
  package static let path = "Reports/forms"
  package static let script = "Scripts/forms"
  package static let inputs = "sources or patches"

  /// What all apps share and an event runs through.
  static let shared = "what all apps share"
  private static let sharedFolders = [
    "Sources/App", "Sources/Equivalence", "Sources/Benchmark/Interactions",
  ]

  package var parts: [(name: String, checksum: String)] {
    checksums.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  package var page: String? { nil }

  package mutating func keep(_ architectures: [String]) {
    cells.removeAll { !architectures.contains($0.architecture.name) }
  }

  /// Returns the figures with what the patches say now: their prose may change without a measurement.
  package func described(by forms: [Form]) -> FormsFile {
    var file = self
    for index in file.forms.indices {
      guard let form = forms.first(where: { $0.name == file.forms[index].name }) else { continue }
      file.forms[index].prose = form.prose
      file.forms[index].documents = form.documents
      file.forms[index].extraWork = form.extraWork
    }
    return file
  }

  package static func checksum(of part: String, in project: Project) throws -> String {
    if part == shared {
      return try SourceTexts.checksum(
        of: SourceTree.paths(at: sharedFolders, in: project.root), in: project.root)
    }
    let pattern = String(part.prefix { $0 != "/" })
    let patches = try Form.all(in: project).first { $0.name == part }?.patches.map(\.path)
    guard pattern == part || patches != nil else { return "" }
    let sources = try SourceTree.paths(at: [BucketMap.folder(of: pattern)], in: project.root)
    return try SourceTexts.checksum(of: sources + (patches ?? []), in: project.root)
  }
}
