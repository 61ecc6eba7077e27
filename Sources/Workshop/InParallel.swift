import Foundation
import Synchronization

/// Maps items, as many at once as there are cores.
///
/// - Parameters:
///   - items: the items.
///   - progress: called before each item with the number of those that were begun, and of all.
///   - transform: makes a value of an item.
/// - Returns: the values, in the order of the items.
/// - Throws: the first error of `transform`, in the order of the items.
func inParallel<Item: Sendable, Value: Sendable>(
  _ items: [Item], progress: @Sendable (Int, Int) -> Void = { _, _ in },
  _ transform: @Sendable (Item) throws -> Value
) throws -> [Value] {
  let next = Mutex(0)
  let results = Mutex<[Int: Result<Value, any Error>]>([:])
  DispatchQueue.concurrentPerform(iterations: ProcessInfo.processInfo.activeProcessorCount) { _ in
    while true {
      let index = next.withLock { next in
        defer { next += 1 }
        return next
      }
      guard index < items.count else { return }
      progress(index, items.count)
      let result = Result { try transform(items[index]) }
      results.withLock { $0[index] = result }
    }
  }
  let found = results.withLock { $0 }
  return try items.indices.map { index in
    guard let result = found[index] else { preconditionFailure("Each item has a result") }
    return try result.get()
  }
}
