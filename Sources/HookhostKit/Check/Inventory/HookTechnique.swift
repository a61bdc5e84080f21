/// How a method is changed, or how something is put in front of it.
enum HookTechnique: String, CaseIterable, Sendable {
  /// `method_exchangeImplementations`.
  case exchange
  /// `method_setImplementation`.
  case set
  /// `class_replaceMethod`.
  case replace
  /// `class_addMethod`.
  case add
  /// A method of a class that replaces an object's class: `object_setClass`.
  case isa
  /// `_objc_msgForward`, or a method by which an object forwards messages.
  case forwarding
  /// An object of the actor in front of a delegate.
  case delegate
  /// A category with a method that the class has already.
  case category

  var canBeModelled: Bool { self != .category && self != .forwarding }
}
