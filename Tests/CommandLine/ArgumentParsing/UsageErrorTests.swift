import Support
internal import Testing

@Suite("Usage errors")
struct UsageErrorTests {
  // The layout of the screens is in the golden screens of the command.
  @Test(
    "A usage error says what is wrong with which word.",
    arguments: [
      (["--bogus"], "Unknown option '--bogus'."),
      (["--rouns", "3"], "Unknown option '--rouns'. Did you mean '--rounds'?"),
      (["-x=3"], "Unknown option '-x'."),
      (["run", "--rounds"], "Missing value for '--rounds <rounds>'."),
      (["--rounds", "--quick"], "Missing value for '--rounds <rounds>'."),
      (["--quick=yes"], "The flag '--quick' takes no value, but 'yes' was given."),
      (
        ["--rounds", "0"],
        "The value '0' is invalid for '--rounds <rounds>'. Expected a whole number from 1 to 1000."
      ),
      (
        ["--shard", "5/4"],
        "The value '5/4' is invalid for '--shard <k/n>'. Expected k/n with k from 1 to n."
      ),
      (
        ["--subject", "MVMM"],
        "The value 'MVMM' is invalid for '--subject <name>'. Did you mean 'MVVM'? Expected one of "
          + "'MVC', 'MVVM' or 'Redux'."
      ),
      (["run", "now"], "Unexpected argument 'now'."),
      (["run", "now", "--", "-t"], "2 unexpected arguments: 'now', '-t'."),
      (["--thorough", "--quick"], "'--quick' and '--thorough' cannot be given together."),
    ])
  func messages(words: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try Sample.root.parse(words) }
    #expect(error?.message == message)
  }

  @Test("An error that the command itself finds has the help of the parameter and the usage.")
  func custom() async {
    let result = await Sample.call(["--output", "/"], width: 120)
    #expect(
      result.errors == """
        Error: A report cannot replace '/'.
        Help:  --output <output>  The folder of the report.
        Usage: bench run [--quick] [--thorough] [--subject <name> ...] [--rounds <rounds>] [--seed <seed>] [--output <output>]
                         [--shard <k/n>] [--format <format>] [--offset <offset>]
          See 'bench run --help' for more information.

        """)
    #expect(result.code == .usage)
  }

  @Test(
    "The error names a missing parameter.",
    arguments: [
      (["compare", "--tolerance", "0"], "<old>", "The earlier results."),
      (
        ["compare", "a"], "--tolerance <share-lost>",
        "The share by which a result may grow worse\n       before it is a regression."
      ),
    ])
  func missing(words: [String], name: String, help: String) async {
    let result = await Sample.call(words)
    #expect(
      result.errors == """
        Error: Missing expected argument '\(name)'.
        Help:  \(name)  \(help)
        Usage: bench compare <old> [<new> ...] --tolerance <share-lost>
          See 'bench compare --help' for more information.

        """)
    #expect(result.code == .usage)
  }

  @Test(
    "A similar subcommand is suggested, but never a hidden one.",
    arguments: [
      (["comapre"], "Unknown subcommand 'comapre'. Did you mean 'compare'?"),
      (["RUN"], "Unknown subcommand 'RUN'. Did you mean 'run'?"),
      (["help", "lins"], "Unknown subcommand 'lins'. Did you mean 'lines'?"),
      (["secre"], "Unknown subcommand 'secre'."),
      (["wash"], "Unknown subcommand 'wash'."),
    ])
  func subcommands(words: [String], message: String) async {
    let result = await Sample.call(words)
    #expect(
      result.errors == """
        Error: \(message)
        Usage: bench <subcommand>
          See 'bench --help' for more information.

        """)
    #expect(result.code == .usage)
  }

  @Test(
    "A suggestion has the same beginning, or differs in at most a third of its letters.",
    arguments: [
      ("--form", "--format"), ("--Rounds", "--rounds"), ("-rounds", "--rounds"),
      ("--ruonds", "--rounds"), ("--sbject", "--subject"), ("--sed", "--seed"),
      ("--sede", "--seed"),
      ("--rds", nil), ("--q", nil), ("-q", nil), ("--sort", nil), ("---", nil),
    ] as [(String, String?)])
  func suggestions(name: String, meant: String?) throws {
    let error = #expect(throws: UsageError.self) { try Sample.root.parse(["run", name]) }
    let suggestion = meant.map { " Did you mean '\($0)'?" } ?? ""
    #expect(error?.message == "Unknown option '\(name)'." + suggestion)
  }

  @Test("A word without a common letter is not suggested.")
  func oneLetter() {
    let kind = Option("control", .choice(["S", "C"]), help: "")
    let command = CommandSpecification("check", abstract: "", parameters: [kind]) { _, _ in .done }
    let error = #expect(throws: UsageError.self) { try command.parse(["--control", "x"]) }
    #expect(
      error?.message
        == "The value 'x' is invalid for '--control <control>'. Expected one of 'S' or 'C'.")
  }

  @Test("In a group without a default subcommand, the error is about the group.")
  func groupWithoutDefault() {
    let group = CommandSpecification(
      "group", abstract: "All.", version: "1", subcommands: [Sample.lines])
    let error = #expect(throws: UsageError.self) { try group.parse(["--quick"]) }
    #expect(error?.path.words == ["group"])
    #expect(error?.message == "Unknown option '--quick'.")
  }
}
