describe("a sandbox", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end

  --- Returns the output of a script in its own folder; `prepare` receives the folder first.
  local function output_of(script, prepare)
    local folder = os.tmpname()
    os.remove(folder)
    assert(os.execute(("mkdir '%s'"):format(folder)))
    if prepare then prepare(folder) end
    local file = assert(io.open(folder .. "/main.lua", "w"))
    file:write(script)
    file:close()
    local pipe = assert(io.popen(("'%s' --sandbox '%s/main.lua' 2>&1"):format(arg[lowest], folder)))
    local output = pipe:read "a"
    pipe:close()
    os.execute(("rm -r '%s'"):format(folder))
    return output
  end

  it("keeps the metatables of objects, classes, fingers and other handles", function()
    assert.equal("true\n", output_of [[
      local object, finger = objc.NSObject:new(), gesture.touch(uikit.keyWindow(), {x = 1, y = 1})
      local things = {
        object, objc.NSObject, objc.getMetaClass "NSObject", finger, objc.sel "init", objc.weak(object),
        objc.class_getInstanceMethod(objc.NSObject, "init"), objc._objc_msgForward,
      }
      for index, thing in ipairs(things) do
        assert(getmetatable(thing) == false, index)
        assert(not pcall(setmetatable, thing, {}))
      end
      finger:lift()
      print(object:isKindOfClass_(objc.NSObject))]])
  end)

  it("leaves super and the fields of exceptions as they are", function()
    assert.equal("Plain\tNSInvalidArgumentException\tNSInvalidArgumentException\nfalse\n", output_of [[
      local Plain = objc.class("Plain", objc.NSObject, function(instance, _, super)
        function instance:init() return super(self):init() end
      end)
      local plain = Plain:new()
      local _, exception = pcall(plain.bogus, plain)
      print(plain:class(), exception.name, exception:name())
      local succeeded, message = pcall(function() return ("text")() end)
      print(succeeded)
      assert(message:find "attempt to call a string value", message)]])
  end)

  it("returns no variable of the environment", function()
    assert.equal("nil\tnil\tfalse\n", output_of [[print(os.getenv "PATH", os.getenv "HOME", (pcall(os.getenv)))]])
  end)

  it("requires from the script's folder, and follows no link out of it", function()
    local elsewhere = os.tmpname()
    local output = output_of([[
      print(require "near", require "link", require "sub.module")
      print(select(2, pcall(require, "far")))
      print(select(2, pcall(require, "away.module")))]], function(folder)
      local file = assert(io.open(elsewhere, "w"))
      file:write "return 'far'"
      file:close()
      assert(os.execute(([[
        cd '%s' && echo 'return "near"' > near.lua && ln -s near.lua link.lua && mkdir sub &&
        echo 'return "below"' > sub/module.lua && ln -s '%s' far.lua && mkdir '%s.d' &&
        echo 'return "far"' > '%s.d/module.lua' && ln -s '%s.d' away
      ]]):format(folder, elsewhere, elsewhere, elsewhere, elsewhere)))
    end)
    os.execute(("rm -r '%s' '%s.d'"):format(elsewhere, elsewhere))
    assert.matches("^near\tnear\tbelow\t", output)
    assert.matches("far.lua' lies outside the script's folder", output, 1, true)
    assert.matches("away/module.lua' lies outside the script's folder", output, 1, true)
  end)

  it("neither reads nor writes files for sequences, drawings and scenarios", function()
    assert.equal("0\tstring\n", output_of [[
      local _, scenarios = pcall(lab.run, {paths = {"main.lua"}})
      local _, played = pcall(gesture.play, "main.lua")
      local _, recorded = pcall(gesture.record, function() gesture.tap(uikit.keyWindow()) end, "out.json")
      local _, drawn = pcall(uikit.render, uikit.keyWindow(), "out.svg")
      for _, exception in ipairs {scenarios, played, recorded, drawn} do
        assert(exception.reason:find("a sandboxed script cannot use the file", 1, true), exception)
      end
      print(#gesture.record(function() end), type(uikit.render()))]])
  end)

  it("has no access to files, processes, binary chunks or debugging", function()
    assert.equal("text\tnil\n", output_of [[
      local binary = string.dump(function() return "run" end)
      local place = 0
      local function piecewise()
        place = place + 1
        return binary:sub(place, place)
      end
      string.find = function() return 1 end
      type = function() return "nil" end
      for _, mode in ipairs {"b", "bt", "t", 1, false} do
        local _, chunk = pcall(load, binary, "chunk", mode or nil)
        assert(chunk == nil or tostring(chunk):find "bad argument" , mode)
      end
      assert(not load(piecewise))
      package.path, package.cpath = "/etc/?;/etc/?.conf", "/usr/lib/?.so"
      for _, name in ipairs {"passwd", "../main", "/etc/passwd", "..main", "a..b", "io", "lfs"} do
        assert(not pcall(require, name), name)
      end
      for _, name in ipairs {"io", "dofile", "loadfile"} do assert(_G[name] == nil, name) end
      for _, name in ipairs {"execute", "exit", "remove", "rename", "tmpname"} do
        assert(os[name] == nil and package.loaded.os[name] == nil, name)
      end
      assert(next(debug) == "traceback" and next(debug, "traceback") == nil)
      assert(package.loadlib == nil and package.searchpath == nil and #package.searchers == 2)
      print(load "return 'text'"(), package.loaded.io)]])
  end)
end)
