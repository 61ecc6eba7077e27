internal import Foundation
internal import Synchronization

/// The files that the running command has read, which no output may replace.
///
/// Device and inode identify a file, so another spelling or a link does not hide it.
package final class InputFiles: Sendable {
  private struct Identity: Hashable {
    let device: dev_t
    let inode: ino_t
  }

  /// Those of the running command; `nil` outside of one.
  @TaskLocal static var current: InputFiles?

  private let identities = Mutex<Set<Identity>>([])

  /// Notes that the running command reads a file.
  package static func note(_ path: String) {
    guard let current, let identity = identity(of: path) else { return }
    _ = current.identities.withLock { $0.insert(identity) }
  }

  /// Returns whether the running command has read the file at `path`.
  static func contains(_ path: String) -> Bool {
    guard let current, let identity = identity(of: path) else { return false }
    return current.identities.withLock { $0.contains(identity) }
  }

  private static func identity(of path: String) -> Identity? {
    var status = stat()
    if stat(path, &status) != 0 { return nil }
    return Identity(device: status.st_dev, inode: status.st_ino)
  }
}
