import Measurement
import Report
import SourceAnalysis

/// What is said of MVC, Redux, MVVM and MVVM-C.
extension Claims {
  static let mvcAndRedux = [
    Claim(
      "M1", "MVC is \"simple, clear, fast to develop\"", patterns,
      "tokens of the whole app; least of all patterns"
    ) { evidence in
      guard
        let (figure, isLeast) = least(
          "MVC", evidence.results.structure, \.architecture, \.app.tokens)
      else { return unknown("tokens were not counted") }
      return (figure + " (how fast is not measured)", isLeast ? .holds : .fails)
    },
    Claim(
      "M9", "not sure \"that a ViewModel won't be deleted before hitting a callback\"", patterns,
      "the editor goes while its save is under way; a save lost or a leak"
    ) { evidence in
      guard let save = evidence.tests("MVVM")?.leavingWhileSaving else { return unknown(noTests) }
      return (
        "the save is \(save.isSaveKept ? "kept" : "lost"), by \(save.handler); the view model dies "
          + save.dies,
        !save.isSaveKept || save.dies == "never" ? .holds : .fails
      )
    },
    Claim(
      "M10", "\"only the Store can change the State. That's why nobody can corrupt the data\"",
      patterns,
      "programs that must not compile, writers of the state, and a replay of the log; none but "
        + "reducers, and an equal state"
    ) { evidence in
      guard let isKept = replays(evidence) else { return unknown(noForms) }
      guard let figures = evidence.semantics("Redux") else { return unknown(noIndex) }
      guard let isRefused = evidence.holds("state-is-read-only", of: "Redux") else {
        return unknown("rules were not checked")
      }
      let writers = figures.properties.filter { $0.role == "state" }.flatMap(\.writers)
        .filter { !["reducer", "state"].contains($0.role) }
      return (
        "\(writers.count) writers of the state that are no reducer, rules state-is-read-only, "
          + "state-by-actions, replay",
        isRefused && isKept && writers.isEmpty ? .holds : .fails
      )
    },
    // Turned round later: a replay that reaches an equal state is the opposite of the claim.
    Claim(
      "M14", "a reducer \"performs work\", \"by itself or by delegating it to services\"", patterns,
      "replay of the log, which asks nobody for anything; another state, so a reducer had asked"
    ) { evidence in
      byForms(
        replays(evidence).map { !$0 },
        "rules state-by-actions, replay in Redux/logged: redux.js forbids such reducers")
    },
    Claim(
      "M17",
      "MVVM is \"one of the best ways to slim down massive view controllers\" with "
        + "conversions", patterns,
      "tokens of views and view controllers over one to twenty further values of the profile; MVVM "
        + "adds at most half of MVC's for each"
    ) { evidence in
      guard let own = evidence.results.conversion?.slope("MVVM"),
        let mvc = evidence.results.conversion?.slope("MVC")
      else { return unknown(noChanges) }
      return (
        "\(Figures.fixed(own, 1)) tokens in MVVM against \(Figures.fixed(mvc, 1)) in MVC for each value",
        2 * own <= mvc ? .holds : .fails
      )
    },
  ]

  static let coordinators = [
    Claim(
      "C11", "\"changing one field in viewInputData forces to update the whole UI\"", coordinator,
      "writes of views, also redundant ones, when `profile-field` changes one field of its screen; all "
        + "fields in the form, and one at least more than in the headline"
    ) { evidence in
      guard let all = writes(evidence, "MVVM-C/naive"), let own = writes(evidence, "MVVM-C") else {
        return unknown(noForms)
      }
      return (
        "\(all) in the form `naive`, \(own) in the headline, of \(profileFields) fields",
        all >= profileFields && all > own ? .holds : .fails
      )
    },
    Claim(
      "C12", "state is delivered \"only when the operation was completed\"", coordinator,
      "operations with several commits, views written twice for one commit; none"
    ) { evidence in
      byRules(
        evidence.holds("one-commit", "no-torn-frame", of: "MVVM-C"),
        "rules one-commit, no-torn-frame")
    },
    Claim(
      "C13", "\"you don't have to update the entire provider state when altering one field\"",
      coordinator, "the writes of C11 with `commit` alone; fewer"
    ) { evidence in
      guard let all = writes(evidence, "MVVM-C/naive"),
        let own = writes(evidence, "MVVM-C/without-only-what-changed")
      else { return unknown(noForms) }
      return (
        "\(own) in the form `without-only-what-changed` against \(all)", own < all ? .holds : .fails
      )
    },
    Claim(
      "C17", "a tab is \"a coordinator and router pair\", stored", coordinator,
      "a session that changes tabs over an open note and ends flows; stacks stay, children go"
    ) { evidence in
      byRules(
        evidence.holds("tabs-keep-stacks", "children-go", of: "MVVM-C"),
        "rules tabs-keep-stacks, children-go")
    },
  ]

  static let mvvm = [
    Claim("H1", "who is \"allowed to access\" whom", post, "references beside the matrix; none") {
      byRules($0.holds("matrix", of: "MVVM"), "rule matrix")
    },
    Claim(
      "H7", "the button \"Disables itself while the RACCommand is executing\"", post,
      "a session in which commands run, succeed and fail; disabled meanwhile, enabled after both"
    ) { evidence in
      byRules(evidence.holds("commands", of: "MVVM"), "rule commands")
    },
    Claim(
      "H8", "low-res, then network image: \"The view layer doesn't change\"", post,
      "change request 10, a blurred stage of the picture; no change of a view or a view controller"
    ) { evidence in
      guard let change = evidence.changes("MVVM")?.first(where: { $0.request == 10 }) else {
        return unknown(noChanges)
      }
      let views = change.roleNames.contains { ["view", "viewController"].contains($0) }
      return (
        "roles that change: \(change.roleNames.joined(separator: ", "))", views ? .fails : .holds
      )
    },
    Claim(
      "H13", "\"They're all only set from one place\"", post,
      "types that write an output of a view model; its own alone"
    ) { evidence in
      byRules(
        evidence.holds("set-from-one-place", "outputs-are-read-only", of: "MVVM"),
        "rules set-from-one-place, outputs-are-read-only")
    },
    Claim(
      "H14", "\"incredibly easy to mock\"; \"four external properties\"", post,
      "tokens of the least code that stands in for all that the profile's view shows and calls; "
        + "least in MVVM, of all patterns"
    ) { evidence in
      let tests = evidence.results.testability?.architectures ?? []
      guard let (figure, isLeast) = least("MVVM", tests, \.architecture, \.fakeTokens)
      else { return unknown(noTests) }
      return (figure, isLeast ? .holds : .fails)
    },
    Claim(
      "H17", "tables \"can quickly become a mess\"", post,
      "blocks at rest for each note beside Baseline's; more"
    ) { evidence in
      guard let own = evidence.blocksANote("MVVM"), let floor = evidence.blocksANote("Baseline")
      else { return unknown("memory was not surveyed") }
      return (
        "\(Figures.fixed(own, 2)) against \(Figures.fixed(floor, 2))",
        own > floor + 0.01 ? .holds : .fails
      )
    },
    Claim(
      "H19", "question: log-out \"without depending on the way the view hierarchy is laid out\"",
      post,
      "`session` with 25 profiles mounted; no write after log-out, nothing left of the old user"
    ) { evidence in
      guard let cell = evidence.formResult("MVVM/mounted", "session-25-mounted") else {
        return unknown(noForms)
      }
      return (
        cell.correct ? "no late write, nothing left" : cell.note ?? "the app is wrong",
        cell.correct ? .holds : .fails
      )
    },
  ]

  /// Returns the counts of all patterns, and whether that of one is least; `nil` without others.
  private static func least<Entry>(
    _ name: String, _ entries: [Entry], _ architecture: (Entry) -> String, _ count: (Entry) -> Int
  ) -> (figure: String, isLeast: Bool)? {
    let patterns = entries.filter { architecture($0) != "Baseline" }
    guard patterns.count > 1, let own = patterns.first(where: { architecture($0) == name })
    else { return nil }
    let figures = patterns.map { "\(architecture($0)) \(Figures.count(count($0)))" }
    return (figures.joined(separator: ", "), patterns.allSatisfy { count(own) <= count($0) })
  }

  /// What the profile shows: name, friends, notes, picture, and whether refresh and error are shown.
  private static let profileFields = 6

  /// The writes of views, also redundant ones, when one field of the user changes.
  private static func writes(_ evidence: ClaimEvidence, _ form: String) -> Int? {
    evidence.form(form, "profile-field").flatMap { cell in
      cell.counter("viewWrites").flatMap { writes in
        cell.counter("redundantWrites").map { writes + $0 }
      }
    }
  }

  /// Whether the log of `Redux/logged` makes the same state again.
  private static func replays(_ evidence: ClaimEvidence) -> Bool? {
    let kept = ["state-by-actions", "replay"].map { evidence.keeps($0, "Redux/logged") }
    return kept.contains(nil) ? nil : kept.allSatisfy { $0 == true }
  }

  static let patterns =
    "Dmytro (Mobindustry), *iOS Architecture Patterns: How to Choose the Best One For Your App*"
  private static let coordinator =
    "Fora Soft, *Advanced iOS App Architecture Explained on MVVM*"
  private static let post = "twocentstudios, *On MVVM, and Architecture Questions*"
}
