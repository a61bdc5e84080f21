internal import LuaBridge
internal import SelectorRuntime

extension Prelude {
  /// What layers of hooks are made of.
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

    init(_ make: (String) throws -> LuaReference) throws {
      makeBefore = try make(Layers.beforeSource)
      makeAfter = try make(Layers.afterSource)
      makeInstead = try make(Layers.insteadSource)
      makeDelegate = try make(Layers.delegateSource)
      makeSuperCall = try make(Layers.superCallSource)
      makeCurrentCall = try make(Layers.currentCallSource)
    }

    func factory(of kind: Layer.Kind) -> LuaReference {
      switch kind {
      case .before: makeBefore
      case .after: makeAfter
      case .instead, .throttle, .level: makeInstead
      case .delegate: makeDelegate
      }
    }

    private static let beforeSource = """
      local function nothing() end
      return function(handler)
        local run, inner = handler, nothing
        local function entry(self, ...)
          run(self, ...)
          return inner(self, ...)
        end
        local function rebind(next, isActive, recording)
          inner, run = next, isActive and (recording or handler) or nothing
        end
        return entry, rebind
      end
      """

    /// Up to two results are kept without a table.
    private static let afterSource = """
      local library = ...
      local select, pack, unpack = library.select, library.pack, library.unpack
      local function nothing() end
      local function counted(...)
        local count = select("#", ...)
        if count < 3 then return count, ... end
        return count, pack(...)
      end
      return function(handler)
        local run, inner = handler, nothing
        local function entry(self, ...)
          local count, first, second = counted(inner(self, ...))
          run(self, ...)
          if count == 1 then return first end
          if count == 0 then return end
          if count == 2 then return first, second end
          return unpack(first, 1, count)
        end
        local function rebind(next, isActive, recording)
          inner, run = next, isActive and (recording or handler) or nothing
        end
        return entry, rebind
      end
      """

    private static let insteadSource = """
      local function nothing() end
      local function pass(original, ...) return original(...) end
      return function(handler)
        local run, inner = handler, nothing
        local function entry(self, ...) return run(inner, self, ...) end
        local function rebind(next, isActive, recording)
          inner, run = next, isActive and (recording or handler) or pass
        end
        return entry, rebind
      end
      """

    private static let delegateSource = """
      local function nothing() end
      local function pass(original, self, ...) return original(self, ...) end
      return function(handler, app)
        local run, inner = handler, nothing
        local function entry(proxy, ...)
          local function original(_, ...) return inner(proxy, ...) end
          return run(original, app(proxy), ...)
        end
        local function rebind(next, isActive, recording)
          inner, run = next, isActive and (recording or handler) or pass
        end
        return entry, rebind
      end
      """

    private static let superCallSource = """
      return function(holder, name)
        return function(self, ...) return holder[1][name](self, ...) end
      end
      """

    private static let currentCallSource = """
      return function(resolve)
        return function(...) return resolve()(...) end
      end
      """
  }
}
