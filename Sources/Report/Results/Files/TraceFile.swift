package import SourceAnalysis
import Support

/// Recorded traces, and checksums of the sources that they were recorded on.
package struct TraceFile: Equatable, JSONFile, Sendable {
  /// A checksum of each architecture's sources, without those that only its variants use.
  package var sources: [String: String]
  package var traces: [TraceResult]

  package init(sources: [String: String], traces: [TraceResult]) {
    self.sources = sources
    self.traces = traces
  }

  /// Returns the checksum of source texts and their paths.
  package static func checksum(of texts: [(path: String, bytes: [UInt8])]) -> String {
    var sum = Checksum()
    for text in texts.sorted(by: { $0.path < $1.path }) {
      sum.add(text.path.utf8)
      sum.add([0])
      sum.add(text.bytes)
      sum.add([0])
    }
    return sum.text
  }
}
