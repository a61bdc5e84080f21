-- `@import` of modules whose headers a module map lists.

local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local function write(path, text)
  local file = assert(io.open(path, "w"))
  file:write(text)
  file:close()
end

describe("an imported module", function()
  it("is compiled again when a module map is added", function()
    local folder = os.tmpname()
    os.remove(folder)
    os.execute(("mkdir -p '%s/Birds'"):format(folder))
    write(folder .. "/Birds/Birds.h", "#define SONG 1\n")
    write(folder .. "/Birds/Wren.h", "#define WREN 7\n")
    write(folder .. "/main.m", [[
      @import Birds;
      #include <stdio.h>
      #ifndef WREN
      #define WREN 0
      #endif
      int main(void) { printf("%d", WREN); return 0; }
    ]])
    local command = ("'%s' --include '%s' '%s/main.m' 2>&1 < /dev/null"):format(arg[lowest], folder, folder)
    local function printed()
      local pipe = assert(io.popen(command))
      local output = pipe:read "a"
      pipe:close()
      return output
    end
    assert.equal("0", printed())
    write(folder .. "/Birds/module.modulemap", 'module Birds {\n  header "Birds.h"\n  header "Wren.h"\n}\n')
    assert.equal("7", printed())
    os.execute(("rm -r '%s'"):format(folder))
  end)
end)
