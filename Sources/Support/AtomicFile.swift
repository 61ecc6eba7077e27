internal import Foundation

/// Writes files atomically: no reader ever sees an incomplete file.
package enum AtomicFile {
  /// The files that a write may replace.
  package enum Replacing {
    case nothing
    /// Empty ones, and those that archbench wrote itself, by how they begin: for a user's paths.
    case own(_ isOwn: (_ beginning: String) -> Bool)
    /// All but those that the running command has read: for `--force`.
    case otherFiles
    /// All.
    ///
    /// Only these use it, as they edit files of the project or rewrite their own store by design:
    /// - `report --recount`, and the traces in `.build`
    /// - `forms`, `testability`, `changes` and `window` with `--measure`
    /// - `changes --check` with `UPDATE_GOLDENS`
    /// - `mutants`, which writes its table, and `new`, which adds to lists
    ///
    /// `play` keeps its notes without this type.
    case ownStore
  }

  /// Writes the text as UTF-8 to `path`, and creates missing folders on the way.
  package static func write(
    _ text: String, to path: String, replacing: Replacing = .nothing
  ) throws(CommandFailure) {
    try write(bytes: Array(text.utf8), to: path, replacing: replacing)
  }

  /// Writes bytes to `path`, and creates missing folders on the way.
  ///
  /// A link is followed, and stays. The new file is made beside the old one and then renamed.
  ///
  /// Throws a ``CommandFailure`` with ``ExitCode/cannotWrite`` when that fails, or as ``check``
  /// does. The old file is then unchanged.
  package static func write(
    bytes: [UInt8], to path: String, replacing: Replacing
  ) throws(CommandFailure) {
    let target = try check(path, replacing: replacing)
    let file = URL(fileURLWithPath: target)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file, options: .atomic)
    } catch {
      throw failure(path, "\(explanation(of: error)); \(remedy)")
    }
  }

  /// Keeps what took long to make in the temporary folder; returns the failure to write it elsewhere,
  /// with where it is now.
  package static func keep(_ text: String, after failure: CommandFailure) -> CommandFailure {
    let name = "archbench-\(UUID()).json"
    let path = FileManager.default.temporaryDirectory.appending(path: name).path
    let isKept = (try? write(text, to: path)) != nil
    let words = isKept ? "kept as '\(path)'." : "lost: '\(path)' cannot be written either."
    return CommandFailure("\(failure.message) What was measured is \(words)", failure.exitCode)
  }

  /// Returns the file that a path leads to, without links at its end.
  ///
  /// Throws a ``CommandFailure`` for a folder, a device, a dead link, or what `replacing` excludes.
  /// A command that works for long calls this before it starts.
  @discardableResult
  package static func check(
    _ path: String, replacing: Replacing
  ) throws(CommandFailure) -> String {
    try refuseDeadEnds(in: path)
    let target = link(at: path).flatMap { _ in realPath(path) } ?? path
    switch try? FileManager.default.attributesOfItem(atPath: target)[.type] as? FileAttributeType {
    case nil: break
    case .typeRegular?:
      if let reason = reason(against: replacing, target) { throw failure(path, reason) }
    case .typeDirectory?: throw failure(path, "it is a folder; choose the path of a file")
    default:
      // An atomic write would replace the device by a file. As root, this can even happen to
      // /dev/null.
      throw failure(path, "it is a device or a pipe; choose the path of a file")
    }
    var folder = URL(fileURLWithPath: target).path as NSString
    repeat {
      folder = folder.deletingLastPathComponent as NSString
    } while access("\(folder)", F_OK) != 0
    if access("\(folder)/", W_OK) != 0 {
      let reason = String(cString: strerror(errno))
      let lead = target == path ? "" : "it leads to '\(target)': "
      throw failure(path, "\(lead)\(reason); \(remedy)")
    }
    return target
  }

  /// Returns why a file may not be replaced; `nil` if it may.
  private static func reason(against replacing: Replacing, _ file: String) -> String? {
    switch replacing {
    case .nothing: return "it exists already; choose another path, or replace it with --force"
    case .own, .otherFiles:
      if InputFiles.contains(file) {
        return "this command reads the same file, which would be lost; choose another path"
      }
      guard case .own(let isOwn) = replacing else { return nil }
      // What cannot be read may be anybody's. At the end of a file there is no data, and no error.
      let handle = FileHandle(forReadingAtPath: file)
      if let bytes = try? handle.map({ try $0.read(upToCount: 1 << 16) ?? Data() }),
        bytes.isEmpty || isOwn(String(decoding: bytes, as: UTF8.self))
      {
        return nil
      }
      return "archbench did not write this file, which would be lost; choose another path, or "
        + "replace it with --force"
    case .ownStore: return nil
    }
  }

  /// Refuses a path with a name that is too long, or a link that leads nowhere.
  private static func refuseDeadEnds(in path: String) throws(CommandFailure) {
    // The folders before it may not exist yet.
    if path.split(separator: "/").contains(where: { $0.utf8.count > Int(NAME_MAX) }) {
      throw failure(path, "a name in it is too long; choose another path")
    }
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

  private static let remedy = "make the folder writable, or choose another path"

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
