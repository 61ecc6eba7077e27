/// Writes each value that is set, also one that the view shows already.
///
/// Key-value observing along a path does the same: it compares nothing.
final class EachValue: BindingSchedule {
  var passesOnEqualValues: Bool { true }

  func began(_ binding: any ScheduledBinding) {
    binding.write()
  }

  func changed(_ binding: any ScheduledBinding) {
    binding.write()
  }
}
