import Measurement
import Testing
import UnitTestSupport

@Suite("Allocated classes", .enabled(if: ReferenceCounters.unavailableHere == nil))
@MainActor struct AllocatedClassesTests {
  private class Base {}
  private final class Derived: Base {}
  private final class Generic<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  @Test("Instances are counted by their own class, and closures by none.")
  func classes() {
    let classes = AllocatedClasses()
    classes.begin()
    let objects: [AnyObject] = [Base(), Derived(), Derived(), Generic(1), Generic("")]
    let closure = { objects.count }
    let found = classes.end()
    #expect(closure() == 5)
    let own = found.filter { $0.key.hasPrefix("BenchmarkTests.") }
    #expect(own.values.sorted() == [1, 1, 1, 2])
    #expect(own.first { $0.key.hasSuffix("Derived") }?.value == 2)
    #expect(own.keys.contains { $0.hasSuffix("Generic<Swift.String>") })
  }

  @Test("More objects than there is room for are left out.")
  func capacity() {
    let classes = AllocatedClasses(capacity: 3)
    classes.begin()
    let objects = (0..<9).map { _ in Base() }
    let found = classes.end()
    #expect(objects.count == 9)
    #expect(found.values.reduce(0, +) <= 3)
  }
}
