import Foundation
import Reporting
import SourceMetrics

/// What the page's reader shows: the sources of a report's architectures.
enum PageSources {
  /// None if they are not here: the page then has no reader.
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
