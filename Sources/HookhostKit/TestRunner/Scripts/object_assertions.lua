-- Adds support for objects, selectors, structs and message spies to luassert, in a worker.

local host = ...
local luassert, say = require "luassert", require "say"
local spy, stub = require "luassert.spy", require "luassert.stub"

-- The formatting of values in a failure.
local structs = {
  {"x", "y"}, {"width", "height"}, {"origin", "size"}, {"top", "left", "bottom", "right"},
  {"location", "length"}, {"a", "b", "c", "d", "tx", "ty"},
}

local function text_of_number(number)
  local short = ("%.14g"):format(number)
  return tonumber(short) == number and short or ("%.17g"):format(number)
end

local function text_of_struct(value)
  if type(value) ~= "table" or getmetatable(value) then return nil end
  local count = 0
  for _ in next, value do count = count + 1 end
  for _, names in ipairs(structs) do
    local parts = {}
    for _, name in ipairs(names) do
      local field = rawget(value, name)
      local text
      if type(field) == "number" then text = text_of_number(field)
      elseif names[1] == "origin" then text = text_of_struct(field) end
      if text then parts[#parts + 1] = name .. " = " .. text end
    end
    if #parts == #names and count == #names then return "{" .. table.concat(parts, ", ") .. "}" end
  end
end

luassert:add_formatter(function(value)
  local kind = type(value) == "userdata" and host.kind(value)
  if not kind then return text_of_struct(value) end
  if kind == "object" and objc.object_isClass(value) then kind = "class" end
  local shown, text = pcall(tostring, value)
  return ("(%s) %s"):format(kind, shown and text or "that cannot describe itself")
end)

-- Assertions on objects; the first argument is the expected value.
local function is_object(value)
  return type(value) == "userdata" and host.kind(value) == "object"
end
local function add_assertion(name, positive, negative, holds)
  say:set("assertion." .. name .. ".positive", positive)
  say:set("assertion." .. name .. ".negative", negative)
  luassert:register("assertion", name, function(_, arguments)
    return is_object(arguments[2]) and holds(arguments[1], arguments[2])
  end, "assertion." .. name .. ".positive", "assertion." .. name .. ".negative")
end
add_assertion("kind_of", "Expected an instance of:\n%s\nGot:\n%s",
  "Expected no instance of:\n%s\nGot:\n%s", function(class, object)
    return object:isKindOfClass_(type(class) == "string" and objc[class] or class)
  end)
add_assertion("responds_to", "Expected that it responds to:\n%s\nGot:\n%s",
  "Expected that it does not respond to:\n%s\nGot:\n%s", function(selector, object)
    return object:respondsToSelector_(selector)
  end)
add_assertion("conforms_to", "Expected that it conforms to:\n%s\nGot:\n%s",
  "Expected that it does not conform to:\n%s\nGot:\n%s", function(name, object)
    return object:conformsToProtocol_(type(name) == "string" and objc.getProtocol(name) or name)
  end)

-- Spies and stubs of a message: a hook that is removed when they are reverted. `make` creates
-- luassert's own spy in a field of a table; the hook calls it with self and the arguments.
local function around_message(target, selector, make)
  local name, original = tostring(selector), nil
  local fields = {[name] = function(...) return original(...) end}
  local double = make(fields, name)
  local token = hook.instead(target, selector, function(inner, ...)
    original = inner
    return fields[name](...)
  end, {owner = "luassert"})
  local revert = double.revert
  function double.revert(self)
    pcall(token.remove, token)
    return revert(self)
  end
  return double
end

local on, new = spy.on, stub.new
function spy.on(target, name)
  if is_object(target) then return around_message(target, name, on) end
  return on(target, name)
end
function stub.new(target, name, ...)
  if not is_object(target) then return new(target, name, ...) end
  local answers = table.pack(...)
  return around_message(target, name, function(fields, key)
    return new(fields, key, table.unpack(answers, 1, answers.n))
  end)
end
