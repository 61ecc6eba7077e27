import Results
import SourceAnalysis

extension TraceFile: StoredFigures {
  package static let path = "Sources/Documentation/traces.json"
  package static let script = "Scripts/update-traces"
  package static let inputs = "sources"

  package var parts: [(name: String, checksum: String)] {
    sources.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  package mutating func keep(_ architectures: [String]) {
    traces.removeAll { !architectures.contains($0.architecture) }
    sources = sources.filter { architectures.contains($0.key) }
  }

  package static func checksum(of part: String, in project: Project) throws -> String {
    let paths = try SourceTree.paths(at: [BucketMap.folder(of: part)], in: project.root)
    return try SourceTexts.checksum(of: paths, in: project.root)
  }
}
