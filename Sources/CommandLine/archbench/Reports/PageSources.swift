import Catalog
import Foundation
import Report
import SourceAnalysis

/// The sources of a report's architectures, which the HTML page shows.
enum PageSources {
  /// Returns the sources; empty if they are not available.
  ///
  /// The page then has no source view.
  static func of(_ architectures: [String]) -> [PageSource] {
    guard let root = ProjectSource.root else { return [] }
    return architectures.flatMap { name -> [PageSource] in
      guard let map = try? BucketMap.named(name),
        let source = try? ArchitectureSource(map, root: root)
      else { return [] }
      return source.entries.compactMap { entry in
        let path = entry.file.path
        guard let text = try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) else {
          return nil
        }
        let folder = path.dropFirst(map.folder.count + 1).split(separator: "/").first ?? ""
        return PageSource(architecture: name, folder: String(folder), path: path, text: text)
      }
    }
  }
}
