-- GNUstep's tests of its runtime: each `.m` of Test/ but for those that are parts of others; a name
-- that ends with `_arc` is counted by ARC. A run passes if it ends with status 0.
--
-- The tests include "../objc/runtime.h": this is hookhost's header, else the checkout's, whichever
-- ends better. The root class is written here, since Test.m also defines NSAutoreleasePool.

local processes = require "processes"
local libobjc2 = {}

local PARTS = {Test = true, ForwardDeclareProtocol = true}
local LINKED = {ForwardDeclareProtocolAccess = {"ForwardDeclareProtocol.m"}}
local ROOT = [[
#import "Test.h"
id _objc_rootRetain(id object);
id _objc_rootAutorelease(id object);
void _objc_rootRelease(id object);
@implementation Test
+ (Class)class { return self; }
+ (id)alloc { return class_createInstance(self, 0); }
+ (id)new { return class_createInstance(self, 0); }
- (id)retain { return _objc_rootRetain(self); }
- (void)release { _objc_rootRelease(self); }
- (id)autorelease { return _objc_rootAutorelease(self); }
- (void)dealloc { object_dispose(self); }
@end
]]
local HEADERS = {"objc/runtime.h", "objc/message.h", "objc/objc-internal.h", "objc/objc-exception.h", "objc/objc-sync.h",
  "Block.h", "stdint.h", "stdlib.h", "string.h"}

-- A folder of links to the tests, beside one of headers.
local function links(checkout, into, is_own)
  local word = processes.word
  os.execute(("mkdir -p %s/Test %s/objc && ln -s %s/Test/* %s/Test/ && ln -s %s/*.h %s/"):format(
    word(into), word(into), word(checkout), word(into), word(checkout), word(into)))
  for _, path in ipairs(processes.find(checkout .. "/objc", "-maxdepth 1 -name '*.h'")) do
    local name = path:match "[^/]+$"
    if is_own then
      os.execute(("ln -s %s %s/objc/"):format(word(path), word(into)))
    else
      processes.write(into .. "/objc/" .. name, "#include <" .. table.concat(HEADERS, ">\n#include <") .. ">\n")
    end
  end
  if is_own then
    processes.write(into .. "/objc/objc-config.h", "#define STRICT_APPLE_COMPATIBILITY 0\n")
  end
  processes.write(into .. "/Test/Root.m", ROOT)
  return into .. "/Test"
end

local function driver(paths, folders)
  local include = {}
  for place, folder in ipairs(folders) do include[place] = processes.literal(folder) end
  local lines = {}
  for _, path in ipairs(paths) do
    lines[#lines + 1] = ('objc.import(%s, {include = {%s}, arc = %s, define = {"GS_RUNTIME_V2"}})'):format(
      processes.literal(path), table.concat(include, ", "), path:find "_arc%.m$" ~= nil)
  end
  lines[#lines + 1] = 'local C = require "hookhost.c"'
  lines[#lines + 1] = 'os.exit(C.run(C.globals.main, {"test"}))'
  return table.concat(lines, "\n") .. "\n"
end

function libobjc2.run(program, checkout, options, report)
  local scratch <close> = processes.scratch()
  local folders = {
    {links(checkout, scratch.path .. "/runtime", false)},
    {links(checkout, scratch.path .. "/own", true), scratch.path .. "/own"},
  }
  for _, path in ipairs(processes.find(checkout .. "/Test", "-maxdepth 1 -name '*.m'")) do
    local name = path:match "([^/]+)%.m$"
    if not PARTS[name] and options.wants(name) and not options.skips(name) then
      local is_passed, why, log = false, nil, {}
      for _, include in ipairs(folders) do
        local paths = {include[1] .. "/Root.m"}
        for _, part in ipairs(LINKED[name] or {}) do paths[#paths + 1] = include[1] .. "/" .. part end
        paths[#paths + 1] = ("%s/%s.m"):format(include[1], name)
        processes.write(scratch.path .. "/program.lua", driver(paths, include))
        local output, status = processes.run({program, scratch.path .. "/program.lua"},
          {folder = scratch.path, seconds = options.seconds})
        log[#log + 1] = ("status %s\n%s"):format(status, output)
        is_passed = status == 0
        why = why or status == nil and "time limit"
          or processes.told(processes.lines((output:gsub(scratch.path .. "/%a+/", ""))))
        if is_passed then break end
      end
      options.log(name, table.concat(log, "\n"))
      report(name, is_passed, why)
    end
  end
end

return libobjc2
