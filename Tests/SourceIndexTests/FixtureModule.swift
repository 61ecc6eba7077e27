import Foundation
import SourceMetrics

@testable import SourceIndex

/// A small module in a folder of its own, gone when the last reference to it is.
final class FixtureModule: Sendable {
  typealias File = (name: String, role: Role, text: String)

  let module: SourceModule

  /// - Parameters:
  ///   - files: the text of each file, by a name such as `Store`, and its role.
  ///   - variants: what is in the bucket of variants, likewise.
  ///   - onMainActor: whether all is isolated to the main actor, as the architectures are.
  /// - Throws: if a file cannot be written.
  init(_ files: [File], variants: [File] = [], onMainActor: Bool = false) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "SourceIndexTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files + variants {
      try Data(file.text.utf8).write(to: folder.appending(path: file.name + ".swift"))
    }
    module = SourceModule(
      "Fixture", root: folder.path,
      files: files.map { .init(path: $0.name + ".swift", place: Place(.feature, role: $0.role)) }
        + variants.map { .init(path: $0.name + ".swift", place: Place(.variants, role: $0.role)) },
      options: ["-swift-version", "6"] + (onMainActor ? ["-default-isolation", "MainActor"] : []))
  }

  /// Has it indexed, while its folder is there.
  func index() throws -> SemanticIndex {
    try withExtendedLifetime(self) { try SemanticIndex(of: module) }
  }

  deinit { try? FileManager.default.removeItem(atPath: module.root) }
}

extension SemanticIndex {
  /// The one symbol of the module that is called so: `Store.add(_:)`.
  func own(_ qualifiedName: String) -> IndexedSymbol? {
    let found = symbols.values.filter {
      $0.qualifiedName == qualifiedName && $0.site != nil && !$0.isImplicit
        && $0.kind != .extension && $0.kind != .parameter
    }
    return found.count == 1 ? found.first : nil
  }

  /// The bodies of which it is not known what they decide, by name.
  var bodiesWithoutDecisions: [String] {
    symbols.values.filter { symbol in
      symbol.kind.isBody && symbol.site != nil && !symbol.isImplicit
        && bodyDecisions[symbol.usr] == nil
        && !symbol.isRequirement
        && !(symbol.parent.flatMap { symbols[$0] }?.isRequirement ?? false)
    }.map(\.qualifiedName).sorted()
  }

  /// What is done with a symbol, place by place.
  func accesses(to qualifiedName: String) -> [IndexedOccurrence] {
    let usr = own(qualifiedName)?.usr
    return occurrences.filter { $0.usr == usr && !$0.access.contains(.definition) }
  }
}

extension Headline {
  /// Who writes a property.
  func writers(of qualifiedName: String) -> [PropertyWriters.Writer]? {
    propertyWriters.first { $0.property.qualifiedName == qualifiedName }?.writers
  }
}
