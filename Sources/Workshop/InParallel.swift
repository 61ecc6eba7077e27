import Foundation
import Synchronization

/// Maps items, as many at once as there are cores.
///
/// - Parameters:
///   - items: the items.
///   - progress: called before each item with the number of those that are done, and of all.
///   - transform: makes a value of an item.
/// - Returns: the values, in the order of the items.
/// - Throws: the first error of `transform`, in the order of the items.
func inParallel<Item: Sendable, Value: Sendable>(
  _ items: [Item], progress: @Sendable (Int, Int) -> Void = { _, _ in },
  _ transform: @Sendable (Item) throws -> Value
) throws -> [Value] {
  let results = Mutex<[Int: Result<Value, any Error>]>([:])
  DispatchQueue.concurrentPerform(iterations: items.count) { index in
    progress(results.withLock(\.count), items.count)
    let result = Result { try transform(items[index]) }
    results.withLock { $0[index] = result }
  }
  return try results.withLock { $0 }.sorted { $0.key < $1.key }.map { try $0.value.get() }
}
