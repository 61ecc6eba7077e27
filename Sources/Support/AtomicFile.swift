internal import Foundation

/// Writes files atomically: no reader ever sees an incomplete file.
package enum AtomicFile {
  /// Writes the text as UTF-8 to `path`, and creates missing folders on the way.
  ///
  /// Throws a ``CommandFailure`` with ``ExitCode/cannotWrite`` when that fails, or when the file
  /// exists and `replacing` is false. A device, pipe or socket is never replaced.
  package static func write(
    _ text: String, to path: String, replacing: Bool = true
  ) throws(CommandFailure) {
    let file = URL(fileURLWithPath: path)
    let old = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    if old != nil, !replacing { throw failure(path, "it exists already") }
    if let old, ![.typeRegular, .typeSymbolicLink, .typeDirectory].contains(old) {
      // An atomic write would replace the device by a file. As root, this can even happen to
      // /dev/null.
      throw failure(path, "it is no file")
    }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw failure(path, explanation(of: error))
    }
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
