import Measurement
import Results

/// The commands that show which functions take the instructions of an interaction.
struct ProfileCommand {
  private let interaction: String
  private let architecture: VariantID?

  /// - Parameters:
  ///   - interaction: the interaction's id.
  ///   - cases: its results; the command profiles the slowest architecture.
  init(_ interaction: String, _ cases: [Cell]) {
    self.interaction = interaction
    architecture =
      cases.filter(\.correct)
      .max { ($0.ratio?.estimate ?? 1) < ($1.ratio?.estimate ?? 1) }?.architecture
  }

  /// Empty without results.
  @DocumentBuilder var document: Document {
    if let architecture {
      """
      **To profile it**: valgrind counts the instructions of the events alone, without preparation \
      and reset. It cannot read a release build's debug information, so that is removed first.
      """
      Block.code(
        """
        strip -g -o /tmp/archbench .build/release/archbench
        valgrind --tool=callgrind --toggle-collect='*countedPiece*' --callgrind-out-file=/tmp/out \\
          /tmp/archbench probe --uncounted --architecture \(architecture) --interaction \(interaction)
        callgrind_annotate /tmp/out | swift demangle --simplified --compact | head -60
        """)
    }
  }
}
