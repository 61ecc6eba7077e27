import Foundation
import Results

@testable import SourceAnalysis

/// A small module in a temporary folder, deleted with the last reference to it.
final class FixtureModule: Sendable {
  typealias File = (name: String, role: Role, text: String)

  let module: SourceModule

  /// Writes the files of the module.
  ///
  /// - Parameters:
  ///   - files: the name, the role and the text of each file; a name is for example `Store`.
  ///   - onMainActor: whether all code is isolated to the main actor, as in the architectures.
  /// - Throws: an error if a file cannot be written.
  init(_ files: [File], onMainActor: Bool = false) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "SourceIndexTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files {
      try Data(file.text.utf8).write(to: folder.appending(path: file.name + ".swift"))
    }
    module = SourceModule(
      "Fixture", root: folder.path,
      files: files.map { .init(path: $0.name + ".swift", place: Place(.feature, role: $0.role)) },
      options: ["-swift-version", "6"] + (onMainActor ? ["-default-isolation", "MainActor"] : []))
  }

  /// Returns the index of the module.
  func index() throws -> SemanticIndex {
    try withExtendedLifetime(self) { try SemanticIndex(of: module) }
  }

  deinit { try? FileManager.default.removeItem(atPath: module.root) }
}

extension SemanticIndex {
  /// Returns the symbol of the module with a full name such as `Store.add(_:)`.
  func own(_ qualifiedName: String) -> IndexedSymbol? {
    let found = symbols.values.filter {
      $0.qualifiedName == qualifiedName && $0.site != nil && !$0.isImplicit
        && $0.kind != .extension && $0.kind != .parameter
    }
    return found.count == 1 ? found.first : nil
  }

  /// The names of the bodies without a known number of decisions.
  var bodiesWithoutDecisions: [String] {
    symbols.values.filter { symbol in
      symbol.kind.isBody && symbol.site != nil && !symbol.isImplicit
        && bodyDecisions[symbol.usr] == nil
        && !symbol.isRequirement
        && !(symbol.parent.flatMap { symbols[$0] }?.isRequirement ?? false)
    }.map(\.qualifiedName).sorted()
  }

  /// Returns the occurrences of a symbol.
  func accesses(to qualifiedName: String) -> [IndexedOccurrence] {
    let usr = own(qualifiedName)?.usr
    return occurrences.filter { $0.usr == usr && !$0.access.contains(.definition) }
  }
}

extension Headline {
  /// Returns the bodies that write a property.
  func writers(of qualifiedName: String) -> [PropertyWriters.Writer]? {
    propertyWriters.first { $0.property.qualifiedName == qualifiedName }?.writers
  }
}
