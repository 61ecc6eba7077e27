internal import Foundation

/// Writes files so that nobody ever sees half of one.
package enum AtomicFile {
  /// Writes the text as UTF-8 to `path`, and makes the folders on the way there.
  ///
  /// Throws a ``CommandFailure`` with ``ExitCode/cannotWrite`` when that fails, or when the file
  /// exists and is not to be replaced.
  package static func write(
    _ text: String, to path: String, replacing: Bool = true
  ) throws(CommandFailure) {
    let file = URL(fileURLWithPath: path)
    do {
      if !replacing, FileManager.default.fileExists(atPath: path) {
        throw CocoaError(.fileWriteFileExists)
      }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw CommandFailure("Cannot write '\(path)': \(explanation(of: error)).", .cannotWrite)
    }
  }

  /// The reason alone: Foundation's own sentences repeat the path and differ between platforms.
  private static func explanation(of error: any Error) -> String {
    let top = error as NSError
    let cause = top.userInfo[NSUnderlyingErrorKey] as? NSError ?? top
    if cause.domain == NSPOSIXErrorDomain {
      return Platform.explanation(of: Int32(cause.code))
    }
    if (error as? CocoaError)?.code == .fileWriteFileExists { return "it exists already" }
    return top.localizedDescription
  }
}
