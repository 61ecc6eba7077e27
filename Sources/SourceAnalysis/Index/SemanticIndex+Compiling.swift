internal import Foundation

extension SemanticIndex {
  /// Makes the index of an architecture with the compiler.
  ///
  /// - Parameters:
  ///   - map: the architecture.
  ///   - root: the package's folder.
  ///   - modules: the folder of the modules that the architecture imports.
  /// - Throws: an `IndexError` if there is no index.
  package init(of map: BucketMap, root: String, modules: String) throws(IndexError) {
    try self.init(of: SourceModule(map, root: root, modules: modules))
  }

  /// Makes the index of a module with the compiler, in a temporary folder.
  ///
  /// - Throws: an `IndexError` if there is no index.
  package init(of module: SourceModule) throws(IndexError) {
    let toolchain = try Toolchain()
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "archbench-index-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    guard
      (try? FileManager.default.createDirectory(
        atPath: scratch, withIntermediateDirectories: true)) != nil
    else { throw .unreadable(reason: "no folder can be made at '\(scratch)'") }
    let store = scratch + "/store"
    if let message = toolchain.check(module, scratch: scratch, store: store) {
      throw .compilerFailed(module: module.name, message: message)
    }
    self = IndexBuilder(
      try RawIndex(store: store, library: toolchain.indexLibrary), of: module
    ).build()
  }
}
