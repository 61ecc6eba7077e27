/// A switch that is off by default, such as `--quick`.
package struct Flag: Parameter {
  package let definition: ParameterDefinition

  /// Declares `--name`, and `-short` if a letter is given.
  package init(_ name: String, short: Character? = nil, help: String) {
    definition = ParameterDefinition(
      form: .flag, name: name, short: short, placeholder: "", help: help)
  }

  package func value(of words: [String]) -> Bool? { !words.isEmpty }
}
