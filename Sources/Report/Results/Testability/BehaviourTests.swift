/// The unit tests of a behaviour in an architecture.
package struct BehaviourTests: Equatable, Codable, Sendable {
  /// The behaviour's number, from 1.
  package var number: Int
  package var title: String
  /// The path of the file with the tests.
  package var path: String
  package var tests: Int
  package var tokens: Int
  /// The compiler's first error where the modules of views are missing; `nil` if there is none.
  package var needOfViews: String?
  /// The tests that make no object of the modules of views; `nil` if objects cannot be counted.
  package var viewFreeTests: Int?
  /// Instances of classes of this project that one test makes on average, without doubles; `nil` if
  /// they cannot be counted.
  package var objects: Double?
  /// The turns of the main loop that one test takes on average.
  package var turns: Double
  /// The sum of the tests' median seconds.
  package var seconds: Double
  /// The mutants that the behaviour's scripts kill, in files that its tests need.
  package var deciding: MutationScore
  /// The mutants that the behaviour's scripts kill, in all files of the architecture.
  package var all: MutationScore

  package init(
    number: Int, title: String, path: String, tests: Int, tokens: Int, needOfViews: String?,
    viewFreeTests: Int?, objects: Double?, turns: Double, seconds: Double,
    deciding: MutationScore, all: MutationScore
  ) {
    self.number = number
    self.title = title
    self.path = path
    self.tests = tests
    self.tokens = tokens
    self.needOfViews = needOfViews
    self.viewFreeTests = viewFreeTests
    self.objects = objects
    self.turns = turns
    self.seconds = seconds
    self.deciding = deciding
    self.all = all
  }
}
