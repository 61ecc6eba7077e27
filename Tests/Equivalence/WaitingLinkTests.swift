import ArchitectureKit
import Equivalence
import Testing

/// A link that waits behind an alert and then shows the same one.
///
/// It is no conformance script, because the change requests would have to carry it, too.
@MainActor @Suite("Links that wait") struct WaitingLinkTests {
  @Test(
    "A second link to the same unknown note shows the same alert again.",
    arguments: await architectureNames())
  func sameAlert(variant id: String) throws {
    let script = try ScriptParser.parse(
      """
      type login.name "ada"
      type login.password "secret"
      tap login.submit
      settle
      open notes://note/999
      open notes://note/999
      snapshot
      tap alert.ok
      snapshot
      tap alert.ok
      snapshot
      """, file: "waiting.script")
    let transcript = try Transcript.text(of: script, on: AppDriver(try variant(id)))
    let snapshots = transcript.split(separator: "== snapshot")
    #expect(snapshots.map { $0.contains("alert.ok") } == [true, true, false], "\(transcript)")
  }
}
