import Measurement
import Report
import SourceAnalysis

/// What Alan Fineberg says of Ziggurat, and of MVC beside it.
extension Claims {
  static let ziggurat = [
    Claim(
      "Z2", "\"shrank view controllers drastically\"", article,
      "tokens of all view controllers, of the same screens, and of the whole app; at most two "
        + "thirds of MVC's view controllers"
    ) { evidence in
      guard let own = evidence.structure("Ziggurat"), let mvc = evidence.structure("MVC"),
        let slim = own.viewControllers?.counts.tokens, let full = mvc.viewControllers?.counts.tokens
      else { return unknown("types were not counted") }
      return (
        "view controllers \(Figures.count(slim)) against \(Figures.count(full)), whole app "
          + "\(Figures.count(own.app.tokens)) against \(Figures.count(mvc.app.tokens))",
        3 * slim <= 2 * full ? .holds : .fails
      )
    },
    Claim(
      "Z4", "who modifies data: \"Without a careful design, the answer could be almost anyone\"",
      article, "writers of each stored property, by role; MVC writes one from two roles at least"
    ) { evidence in
      guard let figures = evidence.semantics("MVC") else { return unknown(noIndex) }
      let several = figures.properties.filter { $0.writingRoles.count > 1 }
      return (
        "\(several.count) of \(figures.properties.count) in MVC",
        several.isEmpty ? .fails : .holds
      )
    },
    Claim(
      "Z5",
      "view controllers \"may modify data, manage I/O, fetch from APIs, contain the source of "
        + "truth\"", article,
      "what the view controllers name of the clients in MVC; one place at least"
    ) { evidence in
      guard let figures = evidence.semantics("MVC") else { return unknown(noIndex) }
      let places = figures.links.filter { $0.from == "viewController" && $0.to == "Controllers" }
        .map(\.places).reduce(0, +)
      return ("\(places) places", places > 0 ? .holds : .fails)
    },
    Claim(
      "Z7", "\"compare structs as expected output. This wouldn't be feasible in MVC\"", article,
      "unit tests of the same twelve behaviours; views needed by more than six in MVC, by none in "
        + "Ziggurat"
    ) { evidence in
      guard let own = evidence.tests("Ziggurat"), let mvc = evidence.tests("MVC") else {
        return unknown(noTests)
      }
      let needed = [own, mvc].map { $0.behaviours.count - $0.viewFree }
      return (
        "\(needed[1]) of \(mvc.behaviours.count) need views in MVC, \(needed[0]) in Ziggurat; "
          + "tokens \(Figures.count(mvc.testTokens)) and \(Figures.count(own.testTokens))",
        needed[1] > 6 && needed[0] == 0 ? .holds : .fails
      )
    },
    Claim(
      "Z9", "\"only Services mutate state\"", article,
      "writers of the Services' properties from other roles, and programs that must not compile; "
        + "none"
    ) { evidence in
      byRules(
        evidence.holds("services-own", "services-cannot-be-written", of: "Ziggurat"),
        "rules services-own, services-cannot-be-written")
    },
    Claim(
      "Z10", "\"Services are not written to during the render loop\"", article,
      "a session in which Services are compared before and after each pass; none changes"
    ) { evidence in
      byRules(evidence.holds("services-stand-still", of: "Ziggurat"), "rule services-stand-still")
    },
    Claim(
      "Z12", "\"idle until another external trigger occurs\"", article,
      "passes in turns without a trigger; none"
    ) { evidence in
      byRules(evidence.holds("idle", "one-pass", of: "Ziggurat"), "rules idle, one-pass")
    },
    Claim(
      "Z16", "\"presenters and rendering are stateless\"", article,
      "stored properties of Presenters; none (pruning keeps a tree in the view controllers)"
    ) { evidence in
      byRules(
        evidence.holds("presenters-are-stateless", of: "Ziggurat"), "rule presenters-are-stateless")
    },
    Claim(
      "Z17", "\"Dependency injection instead of shared state and global singletons\"", article,
      "global and static variables; none"
    ) { evidence in
      byRules(evidence.holds("no-globals", of: "Ziggurat"), "rule no-globals")
    },
    Claim(
      "Z19", "\"all business logic is testable without a view layer\"", article,
      "decisions of Services, Presenters and values whose body needs no view, and behaviours with "
        + "unit tests that need none; all of both"
    ) { evidence in
      guard let tests = evidence.tests("Ziggurat") else { return unknown(noTests) }
      guard let figures = evidence.semantics("Ziggurat") else { return unknown(noIndex) }
      let logic = figures.bodies.filter { ["service", "presenter", "value"].contains($0.role) }
      guard let (all, free) = logic.decisions else { return unknown("decisions were not counted") }
      let behaviours = tests.behaviours.count
      return (
        "\(free) of \(all) decisions, \(tests.viewFree) of \(behaviours) behaviours",
        all > 0 && free == all && tests.viewFree == behaviours ? .holds : .fails
      )
    },
    Claim(
      "Z20", "\"view state can be recreated with point-in-time view model snapshots\"", article,
      "a recorded tree pushed into fresh views; an equal tree of views, and what is lost is listed"
    ) { evidence in
      guard let state = evidence.tests("Ziggurat")?.recordedState else { return unknown(noTests) }
      let lost = state.lost.isEmpty ? "nothing" : state.lost.joined(separator: ", ")
      return (
        "texts and flags \(state.isEqual ? "are equal" : "differ"); lost: \(lost)",
        state.value != nil && state.isEqual ? .holds : .fails
      )
    },
    Claim(
      "Z22", "animations \"could be disrupted by an incoming\" `update()`", article,
      "animations cancelled in `animation`, with pruned view models and without; one at least without"
    ) { evidence in
      func cancelled(_ name: String) -> Int? {
        evidence.form(name, "animation")?.counter("animationsCancelled")
      }
      guard let bare = cancelled("Ziggurat/without-only-what-changed"),
        let pruned = cancelled("Ziggurat")
      else { return unknown(noForms) }
      return (
        "\(bare) in the form `without-only-what-changed`, \(pruned) in the headline",
        bare > 0 ? .holds : .fails
      )
    },
    // "By more than chance" was added later: README claims no difference without it.
    Claim(
      "Z24", "\"boilerplate code\", \"additional compile-time checks\"", article,
      "change requests: tokens, and places that the compiler points out if they are forgotten; more "
        + "of both than in MVC, of tokens by more than chance"
    ) { evidence in
      guard let own = evidence.changes("Ziggurat"), let mvc = evidence.changes("MVC") else {
        return unknown(noChanges)
      }
      func total(_ figure: (ChangeFigures) -> Int) -> [Int] {
        [own, mvc].map { $0.map(figure).reduce(0, +) }
      }
      let (tokens, guided) = (total(\.tokens), total(\.guided))
      let figure =
        "tokens \(Figures.count(tokens[0])) against \(Figures.count(tokens[1])), such places "
        + "\(guided[0]) against \(guided[1])"
      guard tokens[0] > tokens[1], guided[0] > guided[1] else { return (figure, .fails) }
      let isProven = evidence.results.pairs.contains {
        $0.column == .tokens && $0.a == "Ziggurat" && $0.b == "MVC"
      }
      return (figure, isProven ? .holds : .unresolved)
    },
    Claim(
      "Z25", "\"potential bottleneck with single data update pipeline\"", article,
      "what each mounted profile adds to a burst of many turns; more than in MVVM, intervals apart"
    ) { evidence in
      guard let own = slope(evidence, "Ziggurat"), let other = slope(evidence, "MVVM") else {
        return unknown(noForms)
      }
      let figure =
        "\(Figures.fixed(own.estimate, 1)) ns against \(Figures.fixed(other.estimate, 1))"
      guard let low = own.low, let high = own.high, let otherLow = other.low,
        let otherHigh = other.high
      else { return (figure, .unresolved) }
      return (figure, low > otherHigh ? .holds : high < otherLow ? .fails : .unresolved)
    },
    Claim(
      "Z27", "\"discarding extraneous render calls or pruning the view model with diffing\"",
      article,
      "the headline, which has both, without each; both times the mean of the events is higher"
    ) { evidence in
      let forms = ["without-once-per-turn", "without-only-what-changed"].map {
        evidence.formMean("Ziggurat/\($0)")
      }
      guard let both = evidence.formMean("Ziggurat"), let discarding = forms[0],
        let pruning = forms[1]
      else { return unknown(noForms) }
      let figure =
        "with both \(Figures.ratio(both.ratio)), without discarding "
        + "\(Figures.ratio(discarding.ratio)), without pruning \(Figures.ratio(pruning.ratio))"
      guard let high = both.ratio.high, let first = discarding.ratio.low,
        let second = pruning.ratio.low
      else { return (figure, .unresolved) }
      return (figure, min(first, second) > high ? .holds : .fails)
    },
    Claim(
      "Z30", "of the alternatives \"referenced herein, any would be a favorable choice\" over MVC",
      article,
      "time, calls of malloc, tokens and silent places of change requests; MVC is not on the Pareto "
        + "front of MVC, Flux and Ziggurat"
    ) { evidence in
      let names = ["MVC", "Flux", "Ziggurat"]
      let points = names.compactMap { name -> [Double]? in
        guard let time = evidence.mean(name)?.ratio.estimate, let mallocs = evidence.mallocs(name),
          let tokens = evidence.structure(name)?.app.tokens,
          let silent = evidence.changes(name)?.map(\.silent).reduce(0, +)
        else { return nil }
        return [time, Double(mallocs), Double(tokens), Double(silent)]
      }
      guard points.count == names.count else { return unknown("a figure is missing") }
      let isBeaten = points.dropFirst().contains { other in
        zip(other, points[0]).allSatisfy { $0 <= $1 } && other != points[0]
      }
      let figure = zip(names, points).map { name, point in
        "\(name) \(Figures.ratio(point[0])), \(Figures.count(Int(point[1]))), "
          + "\(Figures.count(Int(point[2]))), \(Int(point[3]))"
      }
      return (figure.joined(separator: "; "), isBeaten ? .holds : .fails)
    },
  ]

  /// The nanoseconds that a further profile adds to a tick, beyond Baseline's.
  private static func slope(_ evidence: ClaimEvidence, _ pattern: String) -> Interval? {
    let added = [5, 25].map { count in
      evidence.form("\(pattern)/mounted", "burst-many-turns-\(count)-mounted")?.added
    }
    guard let few = added[0], let many = added[1] else { return nil }
    func slope(_ high: Double?, _ low: Double?) -> Double? {
      high.flatMap { high in low.map { (high - $0) / 20 * 1e9 } }
    }
    return Interval(
      estimate: (many.estimate - few.estimate) / 20 * 1e9, low: slope(many.low, few.high),
      high: slope(many.high, few.low))
  }

  static let article =
    "Alan Fineberg (Square), *Ziggurat iOS App Architecture*"
}
