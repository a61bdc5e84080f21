local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local function output_of(arguments)
  local pipe = assert(io.popen(("'%s' %s 2>&1"):format(arg[lowest], arguments)))
  local output = pipe:read "a"
  return output, select(3, pipe:close())
end

describe("the reference as files", function()
  local folder = os.tmpname()

  setup(function()
    os.remove(folder)
    assert.same({"", 0}, {output_of(("--emit-reference '%s'"):format(folder))})
  end)

  teardown(function() os.execute(("rm -rf '%s'"):format(folder)) end)

  local function read(name)
    local file <close> = assert(io.open(folder .. "/" .. name))
    return file:read "a"
  end

  it("is one page that needs nothing from elsewhere", function()
    local page = read "index.html"
    for _, text in ipairs {"gesture.flick", "UIScrollViewDelegate", "trackingOrder", "bareExchange", "<style>"} do
      assert.matches(text, page, 1, true)
    end
    for _, outside in ipairs {'src="', 'href="http', "@import", "url(", "fetch("} do
      assert.not_matches(outside, page:gsub('"[^"\n]*"', ""), 1, true)
    end
    assert.not_matches("<link", page, 1, true)
  end)

  it("has nothing in its manual pages that a terminal without UTF-8 cannot show", function()
    local strange = {}
    for name in io.popen(("ls '%s/man'"):format(folder)):lines() do
      for line in read("man/" .. name):gmatch "[^\n]*[\x80-\xFF][^\n]*" do strange[#strange + 1] = name .. ": " .. line end
    end
    assert.same({}, strange)
  end)

  it("has a manual page for each module, which man shows without a warning", function()
    for _, name in ipairs {"enumerations.7", "objc.3", "gesture.3", "hook.3", "classes.7", "settings.7", "verdicts.7"} do
      local text = read("man/hookhost-" .. name)
      assert.matches(".TH HOOKHOST-" .. name:match "%l+":upper(), text, 1, true)
    end
    if os.execute "command -v groff > /dev/null" then
      for _, name in ipairs {"gesture.3", "enumerations.7", "classes.7"} do
        local pipe <close> = assert(io.popen(("groff -k -man -Tutf8 -ww '%s/man/hookhost-%s' 2>&1 > /dev/null"):format(folder, name)))
        -- A name that is wider than the page is alone in its line.
        assert.equal("", (pipe:read "a":gsub("[^\n]*can't break line\n", "")))
      end
    end
  end)

  it("has an article of each module and one of the classes by framework", function()
    assert.matches("^# Reference: Module gesture\n", read "articles/Reference-Module-Gesture.md")
    assert.matches("### `classes`", read "articles/Reference-Frameworks.md", 1, true)
  end)

  it("replaces its own files, and no other files", function()
    assert.equal(0, select(2, output_of(("--emit-reference '%s'"):format(folder))))
    local other = folder .. "/other"
    os.execute(("mkdir '%s' && echo mine > '%s/index.html'"):format(other, other))
    local text, status = output_of(("--emit-reference '%s'"):format(other))
    assert.equal(1, status)
    assert.matches("index.html' is not a file that hookhost wrote", text, 1, true)
  end)
end)
