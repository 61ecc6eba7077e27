import SourceAnalysis
import Support
import Testing

@testable import Results
@testable import Workshop

/// Applies made-up patches to made-up files.
@Suite("Patches") struct PatchTests {
  private let old = "a\nb\nc\nd\ne\nf\ng\nh\ni\n"
  private let change = """
    Words before the first file are ignored.
    diff --git a/one.swift b/one.swift
    index 0000000..1111111 100644
    --- a/one.swift
    +++ b/one.swift
    @@ -1,3 +1,4 @@
     a
    +new
     b
     c
    @@ -7,3 +8,2 @@ somewhere
     g
    -h
     i
    diff --git a/two.swift b/two.swift
    new file mode 100644
    --- /dev/null
    +++ b/two.swift
    @@ -0,0 +1,2 @@
    +x
    +y
    diff --git a/three.swift b/three.swift
    deleted file mode 100644
    --- a/three.swift
    +++ /dev/null
    @@ -1 +0,0 @@
    -z

    """

  private func text(_ path: String) -> String? {
    ["one.swift": old, "three.swift": "z\n"][path]
  }

  @Test("All changes are made: lines come and go, files come and go.")
  func applies() throws {
    let texts = try Patch.texts([Patch(change, path: "p")], of: text)
    #expect(texts["one.swift"] == "a\nnew\nb\nc\nd\ne\nf\ng\ni\n")
    #expect(texts["two.swift"] == "x\ny\n")
    #expect(texts.keys.contains("three.swift") && texts["three.swift"] == .some(nil))
  }

  @Test("Each place can be left out alone; a new file is then missing, a deleted one stays.")
  func leavesOut() throws {
    let patch = try Patch(change, path: "p")
    let results = try patch.sites.map { try Patch.texts([patch], leavingOut: ["p": $0], of: text) }
    #expect(patch.sites.map(\.line) == [2, 8, 1, 1])
    #expect(results[0]["one.swift"] == "a\nb\nc\nd\ne\nf\ng\ni\n")
    #expect(results[1]["one.swift"] == "a\nnew\nb\nc\nd\ne\nf\ng\nh\ni\n")
    #expect(results[2]["two.swift"] == .some(nil))
    #expect(results[3]["three.swift"] == "z\n")
    for (index, texts) in results.enumerated() where index > 1 {
      #expect(texts["one.swift"] == "a\nnew\nb\nc\nd\ne\nf\ng\ni\n")
    }
  }

  @Test("A place that changes only comments and empty lines is told from one that changes code.")
  func comments() throws {
    let text = """
      diff --git a/a b/a
      --- a/a
      +++ b/a
      @@ -1,2 +1,3 @@
      -/// Old.
      +/// New.
      +
       b
      @@ -9,1 +10,1 @@
      -c // Old.
      +c // New.

      """
    #expect(try Patch(text, path: "p").sites.map(\.changesCode) == [false, true])
  }

  @Test(
    "A patch that does not apply names its file, the place, and the command that opens it.",
    arguments: [
      ("one.swift", "a\nb\nc\nd\ne\nf\ng\nH\ni\n", "patch failed: one.swift:7"),
      ("one.swift", nil, "one.swift: No such file or directory"),
      ("two.swift", "", "two.swift: already exists in working directory"),
    ])
  func refuses(_ path: String, _ other: String?, _ reason: String) throws {
    let openers = [
      "Tests/Changes/4-undo/Redux.patch": "4",
      "Tests/Mutants/MVC/crossed-move.patch": "Tests/Mutants/MVC/crossed-move.patch",
    ]
    for (name, opener) in openers {
      let patch = try Patch(change, path: name)
      let error = #expect(throws: CommandFailure.self) {
        try Patch.texts([patch]) { $0 == path ? other : text($0) }
      }
      #expect(
        error?.message == "\(name) does not apply: \(reason). "
          + "Open it as a tree with 'Scripts/change-tree \(opener)'.")
      #expect(error?.exitCode == .badData)
    }
  }

  @Test("Patches are applied one after the other; the last one sees what the first one did.")
  func series() throws {
    let head = "diff --git a/a b/a\n--- a/a\n+++ b/a\n"
    let patches = try [("-a", "+b"), ("-b", "+c")].map {
      try Patch("\(head)@@ -1 +1 @@\n\($0)\n\($1)\n", path: "p\($0)")
    }
    #expect(try Patch.texts(patches) { _ in "a\n" }["a"] == "c\n")
  }

  @Test(
    "A patch that is damaged or moves a file is refused with its path.",
    arguments: [
      "--- a/a\n+++ b/a\n@@ -1 @@\n", "--- a/a\n+++ b/a\n@@ -1,2 +1,2 @@\n a\n*b\n",
      "similarity index 100%\nrename from a\nrename to b\n", "new file mode 100644\n",
    ])
  func damaged(_ lines: String) {
    let error = #expect(throws: CommandFailure.self) {
      try Patch.texts([Patch("diff --git a/a b/a\n" + lines, path: "p.patch")]) { _ in "a\nb\n" }
    }
    #expect(error?.exitCode == .badData && error?.message.contains("p.patch") == true)
  }

  @Test("The size of a change counts tokens, not lines, and types that are new anywhere.")
  func size() {
    let size = ChangeSize([
      ("struct A {\n  let a = 1\n}\n", "struct A {\n  let a = 1, b = 2\n}\n"),
      ("struct B {}\nstruct C {}\n", nil), (nil, "struct C {}\nenum D { case d }\n"),
    ])
    #expect(size.newTypes == ["D"])
    // , b = 2 in the first; then struct C {} and enum D { case d } where B and C were.
    #expect(size.tokensAdded == 4 + 10)
    #expect(size.tokensRemoved == 8)
  }

  @Test("Who notices a missing place: the compiler, then scripts, else nobody.")
  func omissions() throws {
    let sites = (0..<3).map { Patch.Site(path: "f", hunk: $0, line: $0) }
    var played: [[String: Int]] = []
    let omissions = Omissions(
      compile: { left in left["MVC"]?.hunk == 1 ? ["MVC"] : [] },
      play: { left in
        played.append(left.mapValues(\.hunk))
        return left["Redux"]?.hunk == 0 ? ["Redux"] : []
      })
    let answers = try omissions.answers(for: ["MVC": sites, "Redux": [sites[0]]])
    #expect(answers["MVC"] == [.nobody, .compiler, .nobody])
    #expect(answers["Redux"] == [.script])
    // What does not compile is not played, and one round plays a place of each architecture.
    #expect(played == [["MVC": 0, "Redux": 0], ["MVC": 2]])
  }
}
