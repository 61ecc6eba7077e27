internal import Foundation
package import SourceMetrics

extension SemanticIndex {
  /// Has the compiler index an architecture.
  ///
  /// - Parameters:
  ///   - map: the architecture, whose folder is from `root`.
  ///   - root: the package's folder.
  ///   - modules: the folder of the modules that the architecture imports.
  /// - Throws: an `IndexError`, whose sentence says why there is no index.
  package init(of map: BucketMap, root: String, modules: String) throws(IndexError) {
    try self.init(of: SourceModule(map, root: root, modules: modules))
  }

  /// Has the compiler index a module, into a folder that is gone afterwards.
  ///
  /// - Throws: an `IndexError`, whose sentence says why there is no index.
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
