/// A number with zeros before it, so that it takes `count` digits, or more if it has more.
func padded(_ number: Int, to count: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, count - digits.count)) + digits
}
