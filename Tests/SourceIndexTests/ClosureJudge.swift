import Foundation

@testable import SourceIndex

/// Has the compiler judge whether the index knows what a file needs.
struct ClosureJudge: Sendable {
  private let module: SourceModule
  private let toolchain: Toolchain
  private let dependencies: FileDependencies

  init(_ module: SourceModule, _ index: SemanticIndex) throws {
    self.module = module
    toolchain = try Toolchain()
    dependencies = FileDependencies(index)
  }

  /// What a file's closure was found to be.
  struct Verdict: Equatable {
    let file: String
    /// The files of the closure, itself among them.
    let files: Int
    /// What the compiler says of the closure; nil if it accepts it.
    var error: String?
    /// The files that can be left out without an error.
    var needless: [String] = []
  }

  func verdict(on file: String) throws -> Verdict {
    let closure = dependencies.closure(of: file)
    var verdict = Verdict(file: file, files: closure.count)
    verdict.error = try error(in: closure)
    for other in closure.sorted() where other != file {
      if try error(in: closure.subtracting([other])) == nil { verdict.needless.append(other) }
    }
    return verdict
  }

  private func error(in files: Set<String>) throws -> String? {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "SourceIndexTests-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let part = SourceModule(
      module.name, root: module.root, files: module.files.filter { files.contains($0.path) },
      options: module.options)
    return toolchain.check(part, scratch: folder)
  }
}
