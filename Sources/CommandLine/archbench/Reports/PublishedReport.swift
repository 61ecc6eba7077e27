import Foundation
import Report

/// The report that README shows.
enum PublishedReport {
  /// Its results; `nil` without a package, or if README names no report that can be read.
  static var results: Results? {
    guard let root = ProjectSource.root,
      let readme = try? String(contentsOfFile: "\(root)/README.md", encoding: .utf8),
      let marker = readme.firstMatch(of: #/<!-- report (\S+) -->/#)
    else { return nil }
    return try? ResultsFile.read("\(root)/\(marker.1)")
  }
}
