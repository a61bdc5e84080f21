-- C functions that are answered by the modules `objc`, `uikit`, `dispatch` and `runloop`: each is called from a
-- source as its header declares it. The list is read from the headers and the scripts, so that none is left out.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local program = arg and arg[-1] or "hookhost"
local sources = {"values.m", "dispatch.m", "runtime.m"}

local function read(path)
  local file = assert(io.open(path))
  local text = file:read "a"
  file:close()
  return text
end

local function output(command)
  local pipe = assert(io.popen(command))
  local text = pipe:read "a"
  pipe:close()
  return text
end

-- The declared functions that have no form of their own: the module of that name has them.
local function fallen_through()
  local C = require "hookhost.c"
  local folder = os.tmpname()
  os.remove(folder)
  output(("'%s' --emit-objc-headers '%s' 2>&1"):format(program, folder))
  local text = output(("find '%s' -name '*.h' -exec cat {} +"):format(folder))
  output(("rm -r '%s'"):format(folder))
  text = text:gsub("/%*.-%*/", ""):gsub("//[^\n]*", ""):gsub("@interface.-@end", "")
  local names = {}
  for name in text:gmatch "%f[%w_]([%a_][%w_]*)%s*%(" do
    -- A constant that another spec has used is in the modules, too.
    local function found() return C.functions[name] end
    if C.hasFunction(name) and rawget(C.functions, name) == nil and pcall(found) then names[name] = true end
  end
  return names
end

-- The functions of the scripts whose body calls one of a module.
local function forwarding(names)
  local folder = here .. "../../../Sources/ScriptHost/ObjectiveC/Scripts/"
  for file in output(("ls '%s'"):format(folder)):gmatch "[%w_]+%.lua" do
    local name, body
    for line in read(folder .. file):gmatch "[^\n]*" do
      local begun = line:match "^function c%.([%w_]+)%("
      if begun then name, body = begun, "" end
      if name then body = body .. line .. "\n" end
      if name and (line == "end" or begun and line:find "%f[%w]end$") then
        for module, called in body:gmatch "%f[%w.:_](%l+)%.(%l[%w_]*)%s*[({\"]" do
          if ({objc = 1, uikit = 1, dispatch = 1, runloop = 1})[module] and called ~= "each" then names[name] = true end
        end
        name = nil
      end
    end
  end
  return names
end

-- Functions that are called in another spec, or cannot be called here.
local elsewhere = {
  dispatch_io_close = "dispatch_io_spec.lua",
  UIApplicationMain = "application_main_spec.lua",
  _objc_patch_root_of_class = "runtime_internals_spec.lua",
  _method_setImplementationRawUnsafe = "runtime_caches_spec.lua",
  UTTypeCopyAllTagsWithClass = "uniform_types_spec.lua",
  UTTypeCreateAllIdentifiersForTag = "uniform_types_spec.lua",
  objc_msgSend = "is written as a cast",
  method_invoke = "is written as a cast",
}

describe("a function that a module answers", function()
  it("is called by one of the sources below", function()
    local text = ""
    for _, name in ipairs(sources) do text = text .. read(here .. "support/called_functions/" .. name) end
    local names, missed = forwarding(fallen_through()), {}
    assert.is_true(names.class_getSuperclass and names.dispatch_after and names.NSStringFromCGRect)
    for name in pairs(names) do
      -- Those of Hookhost.h are made from the modules' declarations: hookhost_functions_spec.
      local isOwn = name:find "^HH%u"
      if not isOwn and not elsewhere[name] and not text:find("%f[%w_]" .. name .. "%f[^%w_]") then missed[#missed + 1] = name end
    end
    table.sort(missed)
    assert.equal("", table.concat(missed, " "))
  end)

  for _, name in ipairs(sources) do
    it("answers as its header says: " .. name, function()
      local options = name == "runtime.m" and "--no-arc" or ""
      assert.equal("", output(("'%s' %s '%ssupport/called_functions/%s' 2>&1"):format(program, options, here, name)))
    end)
  end
end)
