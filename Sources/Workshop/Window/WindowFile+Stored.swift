import Measurement
package import Report
import SourceAnalysis

extension WindowFile: StoredFigures {
  package static let path = "Reports/window/window.json"
  package static let script = "Scripts/window-figures"
  package static let inputs = "sources or patches"
  static let display = "the window"

  package var parts: [(name: String, checksum: String)] {
    checksums.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  package var page: String? {
    "# The events in a real window\n\nWritten by `Scripts/window-figures`. The times without a window are those of the "
      + "report that README showed then; a report compares its own.\n\n"
      + WindowSection(self).document.markdown
  }

  package mutating func keep(_ architectures: [String]) {
    cells.removeAll { cell in
      let pattern = String(cell.architecture.name.prefix { $0 != "/" })
      return cell.architecture.name != Self.control && !architectures.contains(pattern)
    }
  }

  package static func checksum(of part: String, in project: Project) throws -> String {
    guard part == display else { return try FormsFile.checksum(of: part, in: project) }
    return try SourceTexts.checksum(
      of: SourceTree.paths(at: ["Sources/Window"], in: project.root), in: project.root)
  }
}
