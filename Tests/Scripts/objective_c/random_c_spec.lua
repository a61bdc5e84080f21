-- Random programs in C print what they print when clang compiles them.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local random_c = dofile(here .. "support/random_c.lua")
local random_structures = dofile(here .. "support/random_structures.lua")
local run = dofile(here .. "support/run_source.lua")

local function compiled(text)
  local path = os.tmpname()
  os.remove(path)
  finally(function() os.execute(("rm -f '%s' '%s.c'"):format(path, path)) end)
  local file = assert(io.open(path .. ".c", "w"))
  file:write(text)
  file:close()
  -- The device's `char` has a sign.
  if not os.execute(("clang -w -O0 -fsigned-char -fwrapv -o '%s' '%s.c' 2>/dev/null"):format(path, path)) then return nil end
  local pipe = assert(io.popen(("'%s'"):format(path)))
  local printed = pipe:read "a"
  pipe:close()
  return printed
end

describe("a random program in C", function()
  for seed = 1, 6 do
    it("prints what clang's prints, seed " .. seed, function()
      local text = random_c.program(seed)
      local expected = compiled(text)
      if expected == nil then return pending "clang and C's headers are needed" end
      assert.equal(expected, (run(text):gsub("^.-warnings? generated%.\n", "")))
    end)
  end
end)

describe("a random program about structures", function()
  for _, seed in ipairs {2, 7, 22, 31, 39} do
    it("prints what clang's prints, seed " .. seed, function()
      local text = random_structures.program(seed)
      local expected = compiled(text)
      if expected == nil then return pending "clang and C's headers are needed" end
      -- Constants that do not fit their fields are part of the test.
      assert.equal(expected, (run('#pragma clang diagnostic ignored "-Weverything"\n' .. text)))
    end)
  end
end)
