import Catalog
import Results
import SourceAnalysis
import Study
import TestSupport
import Testing
import Workshop

/// The change requests of this project.
@Suite("Change requests") struct ChangeRequestTests {
  private let names = BucketMap.all.map(\.architecture)

  @Test("The patches of every request apply to the sources as they are.")
  func apply() throws {
    let requests = try ChangeRequest.all(of: names, root: projectRoot)
    #expect(!requests.isEmpty)
    for request in requests {
      #expect(throws: Never.self) { try request.texts(root: projectRoot) }
      for map in BucketMap.all where request.patches[map.architecture] != nil {
        let sites = request.sites(of: map.architecture)
        #expect(!sites.isEmpty, "\(request.folder), \(map.architecture)")
      }
    }
  }

  @Test(
    "The README of a request names the scripts whose goldens change.",
    arguments: [
      ("Goldens: login-a,\nlogin-b.\n\nMore.", .named(["login-a", "login-b"])),
      ("# 1\n\nGoldens: all but a.\n", .all(but: ["a"])),
      ("Goldens: all that show `notes.undo`.", .showing("notes.undo")),
      ("No word of it.", .named([])),
    ] as [(String, ChangedGoldens)])
  func goldens(_ readme: String, _ expected: ChangedGoldens) {
    #expect(ChangedGoldens(readme: readme) == expected)
  }

  @Test(
    "Exactly the scripts that are named show something else.",
    arguments: [
      (.named(["a", "b"]), nil), (.all(but: ["c"]), nil), (.showing("Undo"), nil),
      (.named(["a"]), "README.md does not name them: b"),
      (.all(but: ["b", "c"]), "README.md does not name them: b"),
      (.showing("1 Undo"), "README.md does not name them: b"),
      (.named(["a", "b", "c"]), "but their goldens do not change: c"),
      (.named(["a", "b", "gone"]), "but their goldens do not change: gone"),
      (.all(but: []), "but their goldens do not change: c"),
      (.all(but: ["c", "gone"]), "but their goldens do not change: gone"),
      (.showing("o"), "but their goldens do not change: c"),
    ] as [(ChangedGoldens, String?)])
  func faults(_ goldens: ChangedGoldens, _ reason: String?) {
    let fault = goldens.fault(
      shown: ["a": "1 Undo", "b": "2 Undo", "c": "Notes, old"],
      goldens: ["a": "1", "b": "2", "c": "Notes, old"])
    #expect(fault == nil ? reason == nil : reason.map { fault?.hasSuffix($0) == true } == true)
  }
}
