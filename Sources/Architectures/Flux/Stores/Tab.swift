/// The tabs, in their order.
enum Tab: Int {
  case notes
  case profile
}
