--- The reports of the example `007_check`, compared byte by byte.
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

describe("the example 007_check", function()
  for _, format in ipairs {"text", "json", "junit", "sarif", "github", "html"} do
    it("has the expected report as " .. format, function()
      local pipe = assert(io.popen(('cd scripts/examples/007_check/App && "%s" check --output %s 2> /dev/null'):format(
        arg[lowest]:find "^/" and arg[lowest] or "$OLDPWD/" .. arg[lowest], format)))
      local text = pipe:read "a"
      assert.equal(1, select(3, pipe:close()))
      local file <close> = assert(io.open("scripts/examples/007_check/report." .. format))
      assert.equal(file:read "a", text)
    end)
  end
end)
