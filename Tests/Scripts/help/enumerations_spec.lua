--- Enumerations have pages, which show their members in Lua and in Objective-C sources.
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local function output_of(arguments)
  local pipe = assert(io.popen(("'%s' %s 2>&1"):format(arg[lowest], arguments)))
  local output = pipe:read "a"
  return output, select(3, pipe:close())
end

local function page(name)
  local text, status = output_of("help " .. name)
  assert.equal(0, status, text)
  return text
end

describe("hookhost help", function()
  it("shows the members of an enumeration with their values", function()
    local text = page "UIGestureRecognizerState"
    assert.matches("^UIGestureRecognizerState: enumeration of UIKit\n", text)
    for name, value in text:gmatch "\n  uikit%.(%w+) = (%d+)" do assert.equal(uikit[name], tonumber(value)) end
    assert.matches("uikit.UIGestureRecognizerStateFailed = 5", text, 1, true)
    assert.matches("objc.NSOrderedAscending = -1", page "NSComparisonResult", 1, true)
  end)

  it("marks bit masks, and error codes", function()
    assert.matches("^UIControlState: set of options of UIKit\n.*`a | b`", page "uikit.UIControlState")
    assert.matches("NSURLErrorDomain: error codes of Foundation\n.* = %-1009", page "NSURLErrorDomain")
  end)

  it("has the members that Lua has no names for", function()
    assert.matches("In Objective%-C alone, in Lua by number\n.*PHAssetMediaTypeVideo = 2\n", page "PHAssetMediaType")
  end)

  it("names the enumeration of a constant", function()
    assert.matches("\nMember of\n  UIControlState\n.*UIControlStateSelected", page "UIControlStateNormal")
  end)

  it("offers the nearest enumeration, and lists all by framework", function()
    local text, status = output_of "help UIGestureRecogniserState"
    assert.equal(2, status)
    assert.matches("did you mean 'UIGestureRecognizerState'", text, 1, true)
    assert.matches("\nUserNotifications\n.*UNAuthorizationStatus", page "enumerations")
    assert.matches("\nEnumerations\n.*WKNavigationType", page "WebKit")
  end)
end)

describe("an enumeration", function()
  local folder = os.tmpname()

  setup(function()
    os.remove(folder)
    assert.same({"", 0}, {output_of(("--emit-reference '%s'"):format(folder))})
  end)

  teardown(function() os.execute(("rm -rf '%s' '%s.m'"):format(folder, folder)) end)

  local function read(name)
    local file <close> = assert(io.open(folder .. "/" .. name))
    return file:read "a"
  end

  it("is in the manual, in the article and in the page for browsers", function()
    assert.matches('[["Member of","names",["UIControlState"]]]', read "index.html", 1, true)
    for _, name in ipairs {"man/hookhost-enumerations.7", "articles/Reference-Enumerations.md", "index.html"} do
      assert.matches("UIGestureRecognizerState", read(name), 1, true)
    end
  end)

  it("has the same values in sources in Objective-C as in Lua", function()
    local source <close> = assert(io.open(folder .. ".m", "w"))
    for _, name in ipairs {"Foundation", "UIKit", "WebKit", "CoreData", "CoreLocation", "UserNotifications"} do
      source:write(("#import <%s/%s.h>\n"):format(name, name))
    end
    local count = 0
    for name, value in read "articles/Reference-Enumerations.md":gmatch "`%l+%.(%w+) = (%-?%d+)`" do
      -- C has no literal for the least integer.
      local number = value == tostring(math.mininteger) and "(-9223372036854775807 - 1)" or value
      source:write(("_Static_assert((long long)%s == %s, \"%s is not %s\");\n"):format(name, number, name, value))
      count = count + 1
    end
    source:flush()
    assert.is_true(count > 1000)
    assert.same({"", 0}, {output_of(("translate '%s.m' -o /dev/null"):format(folder))})
  end)
end)
