-- A message from Lua to a Lua method and to a native method, compared with plain Lua calls.
-- Arguments: the folder of this file, the folder of the compiled peers.

local here, peers = ...
package.path, package.cpath = here .. "/?.lua", peers .. "/?.so"
local comparison = require "comparison"
local index_path = require "index_path"

local Class = objc.class("BenchmarkObject", objc.NSObject, function(instance)
  function instance:m() end
end)

local Plain = {}
Plain.__index = Plain
function Plain:m() end

local ratio, nanoseconds = comparison.ratio(
  comparison.loop("o:m()", Class:new()), comparison.loop("o:m()", setmetatable({}, Plain)))
comparison.report("message to a method in Lua", nanoseconds, ratio, "a method of a table", 1.10)

ratio, nanoseconds = comparison.ratio(
  comparison.loop("o:indexAtPosition_(0)", objc.NSIndexPath:indexPathForRow_inSection_(3, 1)),
  comparison.loop("o:index_at(0)", index_path.new(1, 3)))
comparison.report(
  "message to a native method, integer in and out", nanoseconds, ratio,
  "a checked method written in C", 1.50)
