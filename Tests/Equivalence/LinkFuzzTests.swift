import ArchitectureKit
import Backend
import Catalog
import Equivalence
import Measurement
import Model
import TestSupport
import Testing
import Toolkit

@Suite("Fuzz tests of links")
struct LinkFuzzTests {
  @Test(
    "A URL is a link exactly if its bytes are one, and all apps show the same after it.",
    arguments: FuzzInputs.parts)
  func links(_ part: UInt64) {
    let cache = BackendCache()
    FuzzInputs.check(part, usual: 4_000) { number, random in
      let url = Self.url(&random)
      let link = DeepLink(url: url)
      guard link == Self.link(Array(url.utf8)) else {
        return "\(url.debugDescription) is read as \(link.map { "\($0)" } ?? "no link")"
      }
      // Opening one takes a thousand times longer than reading it.
      guard number % 1_000 == 0 else { return nil }
      return Self.flaw(afterOpening: url, in: cache)
    }
  }

  private static let links = [
    "notes://new", "notes://profile", "notes://note/7", "notes://note/60", "notes://note/61",
    "notes://note/000000007", "notes://note/999999999",
  ].map { Array($0.utf8) }

  private static let pieces: [[UInt8]] =
    links
    + [
      "notes:", "//", "/", "note", "note/", "new", "profile", "0", "1", "123456789", "-", "+", ".",
      "?", "#", "%31", "%", " ", "\n", "\0", "N", "http://", "é", "\u{301}", "١", "１", "\u{200D}",
      "\u{FEFF}", "👩",
    ].map { Array($0.utf8) }

  /// Returns a link or pieces of links, mostly with damage.
  private static func url(_ random: inout SeededGenerator) -> String {
    func piece(_ pieces: [[UInt8]], _ random: inout SeededGenerator) -> [UInt8] {
      pieces[Int.random(in: 0..<pieces.count, using: &random)]
    }
    var bytes =
      Bool.random(using: &random)
      ? piece(links, &random)
      : (0..<Int.random(in: 0..<6, using: &random)).flatMap { _ in piece(pieces, &random) }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...2, using: &random))
      let new =
        switch Int.random(in: 0..<3, using: &random) {
        case 0: [UInt8]()
        case 1: [UInt8.random(in: 0...255, using: &random)]
        default: piece(pieces, &random)
        }
      bytes.replaceSubrange(start..<end, with: new)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a link byte by byte, and not by characters as the app does.
  private static func link(_ bytes: [UInt8]) -> DeepLink? {
    if bytes == Array("notes://new".utf8) { return .newNote }
    if bytes == Array("notes://profile".utf8) { return .profile }
    let prefix = Array("notes://note/".utf8)
    let digits = bytes.dropFirst(prefix.count)
    guard bytes.starts(with: prefix), 1...9 ~= digits.count else { return nil }
    var id = 0
    for digit in digits {
      guard 48...57 ~= digit else { return nil }
      id = id * 10 + Int(digit - 48)
    }
    return .note(id)
  }

  /// Opens a link in each app, and compares what they show with Baseline.
  private static func flaw(afterOpening url: String, in cache: BackendCache) -> String? {
    var baseline: String?
    for variant in architectures.variants {
      let driver = AppDriver(variant, in: Fixture(storedSession: "ada"), cache: cache)
      driver.settle()
      driver.event { driver.app?.open(url: url) }
      driver.settle()
      if let defect = driver.defect { return "\(variant.name), \(url.debugDescription): \(defect)" }
      let tree = driver.window.snapshot()
      let hasAlert = driver.view("alert.ok") != nil
      let isKnown =
        switch DeepLink(url: url) {
        case nil: false
        case .note(let id): 1...60 ~= id
        case .newNote, .profile: true
        }
      guard hasAlert != isKnown else {
        return "\(variant.name) shows \(hasAlert ? "an" : "no") alert for \(url.debugDescription)"
      }
      if let difference = firstDifference(tree, baseline ?? tree) {
        return "\(variant.name) differs after \(url.debugDescription) in \(difference)"
      }
      baseline = baseline ?? tree
    }
    return nil
  }
}
