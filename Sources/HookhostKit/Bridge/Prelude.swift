internal import LuaBridge

/// The few Lua functions of the bridge: what must be a Lua closure so that a message never leaves
/// the VM, however many layers of hooks lie over it.
///
/// They use the library functions that were there when the state was made, whatever a script or a
/// sandbox makes of the globals since.
struct Prelude {
  /// `bind(f, selector, count)`: a method entry that adds the selector after `self`.
  let bind: LuaReference
  /// `super(holder, classHolder)`: what a class body gets as `super`; each holder has the
  /// dispatch table of the superclass at 1.
  let makeSuper: LuaReference
  /// `pool(open, drain)`: `objc.autoreleasepool`.
  let makePool: LuaReference
  /// `exceptionIndex(entries, field)`: `__index` of exceptions, whose fields are values and
  /// messages at once.
  let exceptionIndex: LuaReference
  /// `caller(resolve)`: `__call` of an IMP; `resolve` answers the function of one.
  let makeCaller: LuaReference
  /// `scriptCall(check, f, takesSelector)`: what calling the IMP of a script's function runs.
  let makeScriptCall: LuaReference
  /// `sender(entry)`: `objc.msgSend` and `objc.msgSendSuper`; `entry` answers what runs.
  let makeSender: LuaReference

  /// `recording(f, enter, note)`: runs `f` between `enter`, whose result is closed at its end, and
  /// `note`, which gets its results.
  let makeRecording: LuaReference
  /// What layers of hooks are made of.
  let layers: Layers

  init(_ stack: LuaStack, _ library: Library) throws {
    func make(_ source: String) throws -> LuaReference {
      try stack.load(source, name: "=[hookhost]", mode: "t")
      stack.push(library.functions)
      try stack.call(arguments: 1, results: 1)
      return stack.reference()
    }
    bind = try make(Prelude.bindSource)
    makeSuper = try make(Prelude.superSource)
    makePool = try make(Prelude.poolSource)
    exceptionIndex = try make(Prelude.exceptionSource)
    makeCaller = try make(Prelude.callerSource)
    makeScriptCall = try make(Prelude.scriptCallSource)
    makeSender = try make(Prelude.senderSource)
    makeRecording = try make(Prelude.recordingSource)
    layers = try Layers(make)
  }

  /// Lua's own library functions, as they were when the state was made.
  struct Library {
    /// A table with the functions by their names.
    let functions: LuaReference

    private static let names = [
      "pcall", "error", "setmetatable", "type", "next", "select", "loadfile",
    ]

    init(_ stack: LuaStack) {
      stack.pushTable()
      stack.pushGlobals()
      // stack: … functions globals
      for name in Library.names {
        stack.rawGet(at: -1, key: name)
        stack.rawSet(at: -3, key: name)
      }
      for (library, name, key) in [
        ("string", "format", "format"), ("debug", "getinfo", "getinfo"),
        ("table", "pack", "pack"), ("table", "unpack", "unpack"),
        // A sandbox keeps metatables from the global one.
        ("debug", "getmetatable", "getmetatable"),
      ] {
        if stack.rawGet(at: -1, key: library) == .table {
          stack.rawGet(at: -1, key: name)
          stack.rawSet(at: -4, key: key)
        }
        stack.pop()
      }
      stack.pop()
      functions = stack.reference()
    }

    /// One of them.
    func reference(_ name: String, _ stack: LuaStack) -> LuaReference {
      stack.push(functions)
      stack.rawGet(at: -1, key: name)
      stack.remove(at: -2)
      return stack.reference()
    }
  }

  private static let bindSource = """
    return function(f, selector, count)
      if count == 0 then return function(self) return f(self, selector) end end
      if count == 1 then return function(self, a) return f(self, selector, a) end end
      if count == 2 then return function(self, a, b) return f(self, selector, a, b) end end
      if count == 3 then return function(self, a, b, c) return f(self, selector, a, b, c) end end
      return function(self, ...) return f(self, selector, ...) end
    end
    """

  private static let recordingSource = """
    return function(f, enter, note)
      local function pass(...)
        note(...)
        return ...
      end
      return function(...)
        local scope <close> = enter(...)
        return pass(f(...))
      end
    end
    """

  private static let superSource = """
    local library = ...
    local setmetatable, getmetatable = library.setmetatable, library.getmetatable
    local error, type = library.error, library.type
    local function metatable(holder)
      local messages = setmetatable({}, {__index = function(messages, name)
        local function send(proxy, ...) return holder[1][name](proxy[1], ...) end
        messages[name] = send
        return send
      end})
      return {__index = messages, __name = "super"}
    end
    return function(holder, classHolder)
      local instances, classes = metatable(holder), metatable(classHolder)
      return function(self)
        local known = getmetatable(self)
        local isClass = type(known) == "table" and known.isClass
        if isClass == nil or not known then
          error("super: self must be an object, got " .. type(self), 2)
        end
        if known.isZombie then return self end
        return setmetatable({self}, isClass and classes or instances)
      end
    end
    """

  private static let poolSource = """
    local library = ...
    local pcall, error = library.pcall, library.error
    return function(open, drain)
      local function finish(mark, ok, ...)
        drain(mark)
        if not ok then error((...), 0) end
        return ...
      end
      return function(fn) return finish(open(fn), pcall(fn)) end
    end
    """

  private static let callerSource = """
    local library = ...
    local setmetatable = library.setmetatable
    return function(resolve)
      local functions = setmetatable({}, {__mode = "k"})
      return function(imp, self, selector, ...)
        local f = functions[imp]
        if not f then
          f = resolve(imp)
          functions[imp] = f
        end
        return f(self, selector, ...)
      end
    end
    """

  private static let scriptCallSource = """
    return function(check, f, takesSelector)
      if takesSelector then
        return function(self, selector, ...) return f(self, check(self, selector), ...) end
      end
      return function(self, selector, ...)
        check(self, selector)
        return f(self, ...)
      end
    end
    """

  private static let senderSource = """
    return function(entry)
      local function msgSend(self, selector, ...)
        if self == nil then return nil end
        return entry(nil, self, selector)(self, ...)
      end
      local function msgSendSuper(class, self, selector, ...)
        if self == nil then return nil end
        return entry(class, self, selector)(self, ...)
      end
      return msgSend, msgSendSuper
    end
    """

  /// An exception's `name` is a string, and `e:name()` is a message: the strings and tables that
  /// its fields answer can be called with the exception.
  ///
  /// The string metatable learns it when the first exception is asked, so that scripts without
  /// exceptions see Lua's own; a script's own `__call` of strings stays.
  private static let exceptionSource = """
    local library = ...
    local getmetatable, setmetatable = library.getmetatable, library.setmetatable
    local type, error, getinfo, next = library.type, library.error, library.getinfo, library.next
    local fields = {name = true, reason = true, userInfo = true, callStackSymbols = true}
    local answersItself = {__call = function(value) return value end}
    local function call(text, receiver)
      local known = getmetatable(receiver)
      if type(known) == "table" and known.isException then return text end
      local info = getinfo and getinfo(1, "n") or {}
      local what = info.name and (" (%s '%s')"):format(info.namewhat, info.name) or ""
      error("attempt to call a string value" .. what, 2)
    end
    local function copy(value)
      local copied = {}
      for key, element in next, value do copied[key] = element end
      return setmetatable(copied, answersItself)
    end
    return function(entries, field)
      return function(exception, name)
        if not fields[name] then return entries[name] end
        local value = field(exception, name)
        if type(value) == "string" then
          local strings = getmetatable("")
          if type(strings) == "table" and strings.__call == nil then strings.__call = call end
        elseif type(value) == "table" then
          return copy(value)
        end
        return value
      end
    end
    """
}
