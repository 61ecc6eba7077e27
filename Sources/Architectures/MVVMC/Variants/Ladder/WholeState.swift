/// Tells of a field at each change of the state, as in the article: the ladder without
/// `onlyWhatChanged`.
struct WholeState: FieldDelivery {
  func delivery<Value: Equatable>(of field: Observable<Value>) -> Observable<Value> { field }
}
