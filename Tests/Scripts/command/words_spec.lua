-- scripts/lib/words, which finds words that comments and pages must not use.

local scratch

local function write(name, text)
  local file <close> = assert(io.open(scratch .. "/" .. name, "w"))
  file:write(text)
  return scratch .. "/" .. name
end

local function uses(name, text)
  local pipe <close> = assert(io.popen("scripts/lib/words " .. write(name, text) .. " 2>&1"))
  local found = {}
  for line in pipe:lines() do found[#found + 1] = line:match ":(%d+: [^:]+):" or line end
  return found
end

describe("the words of comments", function()
  setup(function()
    scratch = os.tmpname()
    os.remove(scratch)
    assert(os.execute("mkdir " .. scratch))
  end)

  teardown(function() os.execute("rm -r " .. scratch) end)

  it("are found in each language, with their lines", function()
    assert.same({"2: nobody", "3: is told"},
      uses("a.swift", "let a = 1\n/// Nobody has it.\n  f() // It is told.\n"))
    assert.same({"1: whoever", "3: made anew"}, uses("b.c", "// Whoever calls.\n/*\n It is made anew.\n*/\n"))
    assert.same({"1: lets go"}, uses("c.lua", "-- lets go of it\n"))
    assert.same({"2: mends"}, uses("d.sh", "echo a\n# mends it\n"))
    assert.same({"1: hears of"}, uses("e.md", "A delegate hears of it.\n"))
  end)

  it("are all found that a line has", function()
    assert.same({"1: nobody", "1: somebody"}, uses("a.swift", "// Nobody, or somebody.\n"))
  end)

  it("are not looked for in code, strings and quotations", function()
    assert.same({}, uses("a.swift", 'let nobody = "is told"\n// The case `nobody`.\n'))
    assert.same({}, uses("b.lua", "local whoever = 'hears of it'\n"))
    assert.same({}, uses("c.md", "```lua\nlocal nobody = 1\n```\n"))
  end)

  it("are whole words", function()
    assert.same({}, uses("a.swift", "// A recommended, amended change.\n"))
  end)
end)
