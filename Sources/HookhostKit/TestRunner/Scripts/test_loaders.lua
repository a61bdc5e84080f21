-- The files that are not Lua, as loaders of busted: a source with test cases, and the target of a
-- project. They are declared for the tasks in `order`; `host.link` links the sources of a target.

local host, order = ...

-- Gives an error in a test that XCTest declares the position of its method.
local function position(_, info)
  local place = require "hookhost.xctest".place
  if place and info.short_src == "[hookhost]" then
    info.short_src, info.currentline = place.file, place.line
  end
  return info
end

package.preload["busted.modules.files.objective_c"] = function()
  return {
    match = function(_, name) return name:find "%.m$" ~= nil end,
    load = function(_, name)
      local function run()
        local xctest = require "hookhost.xctest"
        local settings = {}
        for key, value in pairs(order.objective_c) do
          if key ~= "sources" then settings[key] = value end
        end
        xctest.import(name, settings, order.objective_c.sources)
        xctest.tests()
      end
      return run, position
    end,
  }
end
-- The tests of a project's target are one program, as in Xcode.
package.preload["busted.modules.files.project"] = function()
  return {
    match = function(_, name) return order.projects[name] ~= nil end,
    load = function(_, name)
      local function run()
        local xctest = require "hookhost.xctest"
        local bundle = order.projects[name]
        xctest.link(function() return host.link(bundle) end)
        xctest.tests(nil, bundle)
        xctest.unread(bundle.unread)
      end
      return run, position
    end,
  }
end
