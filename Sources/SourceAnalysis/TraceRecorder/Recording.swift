import ArchitectureKit
import Backend
import CTrace
import Catalog
import Equivalence
import Foundation
import Interactions
import Measurement
import Toolkit

/// The recording of one step of an interaction.
final class Recording {
  /// The number of warm-up steps before the recorded one.
  private static let warmUp = 2

  private let run: any InteractionRun
  /// The marked texts, by number.
  private var marks: [String] = []
  private var numbers: [String: Int] = [:]
  /// The records of each turn, and the number of equal turns in a row.
  private var turns: [(times: Int, records: String)] = []

  static func record(_ words: [String]) throws {
    if words.isEmpty { return printFunctions() }
    guard words.count > 3, let interaction = Interactions.named(words[1]), let size = Int(words[2])
    else { throw InteractionError(description: "Read the comment in main.swift.") }
    try readInterests(words[0])
    for name in words[3...] {
      guard let variant = architectures.variant(name) else {
        throw InteractionError(description: "There is no architecture \(name).")
      }
      let driver = interaction.launch(variant, in: Fixture(noteCount: size, pictures: .none))
      let recording = Recording(try interaction.start(on: driver))
      write("trace \(variant.name)\n")
      try recording.play()
      recording.write()
    }
  }

  /// Prints the address of each function.
  private static func printFunctions() {
    let functions = (0..<ctrace_block_count()).map(ctrace_function_at).filter { $0 != 0 }
    write(functions.map { hex($0) + "\n" }.joined())
  }

  /// Reads the detail of each function: one line with its address and a number.
  private static func readInterests(_ path: String) throws {
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2, let start = UInt(words[0], radix: 16), let number = UInt32(words[1])
      else { throw InteractionError(description: "'\(line)' in '\(path)' is no interest.") }
      ctrace_set_interest(start, ctrace_interest(number))
    }
  }

  private init(_ run: any InteractionRun) {
    self.run = run
  }

  private func play() throws {
    for step in 0..<Self.warmUp { _ = run.run(step: step) }
    let step = Self.warmUp
    let loop = run.driver.loop
    run.prepare(steps: step..<step + 1)
    for piece in 0..<run.pieceCount {
      run.prepare(piece: piece, ofStep: step)
      loop.onPhase = { [unowned self] in if $0 == .began { endTurn() } }
      loop.onWork = { [unowned self] in mark($0) }
      ctrace_arm()
      run.perform(piece: piece, ofStep: step)
      endTurn()
      ctrace_disarm()
      loop.onPhase = nil
      loop.onWork = nil
    }
    if let complaint = run.check() {
      throw InteractionError(description: complaint)
    }
  }

  private func mark(_ text: String) {
    if numbers[text] == nil {
      numbers[text] = marks.count
      marks.append(text)
    }
    ctrace_mark(UInt(numbers[text] ?? 0))
  }

  /// Stores the records of the turn, or counts it as a repetition of the last turn.
  private func endTurn() {
    ctrace_prune()
    if ctrace_repeats(), !turns.isEmpty {
      turns[turns.count - 1].times += 1
    } else if ctrace_count() > 0 {
      turns.append((1, records))
    }
    ctrace_arm()
  }

  /// One line for each record: the kind, the visit, then the addresses or the text.
  private var records: String {
    var text = ""
    for index in 0..<ctrace_count() {
      let record = ctrace_record_at(index)
      switch record.kind {
      case ctrace_enter:
        text += "enter \(record.visit) \(Self.hex(record.start)) \(Self.hex(record.end))\n"
      case ctrace_block:
        text += "block \(record.visit) \(Self.hex(record.start)) \(Self.hex(record.end))\n"
      default: text += "work \(record.visit) \(marks[Int(record.start)])\n"
      }
    }
    return text
  }

  private func write() {
    for turn in turns { Self.write("turn \(turn.times)\n\(turn.records)") }
  }

  private static func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  private static func hex(_ address: UInt) -> String { String(address, radix: 16) }
}
