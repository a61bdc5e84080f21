--- Objective-C lines at the prompt, in a terminal that util-linux's `script` simulates.
local state = os.tmpname()
os.remove(state)

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local type_lines = dofile(here .. "support/type_lines.lua")

--- Returns the terminal's contents after some lines were typed.
local function typed(lines)
  return (type_lines(lines, {columns = 100, state = state}):gsub("\27%[[%d;?]*%a", ""))
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

  it("keeps interfaces and functions for later lines, and reads lines until all is closed", function()
    local text = typed {
      "@interface Counter : NSObject", "@property (nonatomic) int count;", "@end", "@implementation Counter", "@end",
      ":objc", "int twice(int x) {", "return 2 * x;", "}", "Counter *c = [Counter new];", "c.count = twice(4);",
      "c.count + 1", ":objc", "print(c:count(), 'from Lua')",
    }
    assert.matches("lines are Objective-C now; :objc goes back to Lua", text, 1, true)
    assert.matches("\n9\n", text, 1, true)
    assert.matches("8\tfrom Lua", text, 1, true)
  end)

  it("prints clang's error for an invalid line, and leaves Lua lines to Lua", function()
    local text = typed {"[nobody frame]", "local x = 1; print(x + 1);", "@interface", "@end"}
    assert.matches("use of undeclared identifier 'nobody'", text, 1, true)
    assert.matches("\n2\n", text, 1, true)
  end)

  it("reads further lines of a statement whose bracket is open, and leaves Lua's to Lua", function()
    local text = typed {
      "int count = 2;", "for (NSNumber *n in @[@1, @2]) {", "NSLog(@\"n=%@\", n);", "}",
      "if (count > 1) {", "NSLog(@\"more\");", "}", "dispatch_sync(dispatch_get_global_queue(0, 0), ^{",
      "NSLog(@\"block\");", "});", "t = {", "7, 8}", "print(t[2], 'of Lua')", "prnt(( = 3", "// nothing",
    }
    for _, words in ipairs {" n=1\n", " n=2\n", " more\n", " block\n", "8\tof Lua"} do
      assert.matches(words, text, 1, true)
    end
    assert.matches("unexpected symbol near '='", text, 1, true)
    assert.not_matches("near '//'", text, 1, true)
  end)

  it("gives a structure its fields, multiplies, and refuses several variables in a line", function()
    local text = typed {
      "CGPoint p = {3, 4};", "p.y;", "int m = 6;", "int n = 7;", "m * n;", "int a = 1, b = 2;", "UIButon *b;",
      "[NSArray arrayWithObject:nil];",
    }
    for _, words in ipairs {
      "\n4.0\n", "\n42\n", "a line declares one variable", "use of undeclared identifier 'UIButon'\n  | UIButon *b;\n",
      "attempt to insert",
    } do
      assert.matches(words, text, 1, true)
    end
    for _, internal in ipairs {"extern", "stack traceback", "__typeof__"} do
      assert.not_matches(internal, text, 1, true)
    end
  end)

  it("shows clang's caret for a mistake in a line with a semicolon, and no internal frames", function()
    local text = typed {
      "list = objc.UIScrollView:new()", "list.contentOffset;", "list.contentOffset = ;", "UIView *v = [UIVew new];",
      "[list setTag:3];", "[list bogus];",
    }
    assert.matches("{x=0.0, y=0.0}", text, 1, true)
    assert.matches("error: expected expression\n +| list%.contentOffset = ;\n +|%s+%^", text)
    assert.matches("undeclared identifier 'UIVew'", text, 1, true)
    assert.matches("unrecognized selector", text, 1, true)
    for _, internal in ipairs {"[hookhost", "hookhost_line", "__typeof__", "prompt.m", "stack traceback"} do
      assert.not_matches(internal, text, 1, true)
    end
  end)
end)
