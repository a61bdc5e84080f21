internal import LuaBridge
internal import SelectorRuntime

extension Prelude {
  /// The closures that layers of hooks are made of.
  ///
  /// Each factory answers what a message calls and `rebind(inner, isActive, recording)`, which tells
  /// it of the next function inside, of its removal, and of what runs for its handler while a trace
  /// does.
  struct Layers {
    let makeBefore: LuaReference
    let makeAfter: LuaReference
    let makeInstead: LuaReference
    /// Takes what answers a proxy's app object too, which is the handlers' `self`.
    let makeDelegate: LuaReference
    /// `superCall(holder, name)`: calls what the superclass's dispatch table holds.
    let makeSuperCall: LuaReference
    /// `currentCall(resolve)`: calls what `resolve` answers at that time.
    let makeCurrentCall: LuaReference

    init(_ stack: LuaStack, _ library: Library) throws {
      try Prelude.run(PackageResources.hook_layers_lua, library, stack)
      // stack: … functions
      makeBefore = Prelude.field("before", stack)
      makeAfter = Prelude.field("after", stack)
      makeInstead = Prelude.field("instead", stack)
      makeDelegate = Prelude.field("delegate", stack)
      makeSuperCall = Prelude.field("superCall", stack)
      makeCurrentCall = Prelude.field("currentCall", stack)
      stack.pop()
    }

    func factory(of kind: Layer.Kind) -> LuaReference {
      switch kind {
      case .before: makeBefore
      case .after: makeAfter
      case .instead, .throttle, .level: makeInstead
      case .delegate: makeDelegate
      }
    }
  }
}
