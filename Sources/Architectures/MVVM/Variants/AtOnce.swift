/// Writes each change at once: the ladder without `oncePerTurn`.
final class AtOnce: BindingSchedule {
  func changed(_ binding: any ScheduledBinding) {
    binding.show()
  }
}
