import Backend
import Controllers
import Model

/// What a script shows on an app: the text of a golden.
package enum Transcript {
  /// Plays a script, and returns its snapshots and pictures, then the requests that the app has sent.
  ///
  /// - Throws: a `StepError` at the first step that cannot be taken.
  package static func text(
    of script: Script, on driver: AppDriver
  ) throws(StepError) -> String {
    var text = ""
    try ScriptPlayer(driver) { text += $0 }.play(script)
    return text + "== requests\n" + driver.backend.log.map(line).joined()
  }

  private static func line(_ request: LoggedRequest) -> String {
    let time = request.sentAt.milliseconds - VirtualClock().now.milliseconds
    return "\(time) ms \(request.kind.rawValue) \(request.subject)\n"
  }
}
