import Measurement
import Testing
import Toolkit

@MainActor
@Suite(
  "Allocations of the toolkit", .enabled(if: AllocationCounters.unavailableHere == nil))
struct AllocationTests {
  private let loop = MainLoop()
  // Texts that are too long to be stored without an allocation.
  private let texts = (10..<20).map { "a text of some length, number \($0)" }

  @Test("A turn with one write of a visible label allocates nothing, effective or redundant.")
  func label() throws {
    let counters = try AllocationCounters()
    let numbers = NumberTable(Array(0..<100), on: loop)
    let label = Label("label", texts[0], on: loop)
    let siblings = [Label("first", "above", on: loop), Label("last", "below", on: loop)]
    let controller = ViewController(on: loop)
    for (line, view) in [siblings[0], label, siblings[1]].enumerated() {
      controller.view.addSubview(view)
      view.frame = Rect(x: 0, y: line, width: 60, height: 1)
    }
    numbers.window.rootViewController = controller
    loop.turn()
    let frames = loop.counters.frames

    for text in texts.dropFirst() {
      expectNothing(counters.measure { loop.turn { label.text = text } })
    }
    #expect(loop.counters.frames == frames + texts.count - 1)
    #expect(numbers.window.grid.lines[1] == texts.last)

    expectNothing(counters.measure { loop.turn { label.text = label.text } })
    #expect(loop.counters.redundantWrites == 1)
  }

  /// Checks that nothing was allocated.
  ///
  /// In a debug build, loops over arrays and option sets allocate for a moment, so only the
  /// remaining blocks are checked.
  private func expectNothing(_ counts: [String: Int]) {
    #if DEBUG
      #expect(counts["liveBlocks"] == 0)
    #else
      #expect(counts["mallocs"] == 0)
    #endif
  }

  @Test("An operation on a table makes as many allocations at 1 000 rows as at 100 000.")
  func table() throws {
    let counters = try AllocationCounters()
    let few = allocations(by: counters, rows: 1_000)
    let many = allocations(by: counters, rows: 100_000)
    #expect(few.count == 9)
    #expect(few == many)
  }

  /// Returns the number of calls of malloc for each operation, without those of the data source.
  private func allocations(by counters: AllocationCounters, rows: Int) -> [String: Int] {
    let numbers = NumberTable(Array(0..<rows))
    numbers.ids.reserveCapacity(rows + 10)
    let table = numbers.table
    func insert() {
      numbers.ids.append(-1)
      table.insertRow(3)
    }
    func delete() {
      numbers.ids.removeLast()
      table.deleteRow(3)
    }
    let operations: [(String, () -> Void)] = [
      ("insert", insert), ("delete", delete), ("move", { table.moveRow(3, to: 11) }),
      ("reload a row", { table.reloadRow(3) }), ("reconfigure", { table.reconfigureRow(3) }),
      ("reorder", { table.reorderRows(count: numbers.ids.count) { 14 - $0 } }),
      ("reload", { table.reloadData() }), ("scroll", { table.scroll(toTop: 1 - table.topRow) }),
      ("select", { table.cellForRow(table.topRow + 3)?.isSelected.toggle() }),
    ]
    var counts: [String: Int] = [:]
    for (name, operation) in operations {
      // The first run of an operation may grow arrays that later runs use.
      for _ in 0..<3 {
        numbers.asked.removeAll(keepingCapacity: true)
        counts[name] = counters.measure { table.loop.turn(operation) }["mallocs"]
      }
    }
    return counts
  }
}
