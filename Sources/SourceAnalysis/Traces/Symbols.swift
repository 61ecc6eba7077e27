package import Support

/// The functions and lines at addresses of a program, from its debug information.
package struct Symbols: Sendable {
  /// The function, file and line of an address.
  package struct Place: Equatable, Sendable {
    /// The function's mangled name; that of `init` or `deinit` for what the compiler makes of them.
    package let symbol: String
    /// The path from the package's root; `nil` for code made by the compiler.
    package let file: String?
    package let line: Int

    package init(symbol: String, file: String?, line: Int) {
      self.symbol = symbol
      self.file = file
      self.line = line
    }
  }

  private var places: [UInt: Place] = [:]
  /// The names of functions by mangled name, without those made by the compiler.
  private var functions: [String: String] = [:]

  /// Looks addresses up in a program.
  ///
  /// - Throws: a `CommandFailure` if a tool of the toolchain cannot be run.
  package init(at addresses: Set<UInt>, in program: String) throws(CommandFailure) {
    let wanted = addresses.sorted()
    let lines = try Symbolizer.lines(of: wanted, in: program)
    guard lines.count >= 2 * wanted.count else {
      throw CommandFailure("The symboliser named fewer addresses than it was given.", .failed)
    }
    for (index, address) in wanted.enumerated() {
      places[address] = Self.place(symbol: lines[2 * index], at: lines[2 * index + 1])
    }
    let symbols = Set(places.values.filter { $0.file != nil }.map(\.symbol)).sorted()
    let names = try Symbolizer.output(
      of: ["swift-demangle", "--simplified", "--compact"], input: symbols
    ).split(separator: "\n", omittingEmptySubsequences: false)
    for (symbol, name) in zip(symbols, names) { functions[symbol] = Self.name(String(name)) }
  }

  /// Creates symbols from known places and names.
  init(places: [UInt: Place], names: [String: String]) {
    self.places = places
    for (symbol, name) in names { functions[symbol] = Self.name(name) }
  }

  package func place(_ address: UInt) -> Place? { places[address] }

  /// Returns the name of a function by its mangled name; `nil` for one made by the compiler.
  func function(_ symbol: String) -> String? { functions[symbol] }

  /// Returns a function's name from the output of `swift-demangle --simplified`.
  ///
  /// A closure is named after its function, and a getter after its property. A function that the
  /// compiler made has no name.
  static func name(_ demangled: String) -> String? {
    var name = demangled
    while let generics = name.firstMatch(of: #/<[^<>]*>/#) { name.removeSubrange(generics.range) }
    let closures = name.prefixMatch(of: #/(?:(?:implicit )?closure #\d+ in )+/#)
    if let closures { name.removeSubrange(closures.range) }
    name.replace(#/^(?:variable initialization expression of )?(?:static )?/#, with: "")
    guard name.wholeMatch(of: #/[\p{L}_`][\p{L}\p{N}_.`:()]*/#) != nil else { return nil }
    let getters = #/\.(?:getter|read2?|unsafeAddressor)$/#
    let setters = #/\.(?:setter|modify2?|unsafeMutableAddressor|didset|willset)$/#
    let property = name.replacing(getters, with: "").replacing(setters, with: "")
    if closures != nil { return "a closure of \(property)" }
    return name.firstMatch(of: setters) == nil ? property : "\(property) ="
  }

  /// Parses a place such as `/build/Sources/Architectures/MVC/Root/RootController.swift:12`.
  static func place(symbol: String, at place: String) -> Place {
    // `__allocating_init`, `__deallocating_deinit` and `__isolated_deallocating_deinit`.
    let symbol = symbol.replacing(#/fC$/#, with: "fc").replacing(#/f[DZ]$/#, with: "fd")
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
  /// Looks up addresses, which count from the beginning of the program's image.
  ///
  /// There are two lines for each: the function's mangled name, then file and line.
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
        "Lines cannot be looked up by '\(words[0])', a part of the toolchain: \(run.reason).",
        .failed)
    }
    return run.output
  }
}
