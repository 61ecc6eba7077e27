/// Writes each value that is set, also one that the view shows already.
///
/// Key-value observing along a path does the same: it compares nothing.
final class EachValue: BindingSchedule {
  var writesEqualValues: Bool { true }

  func changed(_ binding: any ScheduledBinding) {
    binding.show()
  }
}
