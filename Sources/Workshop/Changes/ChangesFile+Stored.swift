import Foundation
package import Report
import SourceAnalysis

extension ChangesFile: StoredFigures {
  package static let path = "Reports/changes/changes.json"
  package static let script = "Scripts/changes"
  package static let inputs = "sources or patches"

  package var parts: [(name: String, checksum: String)] {
    requests.map { ($0.name, $0.checksum) }
  }

  package var page: String? {
    "# Changes as a measurement\n\nWritten by `Scripts/changes`.\n\n"
      + ChangesSection(self).document.markdown
  }

  package mutating func keep(_ architectures: [String]) {
    changes.removeAll { !architectures.contains($0.architecture) }
  }

  package static func checksum(of part: String, in project: Project) throws -> String {
    let all = try ChangeRequest.all(of: project.names, root: project.root)
    guard let request = all.first(where: { $0.name == part }) else { return "" }
    let patches = [request.shared] + request.patches.values.sorted { $0.path < $1.path }
    // Tests and words decide nothing that is counted.
    let changed = patches.flatMap(\.files).filter { !$0.isNew }.map(\.path)
      .filter { $0.hasPrefix("Sources/") && !$0.hasSuffix(".md") || $0.hasSuffix(".script") }
    let own = patches.map(\.path) + [request.script]
    return try SourceTexts.checksum(of: own + changed, in: project.root)
  }
}
