-- Apportable's tests of Foundation, one by one: a file of tests/src is imported with its helpers, and
-- each `test(name)` of it is a message to an object of its class. What answers YES passes. A test that
-- ends the process or takes too long is noted, and the file goes on in a new process.

local processes = require "processes"
local apportable = {}

-- Imports the sources, with the suite's resources in the main bundle, and sends the messages.
local DRIVER = [[
local part = {include = {%s}, prefix = %s, arc = false, define = {"DEBUG=1"}}
local files, info = {}, {CFBundleIdentifier = "com.apportable.FoundationTests", CFBundleName = "FoundationTests",
  CFBundleExecutable = "FoundationTests", CFBundleDevelopmentRegion = "en", CFBundlePackageType = "APPL",
  CFBundleDisplayName = "FoundationTests", CFBundleInfoDictionaryVersion = "6.0", CFBundleShortVersionString = "1.0",
  CFBundleVersion = "1.0", CFBundleSignature = "????"}
for line in io.lines(%s) do
  local name, path = line:match "^(.-)\t(.*)$"
  local file <close> = assert(io.open(path, "rb"))
  files[name] = file:read "a"
end
uikit.bundle {info = info, files = files}
uikit.setting("timeZone", "America/Los_Angeles") -- the authors' zone, by the dates that they expect
for _, path in ipairs {%s} do objc.import(path, part) end
io.stdout:setvbuf "no"
print "READ"
local object = objc[%s]:alloc():init()
for name in io.lines(%s) do
  print("RUN " .. name)
  if not object:respondsToSelector_(name) then
    print "END absent"
  else
    local pool = objc.NSAutoreleasePool:alloc():init()
    local fine, answer = pcall(function() return object[name](object) end)
    if fine then
      print(answer and answer ~= 0 and "END pass" or "END fail")
    else
      print("END error " .. tostring(answer):gsub("%%s+", " "):sub(1, 300))
    end
    pcall(function() pool:drain() end)
  end
end
os.exit(0)
]]

local function resources(tests, into)
  local lines, top = {}, tests .. "/FoundationTests/"
  local omitted = {m = true, java = true, pch = true, xml = true}
  for _, path in ipairs(processes.find(top, "-type f")) do
    local name = path:sub(#top + 1):gsub("^/", ""):gsub("^NSBundleTests/", "")
    if not omitted[path:match "%.([^./]+)$"] and not name:find "%-Info%.plist$" then
      lines[#lines + 1] = ("%s\t%s"):format(name, path)
    end
  end
  processes.write(into, table.concat(lines, "\n") .. "\n")
end

-- The sources that a file of tests needs, with itself as the last one.
local function sources(tests, scratch, path, text)
  local list, name, folder = {scratch .. "/FoundationTests.m"}, path:match "([^/]+)%.m$", tests .. "/src/"
  if text:find "ConnectionDelegate" then list[#list + 1] = folder .. "ConnectionDelegate.m" end
  if text:find "NSAttributedStringHelper" then list[#list + 1] = folder .. "NSAttributedStringHelper.m" end
  if name == "NSStringTests" then list[#list + 1] = folder .. "NSStringTests+ExternalSymbols.m" end
  if name ~= "NSArrayTests" and text:find "InequalObject" then list[#list + 1] = folder .. "NSArrayTests.m" end
  list[#list + 1] = path
  return list
end

local function literals(list)
  local words = {}
  for place, text in ipairs(list) do words[place] = processes.literal(text) end
  return table.concat(words, ", ")
end

-- Reports what one process ran of the tests in `left`, and removes these.
local function note(name, output, status, left, report)
  local begun, said = nil, {}
  local function finish(is_passed, why)
    report(("%s %s"):format(name, begun), is_passed, why)
    for place, one in ipairs(left) do
      if one == begun then
        table.remove(left, place)
        break
      end
    end
    begun = nil
  end
  for _, line in ipairs(processes.lines(output)) do
    local started, ending, why = line:match "RUN ([%w_]+)$", line:match "END (%a+) ?(.*)$"
    if started then
      begun, said = started, {}
    elseif ending and begun then
      if ending == "absent" then why = "left out by the preprocessor" end
      finish(ending == "pass", why ~= "" and why or table.concat(said, " / "))
    else
      said[#said + 1] = line
    end
  end
  if begun then finish(false, status == nil and "time limit" or ("status %d: %s"):format(status, said[#said] or "")) end
end

function apportable.run(program, checkout, options, report)
  local tests = checkout .. "/tests"
  local scratch <close> = processes.scratch()
  local place = scratch.path
  local helpers = processes.read(tests .. "/src/FoundationTests.m"):gsub("\n#error 64 bit[^\n]*", "\n")
  processes.write(place .. "/FoundationTests.m", helpers)
  processes.write(place .. "/prefix.h",
    "#import <Foundation/Foundation.h>\n#import <CoreGraphics/CoreGraphics.h>\n@class NSSimpleCString;\n")
  resources(tests, place .. "/resources")
  for _, path in ipairs(processes.find(tests .. "/src", "-maxdepth 1 -name '*Tests*.m'")) do
    local name, text = path:match "([^/]+)%.m$", "\n" .. processes.read(path)
    local class = text:match "\n@testcase%(([%w_]+)"
    if class and name ~= "FoundationTests" and name ~= "NSStringTests+ExternalSymbols" and options.wants(name) then
      local left, log = {}, {}
      for one in text:gmatch "\ntest%(([%w_]+)%)" do left[#left + 1] = one end
      local list = sources(tests, place, path, text)
      while #left > 0 do
        processes.write(place .. "/names", table.concat(left, "\n") .. "\n")
        processes.write(place .. "/driver.lua", DRIVER:format(literals {tests .. "/include", tests .. "/src"},
          processes.literal(place .. "/prefix.h"), processes.literal(place .. "/resources"), literals(list),
          processes.literal(class .. "TestsApportable"), processes.literal(place .. "/names")))
        local output, status = processes.run({program, place .. "/driver.lua"}, {folder = place, seconds = options.seconds})
        log[#log + 1] = output
        local count = #left
        note(name, output, status, left, report)
        if #left == count then
          for _, one in ipairs(left) do
            report(("%s %s"):format(name, one), false, "not read: " .. processes.told(processes.lines(output)))
          end
          break
        end
      end
      options.log(name, table.concat(log, "\n"))
    end
  end
end

return apportable
