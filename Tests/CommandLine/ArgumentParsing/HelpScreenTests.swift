import Results
import Support
internal import Testing

@Suite("Help screens")
struct HelpScreenTests {
  @Test(
    "The help of the root command lists the subcommands and marks the default one.",
    arguments: [["--help"], ["-h"], ["help"], ["-h", "run"]])
  func root(words: [String]) async {
    let result = await Sample.call(words)
    #expect(
      result.output == """
        OVERVIEW: Measures things.

        USAGE: bench <subcommand>

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          run (default)           Measure.
          compare                 Compare two results, cell by cell, and say what became
                                  worse.
          lines                   Count the lines of files.

          See 'bench help <subcommand>' for detailed help.

        """)
    #expect(result.errors == "")
    #expect(result.code == .done)
  }

  @Test(
    "The help of a command explains every option, in 80 columns.",
    arguments: [["run", "--help"], ["help", "run"], ["run", "--bad", "-h"], ["--quick", "-h"]])
  func narrow(words: [String]) async {
    let result = await Sample.call(words)
    #expect(
      result.output == """
        OVERVIEW: Measure.

        Results are printed to standard output; progress is shown on a terminal only,
        and takes itself away.

          bench run --quick

        USAGE: bench run [--quick] [--thorough] [--subject <name> ...]
                         [--rounds <rounds>] [--seed <seed>] [--output <output>]
                         [--shard <k/n>] [--format <format>] [--offset <offset>]

        OPTIONS:
          --quick                 Measure for a minute at most.
          -t, --thorough          Measure for as long as it takes.
          --subject <name>        Measure this one only; may be given several times.
                                  (values: MVC, MVVM, Redux)
          --rounds <rounds>       How often to repeat. (default: 30)
          --seed <seed>           Where the random numbers start.
          --output <output>       The folder of the report.
          --shard <k/n>           Measure one part of the work, so that several machines
                                  can share it.
          --format <format>       How to print the results. (values: table, json, csv;
                                  default: table)
          --offset <offset>       (default: 0)
          -h, --help              Show help information.

        """)
    #expect(result.code == .done)
  }

  @Test(
    "Arguments have their own section, required ones no brackets, and long labels their own line.")
  func arguments() async {
    let result = await Sample.call(["help", "compare"])
    #expect(
      result.output == """
        OVERVIEW: Compare two results, cell by cell, and say what became worse.

        USAGE: bench compare <old> [<new> ...] --tolerance <share-lost>

        ARGUMENTS:
          <old>                   The earlier results.
          <new>                   The later results.

        OPTIONS:
          --tolerance <share-lost>
                                  The share by which a result may grow worse before it
                                  is a regression.
          -h, --help              Show help information.

        """)
  }

  @Test("The usage line is short for a command with more than twelve optional parameters.")
  func manyOptions() async {
    let flags = (1...13).map { Flag("flag-\($0)", help: "") }
    let command = CommandSpecification(
      "many", abstract: "Much.", parameters: flags + [Sample.tolerance, Sample.paths]
    ) { _, _ in .done }
    let result = await Sample.call(["--help"], of: command)
    #expect(
      result.output.contains(
        "USAGE: many [<options>] --tolerance <share-lost> [<path> ...]\n\nARGUMENTS:"))
    #expect(result.output.contains("\n  --flag-1\n  --flag-2\n"))
  }

  @Test("A call of a group without a default subcommand shows the group's help.")
  func noDefault() async {
    let group = CommandSpecification(
      "group", abstract: "All.", version: "1", subcommands: [Sample.lines])
    let result = await Sample.call([], of: group)
    #expect(result.output.hasPrefix("OVERVIEW: All.\n\nUSAGE: group <subcommand>\n"))
    #expect(result.code == .done)
  }

  @Test(
    "The option --version prints the version instead of running the command.",
    arguments: [["--version"], ["--version", "run"]])
  func version(words: [String]) async {
    let result = await Sample.call(words)
    #expect(result.output == "1.2.3\n")
    #expect(result.code == .done)
  }
}
