package import Report
import SourceAnalysis
import Support

extension TestabilityFile: StoredFigures {
  package static let path = "Reports/testability/testability.json"
  package static let script = "Scripts/testability"
  package static let inputs = "sources or unit tests"

  package var parts: [(name: String, checksum: String)] {
    architectures.map { ($0.architecture, $0.checksum) }
  }

  package var page: String? {
    "# Unit tests as a measurement\n\nWritten by `Scripts/testability`.\n\n"
      + TestabilitySection(self).document.markdown
  }

  package mutating func keep(_ architectures: [String]) {
    self.architectures.removeAll { !architectures.contains($0.architecture) }
  }

  package static func checksum(of part: String, in project: Project) throws -> String {
    let folders = [BucketMap.folder(of: part), "\(UnitTestSources.folder)/\(part.moduleName)"]
    return try SourceTexts.checksum(
      of: SourceTree.paths(at: folders, in: project.root), in: project.root)
  }
}
