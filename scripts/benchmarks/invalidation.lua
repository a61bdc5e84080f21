-- Exchanging a method of a class with a thousand subclasses that have all used it, then one message
-- to each of them, compared with a first message to each: an ordinary cache miss.

local here = ...
package.path = here .. "/?.lua"
local comparison = require "comparison"

local subclasses, fresh = 1000, 20

local Base = objc.class("BenchmarkBase", objc.NSObject, function(instance)
  function instance:work() end
  function instance:rest() end
  for number = 1, fresh do instance["fresh" .. number] = function() end end
end)
local objects = {}
for index = 1, subclasses do
  objects[index] = objc.class("BenchmarkSubclass" .. index, Base):new()
end
local work = objc.class_getInstanceMethod(Base, "work")
local rest = objc.class_getInstanceMethod(Base, "rest")

local function send(name)
  for index = 1, subclasses do
    local object = objects[index]
    object[name](object)
  end
end

local function exchange_and_send()
  send "work"
  local start = os.clock()
  objc.method_exchangeImplementations(work, rest)
  send "work"
  return os.clock() - start
end

local used = 0
local function send_fresh()
  used = used + 1
  local start = os.clock()
  send("fresh" .. used)
  return os.clock() - start
end

local ratio, nanoseconds = comparison.ratio(exchange_and_send, send_fresh, subclasses)
comparison.report(
  "exchange under 1,000 warm subclasses, for each", nanoseconds, ratio, "a cache miss", 3.00)
