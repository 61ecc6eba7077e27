internal import Foundation

/// Writes files atomically: no reader ever sees an incomplete file.
package enum AtomicFile {
  /// The files that a write may replace.
  package enum Replacing {
    case nothing
    /// All but those that the running command has read: for each path that a user names.
    case otherFiles
    /// Those that the running command has read, too.
    ///
    /// Only commands that rewrite their own store by design use this: `report --recount`; `forms`,
    /// `testability`, `changes` and `window` with `--measure`; `changes --check` with
    /// `UPDATE_GOLDENS`; and `new`, which adds to lists. `report --write` and `mutants` do not need
    /// it, as they write beside what they read. `play` keeps its notes without this type.
    case ownStore
  }

  /// Writes the text as UTF-8 to `path`, and creates missing folders on the way.
  ///
  /// A link is followed, and stays. The new file is made beside the old one and then renamed.
  ///
  /// Throws a ``CommandFailure`` with ``ExitCode/cannotWrite`` when that fails, or as ``check``
  /// does. The old file is then unchanged.
  package static func write(
    _ text: String, to path: String, replacing: Replacing = .otherFiles
  ) throws(CommandFailure) {
    let target = try check(path, replacing: replacing)
    let file = URL(fileURLWithPath: target)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      let reason = (target == path ? "" : "it leads to '\(target)': ") + explanation(of: error)
      throw failure(path, "\(reason); make the folder writable, or choose another path")
    }
  }

  /// Returns the file that a path leads to, without links at its end.
  ///
  /// Throws a ``CommandFailure`` for a folder, a device, a dead link, or what `replacing` excludes.
  /// A command that works for long calls this before it starts.
  @discardableResult
  package static func check(
    _ path: String, replacing: Replacing = .otherFiles
  ) throws(CommandFailure) -> String {
    try refuseDeadLinks(in: path)
    let target = link(at: path).flatMap { _ in realPath(path) } ?? path
    switch try? FileManager.default.attributesOfItem(atPath: target)[.type] as? FileAttributeType {
    case _? where replacing == .nothing: throw failure(path, "it exists already")
    case .typeRegular? where replacing == .otherFiles && InputFiles.contains(target):
      throw failure(
        path, "this command reads the same file, which would be lost; choose another path")
    case nil, .typeRegular?: return target
    case .typeDirectory?: throw failure(path, "it is a folder; choose the path of a file")
    default:
      // An atomic write would replace the device by a file. As root, this can even happen to
      // /dev/null.
      throw failure(path, "it is a device or a pipe; choose the path of a file")
    }
  }

  /// Refuses a path if its file or one of its folders is a link that leads nowhere.
  private static func refuseDeadLinks(in path: String) throws(CommandFailure) {
    var place = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/") {
      place += name
      var status = stat()
      if stat(place, &status) != 0 {
        let (isCircle, reason) = (errno == ELOOP, String(cString: strerror(errno)))
        // Without a link, the rest does not exist yet.
        guard let next = link(at: place) else { return }
        let what = isCircle ? "leads in a circle" : "leads to '\(next)' (\(reason))"
        throw failure(path, "the link '\(place)' \(what); mend the link, or choose another path")
      }
      place += "/"
    }
  }

  private static func link(at path: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: path)
  }

  /// Returns the path without links; `nil` if no path leads there, as to a pipe.
  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func failure(_ path: String, _ reason: String) -> CommandFailure {
    CommandFailure("Cannot write '\(path)': \(reason).", .cannotWrite)
  }

  /// Returns only the reason: Foundation's own sentences repeat the path and differ between
  /// platforms.
  private static func explanation(of error: any Error) -> String {
    let top = error as NSError
    let cause = (top.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? top
    return cause.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(cause.code))) : top.localizedDescription
  }
}
