import Foundation
import Support

/// The functions and lines at addresses of a program, from its debug information.
package struct Symbols: Sendable {
  /// The function, file and line of an address.
  package struct Place: Equatable, Sendable {
    /// The function's mangled name.
    package let symbol: String
    /// The path from the package's root; `nil` for code made by the compiler.
    package let file: String?
    package let line: Int

    package init(symbol: String, file: String?, line: Int) {
      self.symbol = symbol
      self.file = file
      self.line = line
    }

    /// Whether it is a getter or setter through which a key path reaches a computed property.
    var isKeyPathAccessor: Bool { symbol.hasSuffix("TK") || symbol.hasSuffix("Tk") }
  }

  private var places: [UInt: Place] = [:]
  /// The functions by mangled name, without those made by the compiler.
  private var functions: [String: FunctionName] = [:]
  private var isDemangled: Set<String> = []

  package init() {}

  /// Creates symbols from known places and names.
  ///
  /// - Parameters:
  ///   - places: the places by address.
  ///   - names: the demangled names by mangled name.
  init(places: [UInt: Place], names: [String: String]) {
    self.places = places
    for (symbol, name) in names { functions[symbol] = FunctionName(name) }
  }

  package func place(_ address: UInt) -> Place? { places[address] }

  /// Returns the function at a place; `nil` for a function made by the compiler.
  func function(at place: Place) -> FunctionName? { functions[place.symbol] }

  /// Returns the detail that diagrams of some architectures need of the function at an address.
  package func interest(at address: UInt, for codes: [CodeMap]) -> CodeMap.Interest {
    guard let place = places[address] else { return .none }
    if place.isKeyPathAccessor { return .way }
    let name = functions[place.symbol]
    let numbers = codes.map { $0.interest(in: name, place.file).rawValue }
    return numbers.max().flatMap(CodeMap.Interest.init) ?? .none
  }

  /// Looks addresses up in a program.
  ///
  /// - Throws: a `CommandFailure` if a tool of the toolchain cannot be run.
  package mutating func add(_ addresses: some Sequence<UInt>, in program: String) throws {
    let wanted = Set(addresses).subtracting(places.keys).sorted()
    guard !wanted.isEmpty else { return }
    let lines = try Symbolizer.lines(of: wanted, in: program)
    guard lines.count >= 2 * wanted.count else {
      throw CommandFailure("The symboliser named fewer addresses than it was given.", .failed)
    }
    for (index, address) in wanted.enumerated() {
      places[address] = Self.place(symbol: lines[2 * index], at: lines[2 * index + 1])
    }
    // Of functions without a file, only protocol witnesses (TW) and initialisers (fC) are needed.
    let named = wanted.compactMap { places[$0] }.filter {
      $0.file != nil || $0.symbol.hasSuffix("TW") || $0.symbol.hasSuffix("fC")
    }
    try demangle(Set(named.map(\.symbol)).subtracting(isDemangled).sorted())
  }

  private mutating func demangle(_ symbols: [String]) throws {
    guard !symbols.isEmpty else { return }
    let answer = try Symbolizer.output(
      of: ["swift-demangle", "--simplified", "--compact"], input: symbols)
    let lines = answer.split(separator: "\n", omittingEmptySubsequences: false)
    for (symbol, name) in zip(symbols, lines) { functions[symbol] = FunctionName(String(name)) }
    isDemangled.formUnion(symbols)
  }

  /// Parses a place such as `/build/Sources/Architectures/MVC/Root/RootController.swift:12`.
  static func place(symbol: String, at place: String) -> Place {
    let end = place.lastIndex(of: ":") ?? place.endIndex
    let line = Int(place[end...].dropFirst().prefix { $0.isNumber }) ?? 0
    let path = place[..<end]
    guard line > 0, let sources = path.ranges(of: "/Sources/").last else {
      return Place(symbol: symbol, file: nil, line: 0)
    }
    return Place(symbol: symbol, file: String(path[sources.lowerBound...].dropFirst()), line: line)
  }
}

/// Runs the tools that find functions and lines by address.
///
/// Linux and macOS have different tools; the one for macOS is untested.
enum Symbolizer {
  /// Looks addresses up.
  ///
  /// - Parameters:
  ///   - addresses: addresses relative to the beginning of the program's image.
  ///   - program: the path of the program.
  /// - Returns: two lines for each address: the function's mangled name, then file and line.
  /// - Throws: a `CommandFailure` if the tool cannot be run.
  static func lines(of addresses: [UInt], in program: String) throws(CommandFailure) -> [String] {
    let input = addresses.map { "0x" + String($0, radix: 16) }
    #if canImport(Darwin)
      // Each line is `symbol (in program) (file:line)`.
      let answer = try output(of: ["atos", "-fullPath", "-o", program, "-offset"], input: input)
      return answer.split(separator: "\n").flatMap { line -> [String] in
        let parts = line.split(separator: " (")
        return [String(parts.first ?? ""), String((parts.last ?? "").dropLast())]
      }
    #else
      let answer = try output(
        of: [
          "llvm-symbolizer", "--obj=\(program)", "--output-style=GNU", "--functions=linkage",
          "--no-inlines",
        ], input: input)
      return answer.split(separator: "\n").map(String.init)
    #endif
  }

  /// Returns the output of a tool that is given some lines.
  static func output(of words: [String], input: [String]) throws(CommandFailure) -> String {
    let run = ProgramRun(words, input: input.joined(separator: "\n") + "\n")
    guard run.isDone else {
      throw CommandFailure(
        "'\(words[0])', which is part of the toolchain, cannot be run.", .failed)
    }
    return run.output
  }
}
