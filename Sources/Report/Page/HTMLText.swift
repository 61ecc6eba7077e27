import Support

/// Values for the page's script.
enum HTMLText {
  /// Returns an element with values as JSON, which the page's script reads.
  static func json(_ values: [some Encodable], id: String) -> String {
    let json = (try? jsonText(values, .line)) ?? "[]"
    return "<script type=\"application/json\" id=\"\(id)\">\(script(json: json))</script>"
  }

  /// Returns JSON that is safe inside a `<script>`: no part of it ends the element.
  static func script(json: String) -> String {
    json.replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028")
      .replacing("\u{2029}", with: "\\u2029")
  }
}
