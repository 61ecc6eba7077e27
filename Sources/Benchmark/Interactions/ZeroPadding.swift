/// Returns the number with leading zeros, so that it has at least `count` digits.
func zeroPadded(_ number: Int, toDigits count: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, count - digits.count)) + digits
}
