-- Projects that a spec writes into a folder of its own, and that hookhost tests or runs.

local project = {}
project.__index = project
project.__close = function(self) os.execute(("rm -rf '%s'"):format(self.parent)) end

local function write(path, text)
  os.execute(("mkdir -p '%s'"):format(path:match "^(.*)/"))
  local file = assert(io.open(path, "wb"))
  file:write(text)
  file:close()
end

-- Makes a folder of files by their paths in it; its name is `name`, or "App".
function project.new(files, name)
  local parent = os.tmpname()
  os.remove(parent)
  local self = setmetatable({parent = parent, folder = parent .. "/" .. (name or "App")}, project)
  os.execute(("mkdir -p '%s'"):format(self.folder))
  for path, text in pairs(files) do write(self.folder .. "/" .. path, text) end
  return self
end

function project:write(path, text) write(self.folder .. "/" .. path, text) end

-- Runs hookhost with arguments in the folder above; answers its output with that of errors, and its status.
function project:hookhost(arguments)
  local command = ("cd '%s' && XDG_CACHE_HOME='%s/cache' '%s' %s 2>&1"):format(
    self.parent, os.getenv "TMPDIR" or "/tmp", arg[-1], arguments)
  local pipe = assert(io.popen(command))
  local output = pipe:read "a"
  local _, _, status = pipe:close()
  return output, status
end

function project:test(arguments)
  return self:hookhost(("test -o TAP %s '%s'"):format(arguments or "", self.folder:match "[^/]*$"))
end

function project:run(arguments)
  return self:hookhost(("%s '%s'"):format(arguments or "", self.folder:match "[^/]*$"))
end

-- A source with one test that has a body.
function project.case(name, body, head)
  return ([[
#import <XCTest/XCTest.h>
%s
@interface %s : XCTestCase @end
@implementation %s
- (void)testIt { %s }
@end
]]):format(head or "", name, name, body)
end

return project
