internal import LuaBridge

/// The few Lua functions of the bridge: what must be a Lua closure so that a message never leaves
/// the VM, however many layers of hooks lie over it.
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

  init(_ stack: LuaStack) throws {
    func make(_ source: String) throws -> LuaReference {
      try stack.load(source, name: "=[hookhost]", mode: "t")
      try stack.call(arguments: 0, results: 1)
      return stack.reference()
    }
    bind = try make(Prelude.bindSource)
    makeSuper = try make(Prelude.superSource)
    makePool = try make(Prelude.poolSource)
    exceptionIndex = try make(Prelude.exceptionSource)
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

  private static let superSource = """
    local setmetatable, getmetatable, error = setmetatable, getmetatable, error
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
        local isClass = known and known.isClass
        if isClass == nil then error("super: self must be an object, got " .. type(self), 2) end
        return setmetatable({self}, isClass and classes or instances)
      end
    end
    """

  private static let poolSource = """
    local pcall, error = pcall, error
    return function(open, drain)
      local function finish(mark, ok, ...)
        drain(mark)
        if not ok then error((...), 0) end
        return ...
      end
      return function(fn) return finish(open(fn), pcall(fn)) end
    end
    """

  /// An exception's `name` is a string, and `e:name()` is a message: the strings and tables that
  /// its fields answer can be called with the exception.
  ///
  /// The string metatable learns it when the first exception is asked, so that scripts without
  /// exceptions see Lua's own.
  private static let exceptionSource = """
    local getmetatable, setmetatable, type, error = getmetatable, setmetatable, type, error
    local getinfo = debug.getinfo
    local fields = {name = true, reason = true, userInfo = true, callStackSymbols = true}
    local answersItself = {__call = function(value) return value end}
    local function call(text, receiver)
      local known = getmetatable(receiver)
      if type(known) == "table" and known.isException then return text end
      local info = getinfo(1, "n")
      local what = info.name and (" (%s '%s')"):format(info.namewhat, info.name) or ""
      error("attempt to call a string value" .. what, 2)
    end
    return function(entries, field)
      return function(exception, name)
        if not fields[name] then return entries[name] end
        local value = field(exception, name)
        if type(value) == "string" then
          local strings = getmetatable("")
          if type(strings) == "table" and strings.__call == nil then strings.__call = call end
        elseif type(value) == "table" then
          setmetatable(value, answersItself)
        end
        return value
      end
    end
    """
}
