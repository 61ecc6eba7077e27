import Measurement
import Report

/// What the articles say of Flux.
extension Claims {
  static let flux = [
    Claim(
      "Z31", "Ziggurat \"is similar to Flux\"", article, "–",
      .notMeasurable("no figure says how alike two patterns are")),
    Claim(
      "Z32", "\"Flux is a robust, action-centric pattern\"", article,
      "ways to change a store without an action, and callers of `dispatch` that are no action "
        + "creators; none"
    ) { evidence in
      byRules(
        evidence.holds(
          "only-creators-dispatch", "one-way-in", "getters-without-setters",
          "stores-cannot-be-written", of: "Flux"),
        "rules only-creators-dispatch, one-way-in, getters-without-setters, "
          + "stores-cannot-be-written")
    },
    Claim(
      "Z33",
      "animations \"could be interrupted by unpredictable re-renders. (Flux has this issue too\")",
      article,
      "fades in `animation` that another write ended or began again; one at least"
    ) { evidence in
      let cell = evidence.results.cells.first {
        $0.architecture.name == "Flux" && $0.event == "animation"
      }
      guard let cancelled = cell?.counter("animationsCancelled"),
        let restarted = cell?.counter("animationsRestarted")
      else { return unknown("`animation` was not measured") }
      return (
        "\(cancelled) ended, \(restarted) begun again",
        cancelled + restarted > 0 ? .holds : .fails
      )
    },
    Claim(
      "M18", "Flux \"was made to solve the lack of clarity\" of MVC and MVVM", patterns,
      "stored properties that are written from two roles at least; none in Flux, and some in MVC "
        + "and in MVVM"
    ) { evidence in
      let names = ["Flux", "MVC", "MVVM"]
      let counts = names.compactMap { name in
        evidence.semantics(name)?.properties.count { $0.writingRoles.count > 1 }
      }
      guard counts.count == names.count else { return unknown(noIndex) }
      let figure = zip(names, counts).map { "\($0) \($1)" }.joined(separator: ", ")
      return (figure, counts[0] == 0 && counts[1] > 0 && counts[2] > 0 ? .holds : .fails)
    },
  ]
}
