import Model

/// What scripts have ordered for requests that are yet to be sent: by kind, the first order for
/// the next request, each repetition for the one after.
///
/// Failures and delays are counted apart: one of each makes the next request fail late.
struct RequestFates {
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

  /// The fate of a request of this kind that is sent now.
  mutating func takeFate(of kind: RequestKind) -> PendingRequest.Fate {
    let isCorrupted = Self.takeOne(&corruptions[kind, default: 0])
    let isFailed = Self.takeOne(&failures[kind, default: 0])
    return isFailed ? .failed : isCorrupted ? .corrupted : .answered
  }

  /// The milliseconds until a request of this kind that is sent now can be answered.
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
