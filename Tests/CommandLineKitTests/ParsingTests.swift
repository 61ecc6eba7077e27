internal import CommandLineKit
internal import Testing

@Suite("Parsing")
struct ParsingTests {
  @Test("gives what was declared for what is left out")
  func nothing() throws {
    let arguments = try Sample.arguments()
    #expect(arguments.path.words == ["bench", "run"])
    #expect(!arguments[Sample.quick])
    #expect(arguments[Sample.subjects] == [])
    #expect(arguments[Sample.rounds] == 30)
    #expect(arguments[Sample.seed] == nil)
    #expect(arguments[Sample.format] == .table)
    #expect(!arguments.contains(Sample.rounds))
  }

  @Test(
    "reads a value after a space and after an equals sign, by long and by short name",
    arguments: [
      ["--rounds", "7"], ["--rounds=7"], ["-n", "7"], ["-n=7"], ["-n", "8", "-n", "7"],
    ])
  func spellings(words: [String]) throws {
    guard case .run(let arguments) = try Sample.root.parse(words) else { throw Sample.NotRun() }
    #expect(arguments[Sample.rounds] == 7)
    #expect(arguments.contains(Sample.rounds))
  }

  @Test("gives back the words of some parameters, which ask for the same again")
  func words() throws {
    let arguments = try Sample.arguments(
      "run", "-t", "--offset=-3", "--output=a b", "--subject", "mvc", "--subject=REDUX", "-n", "7")
    let some: [any Parameter] = [
      Sample.subjects, Sample.quick, Sample.thorough, Sample.offset, Sample.output,
    ]
    let words = arguments.words(of: some)
    #expect(
      words == [
        "--subject", "mvc", "--subject", "REDUX", "--thorough", "--offset=-3", "--output", "a b",
      ])
    guard case .run(let again) = try Sample.root.parse(["run"] + words) else {
      throw Sample.NotRun()
    }
    #expect(again[Sample.subjects] == ["MVC", "Redux"] && again[Sample.offset] == -3)
    #expect(again[Sample.thorough] && !again.contains(Sample.rounds))
  }

  @Test("Words on a line for a shell are quoted where they must be")
  func shellLine() {
    #expect(["a-b", "x/y.z=1"].shellLine == "a-b x/y.z=1")
    #expect(["a b", "", "it's", "$HOME", "ü"].shellLine == "'a b' '' 'it'\\''s' '$HOME' 'ü'")
  }

  @Test("reads every kind of value")
  func kinds() throws {
    let arguments = try Sample.arguments(
      "run", "-t", "--subject", "mvc", "--seed", "18446744073709551615", "--subject=REDUX",
      "--output", "a=b/c d", "--shard", "2/4", "--format", "JSON")
    #expect(arguments[Sample.thorough])
    #expect(arguments[Sample.subjects] == ["MVC", "Redux"])
    #expect(arguments[Sample.seed] == .max)
    #expect(arguments[Sample.output] == "a=b/c d")
    #expect(arguments[Sample.part] == Shard("2/4"))
    #expect(arguments[Sample.format] == .json)
  }

  @Test("takes a negative number as a value", arguments: [["--offset", "-5"], ["--offset=-5"]])
  func negative(words: [String]) throws {
    guard case .run(let arguments) = try Sample.root.parse(words) else { throw Sample.NotRun() }
    #expect(arguments[Sample.offset] == -5)
  }

  @Test("takes options before, between and after arguments")
  func mixed() throws {
    let arguments = try Sample.arguments("compare", "a.json", "--tolerance", "0.05", "b.json")
    #expect(arguments[Sample.old] == "a.json")
    #expect(arguments[Sample.new] == "b.json")
    #expect(arguments[Sample.tolerance] == 0.05)
    #expect(try Sample.arguments("compare", "--tolerance=1", "a")[Sample.new] == nil)
  }

  @Test("takes everything after two dashes as arguments, and one dash too")
  func dashes() throws {
    let arguments = try Sample.arguments("lines", "-", "-1", "--", "--help", "--", "-x")
    #expect(arguments[Sample.paths] == ["-", "-1", "--help", "--", "-x"])
  }

  @Test(
    "refuses an empty path, a number with a tail and a fraction",
    arguments: [
      ["--output="], ["--rounds", "7x"], ["--rounds", "7.5"], ["--seed", "-1"], ["--shard", "1"],
      ["--shard", "1/2/3"],
    ])
  func invalid(words: [String]) {
    let error = #expect(throws: UsageError.self) { try Sample.root.parse(words) }
    guard case .invalidValue = error?.kind else {
      Issue.record("\(String(describing: error?.message))")
      return
    }
  }

  @Test("hands words that name no subcommand to a default one that takes arguments")
  func defaultWithArguments() throws {
    let root = CommandSpecification(
      "count", abstract: "", default: Sample.lines, subcommands: [Sample.run, Sample.lines])
    guard case .run(let arguments) = try root.parse(["a", "b"]) else { throw Sample.NotRun() }
    #expect(arguments[Sample.paths] == ["a", "b"])
  }

  @Test("finds hidden subcommands")
  func hidden() throws {
    #expect(try Sample.arguments("secret").path.words == ["bench", "secret"])
  }

  @Test("divides work into shards that cover it once")
  func shards() {
    let shards = (1...3).compactMap { Shard("\($0)/3") }
    #expect(shards.map(\.description) == ["1/3", "2/3", "3/3"])
    #expect(
      shards.map { shard in (0..<7).filter(shard.contains(position:)) }
        == [[0, 3, 6], [1, 4], [2, 5]])
  }

  @Test("keeps what a shell needs to complete words")
  func completion() {
    let options = Sample.run.options(withVersion: false)
    #expect(options.first { $0.name == "output" }?.completion == .directory)
    #expect(
      options.first { $0.name == "format" }?.completion == .words(["table", "json", "csv"]))
    #expect(options.last?.spellings == ["-h", "--help"])
  }
}
