/// How an associated value is held.
///
/// The corresponding Objective-C type is `objc_AssociationPolicy`; there is one thread, so the
/// atomic forms hold as the others do.
package enum AssociationPolicy: String, Sendable {
  case assign = "ASSIGN"
  case retainNonatomic = "RETAIN_NONATOMIC"
  case copyNonatomic = "COPY_NONATOMIC"
  case retain = "RETAIN"
  case copy = "COPY"

  /// The policy of a number of `objc_AssociationPolicy`.
  package init?(number: Int64) {
    switch number {
    case 0: self = .assign
    case 1: self = .retainNonatomic
    case 3: self = .copyNonatomic
    case 0o1401: self = .retain
    case 0o1403: self = .copy
    default: return nil
    }
  }

  var isOwning: Bool { self != .assign }
  var isCopying: Bool { self == .copy || self == .copyNonatomic }
}

/// The key of an association: identity, except for strings.
package enum AssociationKey: Hashable {
  case selector(Selector)
  case string(String)
  case object(RuntimeObject)
  /// A value of the host language, by the identity that the host gives it.
  case foreign(UInt)
}

/// One associated value.
///
/// An object under an owning policy is retained by it.
struct Association {
  let value: Value
  let isOwning: Bool
  /// The holder of a foreign key, kept so that its identity is not given out again.
  let keyHolder: ForeignValue?
  /// Its place in the order in which the world's values were set, in which they are released too.
  let order: Int
  /// Whether it is one of the system's: it outlives the others, also when all are removed.
  let isOfSystem: Bool

  func clear() {
    if isOwning { value.release() }
  }
}

extension Runtime {
  /// Sets what is associated with an object under a key; `Value.none` removes it.
  ///
  /// The table is changed before the old value is released, so that its `dealloc` sees the new one.
  /// - Throws: what a value's `copy` throws, under a copying policy.
  /// The corresponding Objective-C function is `objc_setAssociatedObject`.
  /// - Complexity: O(1), expected.
  package func setAssociation(
    of object: RuntimeObject, _ key: AssociationKey, _ value: Value, _ policy: AssociationPolicy,
    keyHolder: ForeignValue? = nil, isOfSystem: Bool = false
  ) throws {
    recordAssociation(of: object, key)
    guard !value.isNone else {
      let old = object.extra?.associations.removeValue(forKey: key)
      old?.clear()
      return
    }
    let stored = policy.isCopying ? try copy(of: value) : value
    let association = Association(
      value: stored, isOwning: policy.isOwning, keyHolder: keyHolder, order: nextSerial(),
      isOfSystem: isOfSystem)
    if association.isOwning { stored.retain() }
    let old = object.makeExtra().associations.updateValue(association, forKey: key)
    old?.clear()
  }

  /// Answers what is associated with an object under a key.
  ///
  /// The corresponding Objective-C function is `objc_getAssociatedObject`.
  /// - Complexity: O(1), expected.
  package func association(of object: RuntimeObject, _ key: AssociationKey) -> Value {
    object.extra?.associations[key]?.value ?? .none
  }

  /// Removes all of an object's, the system's last, or not at all while the object lives on.
  ///
  /// The corresponding Objective-C function is `objc_removeAssociatedObjects`.
  package func removeAssociations(of object: RuntimeObject) {
    guard let extra = object.extra else { return }
    let isEnding = object.isDeallocating
    let old = extra.associations.filter { isEnding || !$0.value.isOfSystem }
    for key in old.keys { recordAssociation(of: object, key) }
    for key in old.keys { extra.associations[key] = nil }
    let ordered = old.values.sorted {
      $0.isOfSystem == $1.isOfSystem ? $0.order < $1.order : $1.isOfSystem
    }
    for association in ordered { association.clear() }
  }

  /// Writes down what is there under a key.
  ///
  /// An object that has gone by the time of a restore is not brought back.
  private func recordAssociation(of object: RuntimeObject, _ key: AssociationKey) {
    guard journal.isRecording, !object.isDeallocating else { return }
    let old = object.extra?.associations[key]
    journal.append(.association(object, key)) {
      guard !object.isDeallocated else { return }
      let now = object.extra?.associations.removeValue(forKey: key)
      if let old, !(old.value.object?.isDeallocated ?? false) {
        if old.isOwning { old.value.retain() }
        object.makeExtra().associations[key] = old
      }
      now?.clear()
    }
  }

  /// Copies a value as a `copy` property does: objects by their `copy` message, the host's values one
  /// level deep.
  package func copy(of value: Value) throws -> Value {
    switch value {
    case .object(let object): try send(object, known.copy)
    case .foreign(let foreign): .foreign(foreign.copy())
    default: value
    }
  }
}
