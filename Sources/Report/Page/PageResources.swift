/// The style sheet and the script of the page, which are embedded in the program.
extension PackageResources {
  /// The style sheet: light and dark, for widths from 400 pixels.
  static let style = String(decoding: page_css, as: UTF8.self)

  /// The script; it inserts all content as text, never as markup.
  ///
  /// Its parts come in the order in which they run.
  static let script = [
    page_js, heat_map_js, evidence_js, reader_js, diff_js, trace_js, address_js,
  ].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
}
