import Foundation

// Tests that a `NotesFile` survives kills. `notes-file-trial [KILLS [SEED]]` starts writers, kills
// each at a random time, and checks the file. The exit code is 1 if there was a problem.
// `notes-file-trial write FILE SEED [WRITES]` is such a writer.
let words = CommandLine.arguments.dropFirst()
if words.first == "write", let file = words.dropFirst().first,
  let seed = words.dropFirst(2).first.flatMap({ UInt64($0) })
{
  let writes = words.dropFirst(3).first.flatMap { Int($0) } ?? Int.max
  exit(TrialWriter.run(file: file, seed: seed, writes: writes))
}
let numbers = words.compactMap { UInt64($0) }
guard numbers.count == words.count, numbers.count <= 2 else {
  print("usage: notes-file-trial [KILLS [SEED]]")
  exit(64)
}
var trial = try KillTrial(kills: Int(numbers.first ?? 1_000), seed: numbers.dropFirst().first ?? 1)
trial.run()
print(trial.summary)
exit(trial.failures.isEmpty ? 0 : 1)
