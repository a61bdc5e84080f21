/// The ownership of an associated value.
///
/// The corresponding Objective-C type is `objc_AssociationPolicy`. One thread runs at a time, so
/// atomic and nonatomic policies behave alike.
package enum AssociationPolicy: String, Sendable {
  case assign = "ASSIGN"
  case retainNonatomic = "RETAIN_NONATOMIC"
  case copyNonatomic = "COPY_NONATOMIC"
  case retain = "RETAIN"
  case copy = "COPY"

  /// Creates the policy from its value in `objc_AssociationPolicy`.
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

/// The key of an association, compared by identity, except strings.
package enum AssociationKey: Hashable {
  case selector(Selector)
  case string(String)
  case object(RuntimeObject)
  /// A value of the host language, by the identity that the host defines.
  case foreign(UInt)
}

/// One associated value.
///
/// With an owning policy, an object is retained.
struct Association {
  let value: Value
  let isOwning: Bool
  /// The owner of a foreign key, retained so that its identity is not reused.
  let keyHolder: ForeignValue?
  /// The sequence number of the assignment, which determines the order of release.
  let order: Int
  /// Whether the system owns it: it is released last, and stays when all are removed.
  let isOfSystem: Bool

  func clear() {
    if isOwning { value.release() }
  }
}

extension Runtime {
  /// Sets the associated value of a key; `Value.none` removes it.
  ///
  /// The table is changed before the old value is released, so that its `dealloc` sees the new one.
  /// The corresponding Objective-C function is `objc_setAssociatedObject`.
  /// - Throws: what a value's `copy` throws, with a copying policy.
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

  /// Returns the associated value of a key.
  ///
  /// The corresponding Objective-C function is `objc_getAssociatedObject`.
  /// - Complexity: O(1), expected.
  package func association(of object: RuntimeObject, _ key: AssociationKey) -> Value {
    object.extra?.associations[key]?.value ?? .none
  }

  /// Removes all associated values of an object.
  ///
  /// The system's values are removed last, and only when the object is being deallocated. The
  /// corresponding Objective-C function is `objc_removeAssociatedObjects`.
  package func removeAssociations(of object: RuntimeObject) {
    guard let extra = object.extra, !extra.associations.isEmpty else { return }
    let isEnding = object.isDeallocating
    let old = extra.associations.filter { isEnding || !$0.value.isOfSystem }
    for key in old.keys { recordAssociation(of: object, key) }
    for key in old.keys { extra.associations[key] = nil }
    let ordered = old.values.sorted {
      $0.isOfSystem == $1.isOfSystem ? $0.order < $1.order : $1.isOfSystem
    }
    for association in ordered { association.clear() }
  }

  /// Records the old value of a key for undo.
  ///
  /// Undo does not restore an object that has been deallocated meanwhile.
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

  /// Copies a value as a `copy` property does.
  ///
  /// Objects receive `copy`; values of the host language are copied one level deep.
  package func copy(of value: Value) throws -> Value {
    switch value {
    case .object(let object): try send(object, known.copy)
    case .foreign(let foreign): .foreign(foreign.copy())
    default: value
    }
  }
}
