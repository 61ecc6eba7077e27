internal import Foundation

/// Writes files so that nobody ever sees half of one.
package enum AtomicFile {
  /// Writes the text as UTF-8 to `path`, and makes the folders on the way there.
  ///
  /// Throws a ``CommandFailure`` with ``ExitCode/cannotWrite`` when that fails, or when the file
  /// exists and is not to be replaced. A device, pipe or socket never is.
  package static func write(
    _ text: String, to path: String, replacing: Bool = true
  ) throws(CommandFailure) {
    let file = URL(fileURLWithPath: path)
    let old = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    if old != nil, !replacing { throw failure(path, "it exists already") }
    if let old, ![.typeRegular, .typeSymbolicLink, .typeDirectory].contains(old) {
      // The atomic way would put a file in its place, and root may do even that to /dev/null.
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

  /// The reason alone: Foundation's own sentences repeat the path and differ between platforms.
  private static func explanation(of error: any Error) -> String {
    let top = error as NSError
    let cause = (top.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? top
    return cause.domain == NSPOSIXErrorDomain
      ? Platform.explanation(of: Int32(cause.code)) : top.localizedDescription
  }
}
