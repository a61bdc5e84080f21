-- Guards of containers, as crash-prevention libraries install them: G01 to G05. Each hooks the
-- private classes of the array cluster, since a hook on NSArray is not called there.
--
-- Sources: the crash guards AvoidCrash, JJException, NSObjectSafe and XXShield.

local exact = require "exact"
local recipes = require "recipes"

local function array(count)
  local made = objc.NSMutableArray:array()
  for number = 1, count do made:addObject_("e" .. number) end
  return made:copy()
end

local function setup() return {several = array(3), single = array(1)} end

--- Reads an index in bounds, and one out of bounds.
local function drive(ctx)
  ctx.log(ctx.several:objectAtIndex_(0))
  pcall(function() ctx.log(ctx.several:objectAtIndex_(9) or "nil") end)
end

--- A guard that checks before the call: with a report, or silently.
local function looking(token, class)
  return function(ctx)
    return recipes.replace(objc[class or "__NSArrayI"], "objectAtIndex:", function(original, self, index)
      if index < self:count() then return original(self, index) end
      if token then ctx.log(token) end
      return nil
    end)
  end
end

--- A guard that calls and catches, with a report.
local function catching(token)
  return function(ctx)
    return recipes.replace(objc.__NSArrayI, "objectAtIndex:", function(original, self, index)
      local ok, answer = pcall(original, self, index)
      if ok then return answer end
      ctx.log(token)
      return nil
    end)
  end
end

-- G01. Symptom: a guard's crash reports stop when a second SDK is added. The guard that is installed
-- last runs first, and a silent one returns before the other can report: only that order is wrong.
lab.scenario(exact {
  name = "G01 a silent guard over one that reports",
  setup = setup,
  actors = {reports = {promises = {report = 1}, install = looking "report"}, silent = looking()},
  drive = drive,
  want = {["reports silent"] = "lost"},
  traces = {
    [""] = "e1", ["reports silent"] = "e1 nil", ["silent reports"] = "e1 report nil",
  },
})

-- G01 fixed: a guard that replaces only results that would raise uses pcall, so that the guard
-- below always runs.
lab.scenario(exact {
  name = "G01 fixed: the silent guard asks first",
  setup = setup,
  actors = {
    reports = {promises = {report = 1}, install = looking "report"},
    silent = function()
      return recipes.replace(objc.__NSArrayI, "objectAtIndex:", function(original, self, index)
        local ok, answer = pcall(original, self, index)
        return ok and answer or nil
      end)
    end,
  },
  drive = drive,
  traces = {
    [""] = "e1", ["reports silent"] = "e1 report nil", ["silent reports"] = "e1 report nil",
  },
})

-- G02. Symptom: the second SDK's report is always missing. One swallows the exception that the
-- other expects: a guard that checks and a guard that catches cannot both report.
lab.scenario(exact {
  name = "G02 a guard that looks beside one that catches",
  setup = setup,
  actors = {
    looks = {promises = {looked = 1}, install = looking "looked"},
    catches = {promises = {caught = 1}, install = catching "caught"},
  },
  drive = drive,
  want = "lost",
  traces = {
    [""] = "e1", ["looks catches"] = "e1 looked nil", ["catches looks"] = "e1 looked nil",
  },
})

-- G03. Symptom: both SDKs add a category of NSArray with a method of the same name, and exchange it.
-- The later category replaces the earlier method and its original, and the guards call each other.
local function exchanging(token)
  return function(ctx)
    objc.category(objc.NSArray, "Safe" .. token, function(instance)
      function instance:safe_objectAtIndex_(index)
        if index < self:count() then return self:safe_objectAtIndex_(index) end
        ctx.log(token)
        return nil
      end
    end)
    local own = objc.class_getInstanceMethod(objc.__NSArrayI, "objectAtIndex:")
    local alias = objc.class_getInstanceMethod(objc.__NSArrayI, "safe_objectAtIndex:")
    objc.method_exchangeImplementations(own, alias)
  end
end

lab.scenario(exact {
  name = "G03 two categories with the same alias",
  setup = setup,
  actors = {one = exchanging "one", two = exchanging "two"},
  drive = function(ctx) ctx.log(ctx.several:objectAtIndex_(0)) end,
  want = "overflow",
  traces = {[""] = "e1", ["one two"] = "", ["two one"] = ""},
})

-- G04. Symptom: a guard that stores its reports in a container hooks the methods that it uses itself.
lab.scenario(exact {
  name = "G04 a guard that uses what it hooks",
  setup = setup,
  actors = {guard = function()
    local reports = objc.NSMutableArray:array()
    recipes.replace(objc.__NSArrayM, "insertObject:atIndex:", function(original, self, object, index)
      reports:addObject_("insert")
      original(self, object, index)
    end)
  end},
  drive = function(ctx)
    objc.NSMutableArray:array():addObject_(1)
    ctx.log "added"
  end,
  want = "overflow",
  traces = {[""] = "added", guard = ""},
})

lab.scenario(exact {
  name = "G04 fixed: it lets its own container pass",
  setup = setup,
  actors = {guard = function()
    local reports = objc.NSMutableArray:array()
    recipes.replace(objc.__NSArrayM, "insertObject:atIndex:", function(original, self, object, index)
      if self ~= reports then reports:addObject_("insert") end
      original(self, object, index)
    end)
  end},
  drive = function(ctx)
    objc.NSMutableArray:array():addObject_(1)
    ctx.log "added"
  end,
  traces = {[""] = "added", guard = "added"},
})

-- G05. Symptom: a guarded app crashes on an array with one element, which has its own
-- class.
lab.scenario(exact {
  name = "G05 a guard of __NSArrayI alone",
  setup = setup,
  actors = {guard = looking "report"},
  drive = function(ctx)
    ctx.log(ctx.single:objectAtIndex_(0))
    local ok = pcall(function() return ctx.single:objectAtIndex_(5) end)
    ctx.assert(ok or #ctx.exactly.installed == 0, "the guarded app crashes")
  end,
  want = "assert",
  traces = {[""] = "e1", guard = "e1"},
})

lab.scenario(exact {
  name = "G05 fixed: every class of the cluster is guarded",
  setup = setup,
  actors = {guard = function(ctx)
    for _, class in ipairs {"__NSArray0", "__NSSingleObjectArrayI", "__NSArrayI", "__NSArrayM",
      "__NSFrozenArrayM"} do
      looking("report", class)(ctx)
    end
  end},
  drive = function(ctx)
    ctx.log(ctx.single:objectAtIndex_(0))
    pcall(function() return ctx.single:objectAtIndex_(5) end)
  end,
  traces = {[""] = "e1", guard = "e1 report"},
})
