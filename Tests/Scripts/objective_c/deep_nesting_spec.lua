-- Sources that nest deeper than Lua's compiler does: a right result, or an error that names the line.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")
local run = dofile(here .. "support/run_source.lua")

-- `before`, as often as `depth` says, around `core`.
local function nested(depth, before, core, after)
  return before:rep(depth) .. core .. after:rep(depth)
end

describe("a source", function()
  for name, source in pairs {
    parentheses = {nested(200, "(", "1", ")"), 1},
    ["unary operators"] = {nested(200, "- ", "1", ""), 1},
    complements = {nested(201, "~", "1", ""), -2},
    sums = {nested(500, "1 + ", "1", ""), 501},
    ["sums on the right"] = {nested(200, "one + (", "1", ")"), 201},
    conditions = {nested(200, "one == 2 ? 5 : (", "7", ")"), 7},
    calls = {nested(200, "next(", "0", ")"), 200},
    subscripts = {nested(200, "list[", "3", "]"), 3},
    ["blocks with values"] = {nested(200, "^{ return 1 + ", "one", "; }()"), 201},
    ["array literals"] = {"(int)depth(" .. nested(200, "@[", "@1", "]") .. ")", 200},
    dictionaries = {"(int)[" .. nested(200, "@{@1: ", "@1", "}") .. " count]", 1},
    messages = {nested(200, "[", "@3", " self]") .. ".intValue", 3},
    assignments = {nested(200, "one = ", "4", ""), 4},
  } do
    it("nests " .. name, function()
      assert.equal(source[2] .. "\n", main(
        ('int one = 1, list[] = {0, 1, 2, 3}; (void)list; printf("%%d\\n", %s);'):format(source[1]), [=[
        static inline int next(int n) { return n + 1; }
        static inline int depth(id list) {
          int n = 0;
          while ([list isKindOfClass:[NSArray class]]) { list = [list firstObject]; n++; }
          return n;
        }]=]))
    end)
  end

  for name, source in pairs {
    ["if"] = {nested(200, "if (n >= 0) { int a = n; n = a + 1; ", "printf(\"%d\\n\", n);", "}"), "200\n"},
    ["else"] = {nested(200, "if (n > 0) { n = -1; } else { ", "printf(\"%d\\n\", n);", "}"), "0\n"},
    ["braces"] = {nested(200, "{ int a = n + 1; int n = a; ", "printf(\"%d\\n\", n);", "}"), "200\n"},
    ["while"] = {nested(200, "while (1) { n++; ", "printf(\"%d\\n\", n);", " break; }"), "200\n"},
    ["for"] = {nested(200, "for (int i = 0; i < 1; i++) { n += 1; ", "printf(\"%d\\n\", n);", "}"), "200\n"},
    ["switch"] = {nested(200, "switch (n) { default: n++; ", "printf(\"%d\\n\", n);", "}"), "200\n"},
    ["blocks"] = {nested(200, "void (^b)(void) = ^{ int a = n; (void)a; ", "printf(\"%d\\n\", n);", "}; b();"), "0\n"},
    ["pools"] = {nested(200, "@autoreleasepool { n++; ", "printf(\"%d\\n\", n);", "}"), "200\n"},
    ["locks"] = {nested(200, "@synchronized (lock) { n++; ", "printf(\"%d\\n\", n);", "}"), "200\n"},
    ["handlers"] = {nested(200, "@try { n++; ", "printf(\"%d\\n\", n);", "} @finally { n--; }") .. 'printf("%d\\n", n);',
      "200\n0\n"},
  } do
    it("nests statements: " .. name, function()
      assert.equal(source[2], main(
        "id lock = [NSObject new]; (void)lock; int n = 0; " .. source[1]))
    end)
  end

  it("nests structures", function()
    assert.equal("200\n", main('printf("%d\\n", (int)(sizeof a / sizeof(int)));',
      nested(200, "struct { int x; ", "", "} a; ")))
  end)

  it("leaves deep statements by return, break, continue and goto", function()
    local inner = "count++; if (way == 0) return 10; if (way == 1) break; if (way == 2) continue; goto out;"
    assert.equal("10\n1\n2\n3\n", main('for (int i = 0; i < 4; i++) printf("%d\\n", leave(i));',
      "static int leave(int way) { int count = 0; for (int i = 0; i < 2; i++) { "
        .. nested(60, "if (count >= 0) { ", inner, "}")
        .. "} if (way == 3) { out: return 3; } return count; }"))
  end)

  it("has five hundred branches", function()
    local branches = {}
    for n = 1, 500 do branches[n] = ("if (n == %d) return %d;"):format(n, n * 2) end
    assert.equal("2\n1000\n-1\n", main('printf("%d\\n%d\\n%d\\n", twice(1), twice(500), twice(501));',
      "static int twice(int n) { " .. table.concat(branches, " else ") .. " return -1; }"))
  end)

  it("shares variables with deep blocks and changes them there", function()
    assert.equal("60 61\n", main(
      "__block int sum = 0; int plain = 1; "
        .. nested(60, "^{ sum++; ", "plain + 0;", "}();") .. ' printf("%d %d\\n", sum, plain + sum);'))
  end)

  it("has a hundred and fifty parameters", function()
    local parameters, arguments = {}, {}
    for n = 1, 150 do parameters[n], arguments[n] = "int a" .. n, n end
    assert.equal("151\n", main(('printf("%%d\\n", ends(%s));'):format(table.concat(arguments, ", ")),
      ("static int ends(%s) { return a1 + a150; }"):format(table.concat(parameters, ", "))))
  end)

  it("that is too much for Lua is an error with its file and line", function()
    local parameters = {}
    for n = 1, 400 do parameters[n] = "int a" .. n end
    assert.matches("File%.m:1: error: this is too much for one function of Lua: too many local variables",
      (run(("int f(%s) { return a1; }\nint main(void) { return 0; }\n"):format(table.concat(parameters, ", ")))))
  end)

  it("that nests too deeply is an error with its file and line", function()
    for _, text in ipairs {
      nested(20000, "- ", "n", ""), nested(20000, "n + (", "1", ")"), nested(20000, "n ? 1 : ", "2", ""),
      nested(20000, "(", "n", ")"),
    } do
      local output, status = run("int f(int n) {\n  return " .. text .. ";\n}\nint main(void) { return 0; }\n")
      assert.matches("%.m:%d+:?%d*:? ?%a* ?error: ", output)
      assert.equal(1, status or 1)
    end
  end)
end)
