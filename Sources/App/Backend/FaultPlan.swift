import Controllers
import Model

/// The failures, corruptions and delays that scripts have set for future requests.
///
/// They are kept by kind of request: the first applies to the next request of that kind, a second
/// one to the request after it. Failures and delays are counted separately, so one of each makes
/// the next request fail late.
struct FaultPlan {
  private var failures: [RequestKind: Int] = [:]
  private var corruptions: [RequestKind: Int] = [:]
  private var delays: [RequestKind: [Int64]] = [:]

  mutating func failNext(_ kind: RequestKind) {
    failures[kind, default: 0] += 1
  }

  mutating func corruptNext(_ kind: RequestKind) {
    corruptions[kind, default: 0] += 1
  }

  mutating func delayNext(_ kind: RequestKind, by milliseconds: Int64) {
    delays[kind, default: []].append(milliseconds)
  }

  /// Returns the outcome of a request of this kind that is sent now.
  mutating func takeOutcome(of kind: RequestKind) -> PendingRequest.Outcome {
    let isCorrupted = Self.takeOne(&corruptions[kind, default: 0])
    let isFailed = Self.takeOne(&failures[kind, default: 0])
    return isFailed ? .failed : isCorrupted ? .corrupted : .answered
  }

  /// Returns the milliseconds until a request of this kind, sent now, can be answered.
  mutating func takeDelay(of kind: RequestKind) -> Int64 {
    guard let ordered = delays[kind], !ordered.isEmpty else { return kind.usualDelay }
    delays[kind]?.removeFirst()
    return ordered[0]
  }

  private static func takeOne(_ count: inout Int) -> Bool {
    guard count > 0 else { return false }
    count -= 1
    return true
  }
}
