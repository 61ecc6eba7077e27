import SourceAnalysis
import Testing

/// Applies made-up patches to made-up files.
@Suite("Patches of change requests") struct PatchTests {
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
    let texts = try Patch(change, name: "p").texts(of: text)
    #expect(texts["one.swift"] == "a\nnew\nb\nc\nd\ne\nf\ng\ni\n")
    #expect(texts["two.swift"] == "x\ny\n")
    #expect(texts.keys.contains("three.swift") && texts["three.swift"] == .some(nil))
  }

  @Test("Each place can be left out alone; a new file is then missing, a deleted one stays.")
  func leavesOut() throws {
    let patch = try Patch(change, name: "p")
    let results = try patch.sites.map { try patch.texts(leavingOut: $0, of: text) }
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
    #expect(try Patch(text, name: "p").sites.map(\.changesCode) == [false, true])
  }

  @Test("A file that is not as the patch expects it is named, with the line.")
  func refuses() throws {
    let patch = try Patch(change, name: "p")
    func failure(_ text: @escaping (String) -> String?) -> String {
      do {
        _ = try patch.texts(of: text)
        return "none"
      } catch {
        return "\(error)"
      }
    }
    #expect(
      failure { $0 == "one.swift" ? old.replacing("h", with: "H") : text($0) }
        == "the change at 'one.swift:8' does not fit the file")
    #expect(
      failure { $0 == "one.swift" ? "a\nb\nc\n" : text($0) }
        == "the change at 'one.swift:8' does not fit the file")
    #expect(failure { $0 == "one.swift" ? nil : text($0) } == "'one.swift' does not exist")
    #expect(failure { $0 == "two.swift" ? "" : text($0) } == "'two.swift' is there already")
  }

  @Test(
    "A text that is no patch is refused with its line.",
    arguments: [
      ("@@ -1 @@", "'p', line 4: '@@ -1 @@' does not say which lines change"),
      ("@@ -1,2 +1,2 @@\n a\n*b", "'p', line 6: a line begins with '*'"),
      ("@@ -1,2 +1,2 @@\n a", "'p', line 5: the patch ends within a change"),
      (
        "@@ -1 +1 @@\n-a\n+b\n\\ No newline at end of file",
        "'p', line 7: the last line of the file has no line end; give it one"
      ),
    ])
  func unreadable(_ lines: String, _ reason: String) {
    let head = "diff --git a/a b/a\n--- a/a\n+++ b/a\n"
    #expect(throws: Patch.Failure.self) { try Patch(head + lines, name: "p") }
    do {
      _ = try Patch(head + lines, name: "p")
    } catch {
      #expect("\(error)" == reason)
    }
  }

  @Test("Renamed files are refused: half of a rename cannot be left out.")
  func renamed() {
    let text = "diff --git a/a b/b\nsimilarity index 100%\nrename from a\nrename to b\n"
    #expect(throws: Patch.Failure.self) { try Patch(text, name: "p") }
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
      compile: { left in left["MVC"]?.hunk == 1 ? ["MVC": "no such name"] : [:] },
      play: { left in
        played.append(left.mapValues(\.hunk))
        return left["Redux"]?.hunk == 0 ? ["Redux": "acceptance"] : [:]
      })
    let answers = try omissions.answers(for: ["MVC": sites, "Redux": [sites[0]]])
    #expect(answers["MVC"] == [.nobody, .compiler("no such name"), .nobody])
    #expect(answers["Redux"] == [.script("acceptance")])
    // What does not compile is not played, and one round plays a place of each architecture.
    #expect(played == [["MVC": 0, "Redux": 0], ["MVC": 2]])
  }

  @Test("Added lines with a number are repeated as a group; others are added once.")
  func repeated() throws {
    let text = """
      diff --git a/a b/a
      --- a/a
      +++ b/a
      @@ -1,2 +1,6 @@
       a
      +if NN {
      +  show()
      +}
       b
      +end

      """
    let patch = try Patch(text, name: "p").repeated(2)
    let changed = try patch.texts { _ in "a\nb\n" }
    #expect(
      changed["a"] == "a\nif 1 {\n  show()\n}\nif 2 {\n  show()\n}\nb\nend\n")
  }
}
