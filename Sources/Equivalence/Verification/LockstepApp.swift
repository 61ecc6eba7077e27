import ArchitectureKit
import Backend
import Controllers
import Model
import Toolkit

/// One of the apps that take the same steps in a `Lockstep`.
final class LockstepApp {
  let driver: AppDriver
  private let player: ScriptPlayer
  private let inspector: FrameInspector
  /// How many requests and server writes have been compared already.
  private var comparedRequests = 0
  private var comparedWrites = 0

  init(_ variant: Variant, in fixture: Fixture, cache: BackendCache) {
    let inspector = FrameInspector()
    self.inspector = inspector
    driver = AppDriver(variant, in: fixture, cache: cache) { inspector.inspect($0) }
    player = ScriptPlayer(driver) { _ in }
  }

  var name: String { driver.variant.name }
  var window: Window { driver.window }
  var backend: InProcessServer { driver.backend }

  /// Takes a step; returns the problem if it could not be taken.
  func take(_ step: Step) -> StepProblem? {
    do throws(StepProblem) {
      try player.take(step, line: 0)
      return nil
    } catch {
      return error
    }
  }

  /// A defect of this app that shows without comparing it with others.
  var defect: (kind: Divergence.Kind, reason: String)? {
    driver.defect.map { (.unrest, $0) } ?? inspector.defect
  }

  // MARK: - Comparing

  /// Returns the first difference from another app at rest after the same steps.
  ///
  /// The cheapest comparison comes first.
  func difference(from other: LockstepApp) -> (kind: Divergence.Kind, reason: String)? {
    if let reason = timeDifference(from: other) { return (.time, reason) }
    if let reason = requestDifference(from: other) { return (.requests, reason) }
    if let reason = noteDifference(from: other) { return (.serverNotes, reason) }
    if let reason = treeDifference(from: other) { return (.tree, reason) }
    return pictureDifference(from: other).map { (.picture, $0) }
  }

  private func timeDifference(from other: LockstepApp) -> String? {
    guard driver.clock.now == other.driver.clock.now else { return "its clock shows another time" }
    if driver.loop.nextAnimationEnd != other.driver.loop.nextAnimationEnd {
      return "its animation ends at another time"
    }
    return backend.nextAnswerAt == other.backend.nextAnswerAt
      ? nil : "its next answer is due at another time"
  }

  private func requestDifference(from other: LockstepApp) -> String? {
    let mine = backend.log
    let theirs = other.backend.log
    defer { comparedRequests = mine.count }
    for index in comparedRequests..<max(mine.count, theirs.count) {
      let found = index < mine.count ? mine[index] : nil
      let wanted = index < theirs.count ? theirs[index] : nil
      guard found != wanted else { continue }
      return "its request \(index + 1) is \(Self.describe(found)), not \(Self.describe(wanted))"
    }
    return nil
  }

  private static func describe(_ request: LoggedRequest?) -> String {
    guard let request else { return "missing" }
    let time = request.sentAt.milliseconds - VirtualClock().now.milliseconds
    return "\"\(request.kind.rawValue) \(request.subject)\" at \(time) ms"
  }

  private func noteDifference(from other: LockstepApp) -> String? {
    let writes = backend.writeCount
    guard writes != comparedWrites || writes != other.backend.writeCount else { return nil }
    comparedWrites = writes
    for user in ["ada", "grace"] {
      let mine = backend.notes(of: user)
      let theirs = other.backend.notes(of: user)
      guard mine != theirs else { continue }
      if mine.count != theirs.count {
        return "its server's number of notes of \(user) is \(mine.count), not \(theirs.count)"
      }
      guard let (found, wanted) = zip(mine, theirs).first(where: { $0 != $1 }) else { continue }
      return "its server has \(Self.describe(found)) of \(user), not \(Self.describe(wanted))"
    }
    return nil
  }

  private static func describe(_ note: Note) -> String {
    let change = note.changedAt.map { ", changed \(format($0))" } ?? ", never changed"
    return "note \(note.id) \(quoted(note.text)), created \(format(note.createdAt))\(change),"
  }

  private func treeDifference(from other: LockstepApp) -> String? {
    let mine = window.shownViews()
    let theirs = other.window.shownViews()
    for (found, wanted) in zip(mine, theirs) where !found.shows(the: wanted) {
      return found.identifier == wanted.identifier
        ? "\(found.identifier) shows something else"
        : "its tree has \(found.identifier) in the place of \(wanted.identifier)"
    }
    if mine.count > theirs.count { return "its tree also has \(mine[theirs.count].identifier)" }
    if mine.count < theirs.count { return "its tree lacks \(theirs[mine.count].identifier)" }
    return nil
  }

  private func pictureDifference(from other: LockstepApp) -> String? {
    guard let place = window.grid.firstDifference(from: other.window.grid) else { return nil }
    return "its picture differs at column \(place.x) of line \(place.y): "
      + "\"\(window.grid.lines[place.y])\", not \"\(other.window.grid.lines[place.y])\""
  }
}

/// Checks every frame of an app, and keeps the first defect.
final class FrameInspector {
  private(set) var defect: (kind: Divergence.Kind, reason: String)?

  func inspect(_ window: Window) {
    guard defect == nil else { return }
    if let difference = window.differenceFromFullRendering() {
      defect = (.rendering, difference)
    } else if let violation = FrameRules.violation(in: ScreenContents(window)) {
      defect = (.frameRule, violation)
    }
  }
}
