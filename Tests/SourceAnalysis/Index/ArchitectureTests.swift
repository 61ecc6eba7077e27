import Foundation
import Results
import Study
import Testing

@testable import SourceAnalysis

/// Compares the index of each architecture with its tokens.
@MainActor
@Suite("Index and tokens of an architecture", .serialized)
struct ArchitectureTests {
  @Test(
    "The index and the tokens have the same bodies with the same decisions",
    arguments: RuleBook.all.map(\.architecture))
  func decisions(name: String) throws {
    let index = try ProjectIndex.index(of: name)
    #expect(index.bodiesWithoutDecisions == [])
    let map = try BucketMap.named(name)
    let sites = Set(
      index.symbols.values.filter { index.bodyDecisions[$0.usr] != nil }.compactMap(\.site)
        .map { "\($0.file):\($0.line):\($0.column)" })
    #expect(index.bodyDecisions.count == sites.count)
    let texts = try SourceTree.texts(at: [map.folder], in: ProjectIndex.root)
    let places = texts.flatMap { text in
      SourceOutline(of: text.bytes).bodies.map { "\(text.path):\($0.line):\($0.column)" }
    }
    #expect(places.count > 100)
    #expect(places.filter { !sites.contains($0) } == [])
  }

  @Test(
    "The index has no reference that the matrix of roles forbids",
    arguments: RuleBook.all.map(\.architecture))
  func matrix(name: String) throws {
    let matrix = try #require(
      RuleBook.all.first { $0.architecture == name }?.matrix, "\(name) has no rule 'matrix'")
    let headline = Headline(try ProjectIndex.index(of: name))
    let references = headline.referencesBetweenRoles
    #expect(references.count { matrix[$0.from] != nil } > 50)
    #expect(references.filter { !$0.isAllowed(by: matrix) }.map(\.description) == [])
  }

  @Test("A Service reached by type inference is found in the index, not in the tokens")
  func inference() throws {
    let path = "Sources/Architectures/Ziggurat/Tabs/TabsViewController.swift"
    let folder = try TemporaryCopy(of: "Sources/Architectures/Ziggurat")
    let old = "service.tabTapped(tab)"
    let text = try folder.text(of: path)
    try #require(text.contains(old))
    let seeded = text.replacing(
      old, with: old + "\n    (viewControllers as? AppContext)?.notesService.createTapped()")
    try folder.write(seeded, to: path)

    let book = try #require(RuleBook.all.first { $0.architecture == "Ziggurat" })
    let map = try BucketMap.named("Ziggurat")
    let verdicts = book.check(try RuleSources(map, root: folder.path))
    #expect(verdicts["matrix"] == .holds)
    let index = try SemanticIndex(of: map, root: folder.path, modules: ProjectIndex.modules)
    let matrix = try #require(book.matrix)
    let found = Headline(index).referencesBetweenRoles.filter { !$0.isAllowed(by: matrix) }
    #expect(Set(found.map(\.to)) == [.service])
    #expect(Set(found.map(\.file)) == [path])
  }
}

/// A reference in one file to a declaration in another file.
private struct RoleReference: CustomStringConvertible {
  let from: Role
  let to: Role
  let name: String
  let file: String
  let line: Int

  var description: String {
    "\(file):\(line): \(name), \(to.name), is named by a \(from.name)"
  }

  /// Whether a matrix allows the reference; a role outside of the matrix may refer to all.
  func isAllowed(by matrix: [Role: Set<Role>]) -> Bool {
    from == to || matrix[from]?.contains(to) ?? true
  }
}

extension Headline {
  /// The references to types of other roles, to their members, and to free functions.
  ///
  /// Extensions of types of the shared modules, such as of a label, belong to no role: they are left out.
  fileprivate var referencesBetweenRoles: [RoleReference] {
    let own = Set(symbols.filter { $0.kind.isType }.compactMap { type(of: $0)?.name })
    return references.compactMap { reference in
      guard let symbol = index.symbols[reference.usr], let site = symbol.site,
        site.file != reference.site.file,
        type(of: symbol).map({ own.contains($0.name) }) ?? true
      else { return nil }
      return RoleReference(
        from: reference.site.place.role, to: site.place.role, name: symbol.qualifiedName,
        file: reference.site.file, line: reference.site.line)
    }
  }
}

/// A copy of a folder of the project, deleted with the last reference to it.
private final class TemporaryCopy {
  let path: String

  init(of folder: String) throws {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "SourceIndexTests-\(UUID().uuidString)")
    path = root.path
    let copy = root.appending(path: folder)
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: "\(ProjectIndex.root)/\(folder)", toPath: copy.path)
  }

  func text(of file: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
  }

  func write(_ text: String, to file: String) throws {
    try text.write(toFile: "\(path)/\(file)", atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
