package import Controllers
import Toolkit

/// A named piece of a user's session, to be run again and again.
///
/// After a run and its reset the app has its old shape (rows, order, offset, screens) but never
/// content that it had before.
package struct Interaction {
  package let id: String
  /// What happens, in one sentence.
  package let prose: String
  /// The numbers of notes at which it is measured.
  package let sizes: [Int]
  /// The fewest notes that it can do with.
  package let fewestNotes: Int
  /// What its set-up asks of the world besides the number of notes.
  package let appNeeds: AppNeeds
  /// Which notes have a picture; what is not `.none` needs an app of its own.
  package let pictures: World.Pictures
  /// How many profiles are mounted, each in a tab of its own; more than one need an app of its own.
  package let mounted: Int
  /// The architectures whose advocates expect them to win here; fixed before anything was measured.
  package let predicted: [String]
  /// One run in the language of scripts, on 60 notes without pictures after the set-up, if it can
  /// be said in it.
  package let script: String?
  /// The work on views that no app can do without, at a size.
  package let leastWork: (_ size: Int) -> ViewWork
  /// How many view writes are right as well, where patterns differ by what they are: in whether
  /// each of many values of one turn is shown, or a screen that nobody sees.
  package let admissibleWrites: ((_ size: Int) -> ClosedRange<Int>)?
  /// Brings the app into the interaction's set-up, from the list by change.
  let begin: (AppDriver) throws -> any InteractionRun

  init(
    id: String, prose: String, sizes: [Int], fewestNotes: Int = 40, appNeeds: AppNeeds,
    pictures: World.Pictures = .none, mounted: Int = 1, predicted: [String] = [],
    script: String? = nil, leastWork: @escaping (_ size: Int) -> ViewWork,
    admissibleWrites: ((_ size: Int) -> ClosedRange<Int>)? = nil,
    begin: @escaping (AppDriver) throws -> any InteractionRun
  ) {
    precondition(
      appNeeds == .own || pictures == .none && mounted == 1,
      "an app that interactions share has no pictures, and one profile")
    self.id = id
    self.prose = prose
    self.sizes = sizes
    self.fewestNotes = fewestNotes
    self.predicted = predicted
    self.script = script
    self.appNeeds = appNeeds
    self.pictures = pictures
    self.mounted = mounted
    self.leastWork = leastWork
    self.admissibleWrites = admissibleWrites
    self.begin = begin
  }

  /// Whether an app may have done this work at a size: the least, or more writes where that is right.
  package func accepts(_ work: ViewWork, size: Int) -> Bool {
    var wanted = leastWork(size)
    if let admissibleWrites, admissibleWrites(size).contains(work.viewWrites) {
      wanted.viewWrites = work.viewWrites
    }
    return work == wanted
  }

  /// The least work in words; sizes at which it differs each with its own.
  package func leastWorkText(at sizes: [Int]) -> String {
    let works = sizes.map { leastWork($0).description }
    guard Set(works).count > 1 else { return works.first ?? "" }
    return zip(sizes, works).map { "\($1) at \($0) notes" }.joined(separator: "; ")
  }

  /// Whether it can be performed on so many notes.
  package func canDo(with noteCount: Int) -> Bool {
    noteCount >= fewestNotes
  }

  /// Brings the app into the interaction's set-up, logging ada in if nobody is.
  ///
  /// - Throws: an `InteractionError` if the app does not get there.
  package func start(on driver: AppDriver) throws -> any InteractionRun {
    let stage = Stage(driver: driver)
    try stage.signIn()
    return try begin(driver)
  }

  /// What an interaction asks of its app.
  package enum AppNeeds: Sendable {
    /// It can follow any other that shares the app: it leaves the list as it found it.
    case shared
    /// An app of its own: it leaves more screens loaded than it found or all notes changed, or
    /// starts the app.
    case own
  }
}

/// An interaction on one app: steps, each made of one or more pieces.
///
/// Pieces are timed, one after another; what lies between them, such as the decoding of an answer,
/// is not.
package protocol InteractionRun: AnyObject {
  var driver: AppDriver { get }
  /// How many pieces a step has.
  var pieceCount: Int { get }
  /// Whether `reset` has to follow each step; if not, steps may follow one another at once.
  var resetsAfterEachStep: Bool { get }
  /// Makes all that can be made ready before the first of these steps begins.
  func prepare(steps: Range<Int>)
  /// Makes ready what only the pieces before have made possible.
  func prepare(piece: Int, ofStep step: Int)
  /// Does a piece: the only thing that is measured.
  func perform(piece: Int, ofStep step: Int)
  /// Brings the app back into its old shape.
  func reset(step: Int)
  /// Looks at what matters: a sentence if the app is wrong.
  func check() -> String?
  /// Looks at what `check` leaves out because it takes long, such as rows out of view; turns of the
  /// app may be needed for that.
  func lookClosely() -> String?
  /// Leaves the app to the next interaction.
  func end()
}

extension InteractionRun {
  package var pieceCount: Int { 1 }
  package var resetsAfterEachStep: Bool { true }
  package func prepare(steps: Range<Int>) {}
  package func prepare(piece: Int, ofStep step: Int) {}
  package func reset(step: Int) {}
  package func lookClosely() -> String? { nil }
  package func end() {}

  /// A whole step and its reset: what it did to views, and what was wrong then.
  package func run(step: Int) -> (work: ViewWork, defect: String?) {
    var work = ViewWork()
    prepare(steps: step..<step + 1)
    for piece in 0..<pieceCount {
      prepare(piece: piece, ofStep: step)
      let before = driver.loop.counters
      perform(piece: piece, ofStep: step)
      work = work + ViewWork(from: before, to: driver.loop.counters)
    }
    let defect = check() ?? lookClosely() ?? driver.defect
    if resetsAfterEachStep { reset(step: step) }
    return (work, defect)
  }
}

/// Why an app cannot perform an interaction.
package nonisolated struct InteractionError: Error, CustomStringConvertible, Sendable {
  package let description: String

  package init(description: String) {
    self.description = description
  }
}
