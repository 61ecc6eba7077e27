import Foundation

/// How JSON is laid out.
package enum JSONLayout {
  /// A value a line.
  case indented
  /// All in one line.
  case line
  /// A line for each element of the outermost object and of its lists, so that versions can be
  /// compared.
  case listed
}

/// Returns a value as JSON with sorted keys, so that equal values give equal texts.
///
/// All but one line end in a newline. JSON's own escapes stand for characters that a terminal could
/// take for commands.
package func jsonText(_ value: some Encodable, _ layout: JSONLayout = .indented) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  if layout == .indented { encoder.outputFormatting.insert(.prettyPrinted) }
  let json = try encoder.encode(value)
  let text = String(decoding: layout == .listed ? broken(json) : Array(json), as: UTF8.self)
  return text.visibleJSON + (layout == .line ? "" : "\n")
}

/// Breaks the lines of compact JSON after the commas of the outermost object and of its lists.
private func broken(_ json: Data) -> [UInt8] {
  var text: [UInt8] = []
  text.reserveCapacity(json.count + json.count / 64)
  var (depth, isString, isEscaped) = (0, false, false)
  for byte in json {
    text.append(byte)
    switch byte {
    case _ where isEscaped: isEscaped = false
    case UInt8(ascii: "\\") where isString: isEscaped = true
    case UInt8(ascii: "\""): isString.toggle()
    case _ where isString: break
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
    case UInt8(ascii: ",") where depth <= 2: text.append(UInt8(ascii: "\n"))
    default: break
    }
  }
  return text
}
