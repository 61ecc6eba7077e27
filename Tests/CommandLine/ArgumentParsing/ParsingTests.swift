internal import Support
internal import Testing

@Suite("Argument parsing")
struct ParsingTests {
  @Test("An omitted parameter has its declared default value.")
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
    "A value can follow a space or an equals sign.",
    arguments: [
      ["--rounds", "7"], ["--rounds=7"], ["--rounds", "8", "--rounds", "7"],
    ])
  func spellings(words: [String]) throws {
    guard case .run(let arguments) = try Sample.root.parse(words) else { throw Sample.NotRun() }
    #expect(arguments[Sample.rounds] == 7)
    #expect(arguments.contains(Sample.rounds))
  }

  @Test("The words of selected parameters, parsed again, give the same values.")
  func words() throws {
    let arguments = try Sample.arguments(
      "run", "-t", "--offset=-3", "--output=a b", "--subject", "mvc", "--subject=REDUX", "--rounds",
      "7")
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

  @Test("Words on a shell line are quoted if necessary.")
  func shellLine() {
    #expect(["a-b", "x/y.z=1"].shellLine == "a-b x/y.z=1")
    #expect(["a b", "", "it's", "$HOME", "ü"].shellLine == "'a b' '' 'it'\\''s' '$HOME' 'ü'")
  }

  @Test("Every kind of value is parsed.")
  func kinds() throws {
    let arguments = try Sample.arguments(
      "run", "-t", "--subject", "mvc", "--seed", "18446744073709551615", "--subject=REDUX",
      "--output", "a=b/c d", "--shard", "2/4", "--format", "JSON")
    #expect(arguments[Sample.thorough])
    #expect(arguments[Sample.subjects] == ["MVC", "Redux"])
    #expect(arguments[Sample.seed] == .max)
    #expect(arguments[Sample.output] == "a=b/c d")
    #expect(arguments[Sample.part] == [2, 4])
    #expect(arguments[Sample.format] == .json)
  }

  @Test(
    "A negative number is accepted as a value.", arguments: [["--offset", "-5"], ["--offset=-5"]])
  func negative(words: [String]) throws {
    guard case .run(let arguments) = try Sample.root.parse(words) else { throw Sample.NotRun() }
    #expect(arguments[Sample.offset] == -5)
  }

  @Test("Options may stand before, between and after arguments.")
  func mixed() throws {
    let arguments = try Sample.arguments("compare", "a.json", "--tolerance", "0.05", "b.json")
    #expect(arguments[Sample.old] == "a.json")
    #expect(arguments[Sample.new] == ["b.json"])
    #expect(arguments[Sample.tolerance] == 0.05)
    #expect(try Sample.arguments("compare", "--tolerance=1", "a")[Sample.new] == [])
  }

  @Test("All words after two dashes are arguments, and so is a single dash.")
  func dashes() throws {
    let arguments = try Sample.arguments("lines", "-", "-1", "--", "--help", "--", "-x")
    #expect(arguments[Sample.paths] == ["-", "-1", "--help", "--", "-x"])
  }

  @Test(
    "An empty path, a number with a tail and a fraction are refused.",
    arguments: [
      ["--output="], ["--rounds", "7x"], ["--rounds", "7.5"], ["--seed", "-1"], ["--shard", "1"],
      ["--shard", "1/2/3"],
    ])
  func invalid(words: [String]) {
    let error = #expect(throws: UsageError.self) { try Sample.root.parse(words) }
    #expect(error?.message.hasPrefix("The value '") == true)
  }

  @Test("A hidden subcommand can be called.")
  func hidden() throws {
    #expect(try Sample.arguments("secret").path.words == ["bench", "secret"])
  }
}
