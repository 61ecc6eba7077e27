import Catalog
import Foundation
import Measurement
import Report
import SourceAnalysis
import Study
import Support
import Workshop

/// What the reader of the HTML page shows: sources, unit tests and change requests of a report's
/// architectures.
enum PageSources {
  /// Returns what the project has of these architectures; the page has no reader without sources.
  static func reading(of architectures: [String]) throws -> PageReading {
    guard let root = ProjectSource.root else { return PageReading() }
    let known = architectures.filter { exists(BucketMap.folder(of: $0), root) }
    return PageReading(
      sources: try known.flatMap { try screens($0, root) + tests($0, root) },
      changes: try changes(of: known, root) + forms(of: known, root))
  }

  private static func exists(_ path: String, _ root: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(root)/\(path)")
  }

  private static func screens(_ architecture: String, _ root: String) throws -> [PageSource] {
    let map = try BucketMap.named(architecture)
    return try ArchitectureSource(map, root: root).entries.compactMap { entry in
      let path = entry.file.path
      let folder = path.dropFirst(map.folder.count + 1).split(separator: "/").first ?? ""
      return SourceTexts.read(path, in: root).map {
        PageSource(
          architecture: architecture, subject: .screen(String(folder)), path: path, text: $0)
      }
    }
  }

  private static func tests(_ architecture: String, _ root: String) throws -> [PageSource] {
    let folder = "\(UnitTestSources.folder)/\(architecture.moduleName)"
    guard exists(folder, root) else { return [] }
    return try SourceTree.texts(at: [folder], in: root).map { file in
      let stem = URL(filePath: file.path).deletingPathExtension().lastPathComponent
      return PageSource(
        architecture: architecture, subject: .test(stem), path: file.path,
        text: String(decoding: file.bytes, as: UTF8.self))
    }
  }

  private static func changes(of architectures: [String], _ root: String) throws -> [PageChange] {
    try ChangeRequest.all(of: architectures, root: root).compactMap { request in
      func text(_ name: String) -> String? {
        SourceTexts.read("\(request.folder)/\(name)", in: root)
      }
      guard let readme = text("README.md"), let shared = text("shared.patch")
      else { return nil }
      return PageChange(
        number: request.number, author: request.author, title: request.title,
        folder: URL(filePath: request.folder).lastPathComponent, readme: readme, shared: shared,
        patches: request.patches.compactMapValues { SourceTexts.read($0.path, in: root) })
    }
  }

  /// The forms, those of the same kind together: `naive` of all architectures, then the next kind.
  private static func forms(of architectures: [String], _ root: String) throws -> [PageChange] {
    let forms = try Form.all(in: ProjectSource.project()).filter {
      architectures.contains($0.pattern)
    }
    return forms.map(\.kind).uniqued().map { kind in
      PageChange(
        form: kind,
        forms.filter { $0.kind == kind }.compactMap { form in
          form.patches.last.flatMap { SourceTexts.read($0.path, in: root) }
            .map { (form.pattern, form.name, form.prose, $0) }
        })
    }
  }
}
