-- assert.screen and XCTAssertScreen: screens are compared with pictures that --update writes.
local own = debug.getinfo(1, "S").source:match "^@(.*/)"
local tree = dofile(own .. "spec_tree.lua")
local write, run = tree.write, tree.run

local function path(name) return tree.folder .. "/" .. name end
local function read(name)
  local file = io.open(path(name))
  if not file then return nil end
  local text = file:read "a"
  file:close()
  return text
end
local function spec(title)
  write("page_spec.lua", ([[
    it("shows a page", function()
      local label = objc.UILabel:alloc():initWithFrame_ {20, 100, 200, 40}
      label:setText_ %q
      uikit.keyWindow():addSubview_(label)
      gesture.tap(uikit.keyWindow())
      assert.screen "page"
    end)]]):format(title))
end

describe("assert.screen", function()
  before_each(tree.make)
  after_each(tree.remove)

  it("compares with the picture that --update wrote", function()
    spec "One"
    local output, status = run "-o TAP ."
    assert.equal(1, status)
    assert.matches("there is no picture 'screens/page.svg'; hookhost test --update writes it", output, 1, true)
    local _, updated, errors = run "-o TAP --update ."
    assert.equal(0, updated)
    assert.matches("wrote screens/page.svg", errors, 1, true)
    assert.matches("^<svg", read "screens/page.svg")
    assert.equal(0, select(2, run "-o TAP ."))
    _, _, errors = run "-o TAP --update ."
    assert.equal("", errors)
  end)

  it("shows a difference as a picture, which the next success removes", function()
    spec "One"
    run "--update ."
    spec "Two"
    local output, status = run "-o TAP ."
    assert.equal(1, status)
    assert.matches("the screen differs from 'screens/page.svg' (missing shapes: 1, new: 1); "
      .. "'screens/page.difference.svg' shows both", output, 1, true)
    local difference = read "screens/page.difference.svg"
    assert.matches("One", difference, 1, true)
    assert.matches("Two", difference, 1, true)
    assert.matches("Two", read "screens/page.actual.svg", 1, true)
    spec "One"
    assert.equal(0, select(2, run "-o TAP ."))
    assert.is_nil(read "screens/page.difference.svg")
  end)

  it("compares the pixels of a picture whose name ends in .png", function()
    local function page(title, options)
      write("page_spec.lua", ([[
        it("shows a page", function()
          local label = objc.UILabel:alloc():initWithFrame_ {20, 100, 200, 40}
          label:setText_ %q
          uikit.keyWindow():addSubview_(label)
          assert.screen("page.png", nil, %s)
        end)]]):format(title, options or "nil"))
    end
    page "One"
    assert.matches("there is no picture 'screens/page.png'", (run "-o TAP ."), 1, true)
    assert.is_nil(read "screens/page.actual.png")
    run "--update ."
    assert.matches("^\137PNG", read "screens/page.png")
    assert.equal(0, select(2, run "-o TAP ."))
    page "Two"
    local output, status = run "-o TAP ."
    assert.equal(1, status)
    assert.matches("the screen differs from 'screens/page.png' %(%d+ of %d+ pixels%); 'screens/page.difference.png'", output)
    assert.matches("^\137PNG", read "screens/page.difference.png")
    assert.matches("^\137PNG", read "screens/page.actual.png")
    page("Two", "{tolerance = 0.1}")
    assert.equal(0, select(2, run "-o TAP ."))
    assert.is_nil(read "screens/page.difference.png")
    page("Two", "{tolerance = 2}")
    assert.matches("the options are {tolerance = a number from 0 up to 1}", (run "-o TAP ."), 1, true)
    page "One"
    write("screens/page.png", (read "screens/page.png"):sub(1, 100))
    assert.matches("'screens/page.png' is no PNG picture, or it is damaged", (run "-o TAP ."), 1, true)
  end)

  it("names a damaged picture, and a name that is no name of a file", function()
    spec "One"
    run "--update ."
    local whole = read "screens/page.svg"
    write("screens/page.svg", whole:sub(1, #whole // 2))
    local output, status = run "-o TAP ."
    assert.equal(1, status)
    assert.matches("'screens/page.svg' is no picture that hookhost has written, or it is damaged", output, 1, true)
    write("name_spec.lua", "it('has a bad name', function() assert.screen '../up' end)")
    assert.matches("a picture's name has letters, digits, spaces and ._()@-, got '../up'",
      (run "-o TAP name_spec.lua"), 1, true)
  end)

  it("is XCTAssertScreen in a test case", function()
    write("PageTests.m", [[
#import <UIKit/UIKit.h>
#import <XCTest/XCTest.h>
@interface PageTests : XCTestCase @end
@implementation PageTests
- (void)testPage {
  UIApplication.sharedApplication.keyWindow.backgroundColor = UIColor.redColor;
  XCTAssertScreen(@"red page");
}
@end]])
    local output = run "-o TAP PageTests.m"
    assert.matches("PageTests.m:7: .*there is no picture 'screens/red page.svg'", output)
    run "--update PageTests.m"
    assert.equal(0, select(2, run "-o TAP PageTests.m"))
  end)
end)
