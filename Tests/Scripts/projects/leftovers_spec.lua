local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. package.path
local project = require "project"

describe("a run without a folder for caches", function()
  local function left(folder, start)
    folder:write("../temporary/.keep", "")
    folder:write("../run.sh", ("cd '%s' && unset HOME XDG_CACHE_HOME && export TMPDIR='%s/temporary'\n%s\n")
      :format(folder.parent, folder.parent, start:gsub("HOOKHOST", function() return arg[-1] end)))
    os.execute(("sh '%s/run.sh' > '%s/output' 2>&1"):format(folder.parent, folder.parent))
    local pipe <close> = assert(io.popen(("ls '%s/temporary'"):format(folder.parent)))
    local file <close> = assert(io.open(folder.parent .. "/output"))
    return pipe:read "a", file:read "a"
  end
  local files = {["Code/Sum.h"] = "int sum(void);\n", ["Code/Sum.m"] = "int sum(void) { return 3; }\n",
    ["Tests/T.m"] = project.case("T", "XCTAssertEqual(sum(), 3);", "#import <App/Sum.h>")}

  it("leaves no file behind", function()
    local folder <close> = project.new(files)
    local names, output = left(folder, "HOOKHOST test -o TAP App")
    assert.matches("\nok 1 - T testIt", "\n" .. output, 1, true)
    assert.equal("", names)
  end)

  it("leaves none behind when it is killed", function()
    local folder <close> = project.new {["Tests/T.m"] = project.case("T", "while (1) {}", "#import <App/Sum.h>"),
      ["Code/Sum.h"] = "\n"}
    local names = left(folder, "timeout -s KILL 12 HOOKHOST test -o TAP App")
    assert.equal("", names)
  end)
end)

describe("hookhost.lua", function()
  it("that does not return is ended and named", function()
    local folder <close> = project.new {["hookhost.lua"] = "while true do pcall(function() while true do end end) end",
      ["Tests/T.m"] = project.case("T", "")}
    local output, status = folder:test()
    assert.matches("App/hookhost.lua: runs longer than 5 s", output, 1, true)
    assert.equal(1, status)
  end)
end)

describe("a folder of specs", function()
  it("may have circles of links; each spec is run once", function()
    local folder <close> = project.new {["one/a_spec.lua"] = 'it("runs", function() end)\n', ["two/b_spec.lua"] = 'it("runs too", function() end)\n'}
    os.execute(("cd '%s' && ln -s ../two one/two && ln -s ../one two/one && ln -s . self && ln -s .. one/up"):format(folder.folder))
    local output, status = folder:test()
    assert.equal(0, status)
    assert.matches("1..2", output, 1, true)
  end)
end)
