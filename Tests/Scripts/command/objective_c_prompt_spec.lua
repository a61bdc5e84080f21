--- Lines in Objective-C at the prompt, at a terminal that `script` of util-linux stands in for.
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local state = os.tmpname()
os.remove(state)

local function write(name, text)
  local file <close> = assert(io.open(name, "w"))
  file:write(text)
end

--- What the terminal shows after some lines were typed.
local function typed(lines)
  local keys = os.tmpname()
  write(keys, table.concat(lines, "\n") .. "\n:quit\n")
  write(keys .. ".sh", ([[
sleep 0.7
while IFS= read -r line; do printf '%%s\r' "$line"; sleep 0.8; done < %s
]]):format(keys))
  local pipe = assert(io.popen((
    "bash %s.sh | XDG_STATE_HOME='%s' NO_COLOR=1 TERM=xterm script -qec 'stty cols 100; exec %s' /dev/null 2>&1")
    :format(keys, state, arg[lowest])))
  local text = pipe:read "a"
  pipe:close()
  os.remove(keys)
  os.remove(keys .. ".sh")
  return (text:gsub("\r", ""):gsub("\27%[[%d;?]*%a", ""))
end

describe("the prompt", function()
  teardown(function() os.execute(("rm -rf '%s'"):format(state)) end)

  it("runs a line that begins with [ or @, or ends in a semicolon, as Objective-C", function()
    local text = typed {
      "UIView *v = [[UIView alloc] initWithFrame:CGRectMake(1, 2, 30, 40)];", "[v frame]", "v.hidden = YES;",
      "print(v:isHidden(), 'lua')", "@\"a text\".length", "int n = 7;", "n / 2;", "print(n // 2, 'n')",
      "n = n + 1;", "print(n, 'more')",
    }
    for _, words in ipairs {"width=30", "true\tlua", "\n6\n", "\n3\n", "3\tn", "8\tmore"} do
      assert.matches(words, text, 1, true)
    end
  end)

  it("keeps interfaces and functions for later lines, and takes lines until all is closed", function()
    local text = typed {
      "@interface Counter : NSObject", "@property (nonatomic) int count;", "@end", "@implementation Counter", "@end",
      ":objc", "int twice(int x) {", "return 2 * x;", "}", "Counter *c = [Counter new];", "c.count = twice(4);",
      "c.count + 1", ":objc", "print(c:count(), 'from Lua')",
    }
    assert.matches("lines are Objective-C now; :objc goes back to Lua", text, 1, true)
    assert.matches("\n9\n", text, 1, true)
    assert.matches("8\tfrom Lua", text, 1, true)
  end)

  it("says what clang says of a line that is nothing else, and leaves Lua's lines to Lua", function()
    local text = typed {"[nobody frame]", "local x = 1; print(x + 1);", "@interface", "@end"}
    assert.matches("use of undeclared identifier 'nobody'", text, 1, true)
    assert.matches("\n2\n", text, 1, true)
  end)
end)
