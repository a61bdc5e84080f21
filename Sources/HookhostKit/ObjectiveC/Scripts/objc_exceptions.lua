-- Exceptions of Objective-C as errors of Lua.

local C, native = ...
local objc = C.objc
local type, setmetatable, error, pcall, rawequal = type, setmetatable, error, pcall, rawequal

-- Exceptions: only what was thrown is caught, a mistake of the program is not.
--
-- What is thrown lives until it is caught, whatever pools are drained on the way: each frame that it
-- passes hands its reference to the next one out. Where there is none the pool gets it.
local passed = setmetatable({}, {__mode = "k"})
local frames = 0

local function take(thrown)
  if passed[thrown] then passed[thrown] = nil else native.retain(thrown) end
end

local function passOn(thrown)
  if frames == 0 then return native.autorelease(thrown) end
  -- One that was thrown again in a handler has been handed on already.
  if passed[thrown] then native.release(thrown) else passed[thrown] = true end
end

function C.try(body, handler, finally)
  frames = frames + 1
  local ok, flow, result = pcall(body)
  frames = frames - 1
  local thrown = not ok and type(flow) == "userdata" and C.isCounted(flow) and flow or nil
  if thrown then take(thrown) end
  -- Nothing but a source's own `@throw` raises nil.
  if not ok and handler and (flow == nil or type(flow) == "userdata") then
    frames = frames + 1
    ok, flow, result = pcall(handler, flow)
    frames = frames - 1
  end
  local left, answer
  if finally then left, answer = finally() end
  if thrown then
    local goesOn = not ok and left == nil and rawequal(flow, thrown)
    if goesOn then passOn(thrown) else native.release(thrown) end
  end
  if left ~= nil then return left, answer end
  if not ok then error(flow, 0) end
  return flow, result
end
function C.throw(exception) error(exception, 0) end
-- What is thrown is looked at without messages, which it may not understand.
function C.isKind(object, name)
  if type(object) ~= "userdata" then return false end
  local wanted, class = objc.getClass(name), objc.object_getClass(object)
  while class and class ~= wanted do class = objc.class_getSuperclass(class) end
  return class ~= nil
end
