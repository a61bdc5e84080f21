import StringSearch

/// Receivers that are read from strong properties, such as `[self.task cancel]`.
///
/// ARC retains the property's object until the statement ends, since the method may make its owner
/// release it. To retain it for each message would double the time of the message. Instead, the
/// statement lists the object while the message runs; if its last reference is released then, the
/// host retains it and marks its entry in the list, and the end of the statement releases it.
extension Lowering {
  /// A receiver that the statement holds if it is read from a strong property.
  func listed(_ receiver: Lowered, _ node: SyntaxNode, in call: CallOperands) -> Lowered {
    guard usesARC, readsStrongProperty(node), !isLoaded(node, in: call),
      let temporaries = function?.temporaries, temporaries.kept < 20,
      call.runsSource || node.type?.pointee?.declaration?.isSystem == false
    else { return receiver }
    temporaries.kept += 1
    let (name, position) = (temporary("a"), temporary("n"))
    temporaries.receivers.append((name, position))
    let list = helper("receivers")
    emit("\(name) = \(receiver.text)")
    emit("\(entry(name, position, list)) end")
    return Lowered(text: name)
  }

  /// The statement that adds a receiver to the list, without its `end`.
  private func entry(_ name: String, _ position: String, _ list: String) -> String {
    "if \(name) then \(position) = #\(list) + 1 \(list)[\(position)] = \(name)"
  }

  /// Ends the entries of receivers among a statement's temporaries, in the opposite order of their
  /// creation.
  func inOrder(
    _ receivers: [(name: String, position: String)], _ list: String, _ statements: inout [String]
  ) {
    guard !receivers.isEmpty else { return }
    let adding = helper("temporaryReceiver")
    for (name, position) in receivers {
      let entry = entry(name, position, helper("receivers"))
      statements = statements.map {
        $0.replacing("\(entry) end", with: "\(entry) \(adding)(\(list), \(position), \(name)) end")
      }
    }
  }

  /// Whether a message or a property access is sent to `super`, so that it uses `self`.
  func usesSuper(_ node: SyntaxNode) -> Bool {
    guard node.kind == .message || node.kind == .member && node.reference?.kind == .property,
      receivingClass(node) == nil
    else { return false }
    guard node.kind == .message else { return node.operands.isEmpty }
    return node.operands.count <= selector(of: node).count { $0 == ":" } || isSentToSuper(node)
  }

  /// Whether an expression reads a strong property of a source that refers to an object which a
  /// source may have created.
  private func readsStrongProperty(_ node: SyntaxNode) -> Bool {
    let inner = node.withoutObjectCasts
    guard mayReadProperty(inner), inner.type?.isBlock != true else { return false }
    return inner.reference?.hasAttribute(.weak) == false || !isProperty(inner)
  }

  /// Adds the variables of a receiver, and the end of its entry, to a lowered statement.
  ///
  /// - Parameters:
  ///   - receiver: The names of the variables.
  ///   - isInList: Whether the entry ends with the statement's temporaries.
  ///   - held: The statement.
  func endReceiver(
    _ receiver: (name: String, position: String), isInList: Bool, in held: inout Held
  ) {
    let (name, position) = receiver
    let list = helper("receivers")
    held.opening += "local \(name), \(position) "
    if isInList { return }
    let ending =
      "if \(position) then if \(list)[\(position)] == \(name) then \(list)[\(position)] = nil "
      + "else \(helper("endListed"))(\(position), \(name)) end end"
    held.ending = (held.ending.map { $0 + " " } ?? "") + ending
  }
}

extension SyntaxNode {
  /// The expression without parentheses and conversions between object types.
  var withoutObjectCasts: SyntaxNode {
    let inner = underlying
    guard inner.kind == .cast, inner.type?.isRetainable == true, let operand = inner.operands.last,
      operand.type?.isRetainable == true
    else { return inner }
    return operand.withoutObjectCasts
  }

  /// The expression whose result a place retains; a performed selector is retained through casts and
  /// commas.
  var retainedOperand: SyntaxNode {
    var inner = withoutObjectCasts
    while inner.kind == .binary, inner.operation == Operators.comma,
      let last = inner.operands.last
    {
      inner = last.withoutObjectCasts
    }
    return inner.kind == .message && MethodFamily.performsSelector(inner.name) ? inner : underlying
  }
}
