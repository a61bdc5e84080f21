describe("the command", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end

  local function output_of(arguments)
    local pipe = assert(io.popen(("'%s' %s 2>&1"):format(arg[lowest], arguments)))
    local output = pipe:read "a"
    return output, select(3, pipe:close())
  end

  it("prints its help for both forms", function()
    local text, status = output_of "help"
    assert.equal(0, status)
    assert.matches("--memory-limit", text, 1, true)
    assert.equal(text, (output_of "--help"))
  end)

  it("lists no command that does not exist", function()
    for command in output_of("help"):gmatch "\n%s+hookhost (%l+) " do
      local output = output_of(command .. " --help")
      assert.not_matches("cannot open", output, 1, true)
    end
  end)

  it("names an unknown name, and the nearest names", function()
    for name, hint in pairs {
      nothingAtAll = "nothing is called 'nothingAtAll'", ["gesture.flik"] = "did you mean 'gesture.flick'?",
      UIScrolView = "did you mean 'UIScrollView'", NSButon = "nothing is called 'NSButon'",
      overflw = "did you mean 'overflow'",
    } do
      local text, status = output_of("help " .. name)
      assert.equal(2, status)
      assert.matches(hint, text, 1, true)
    end
  end)

  it("says of a class which framework of it is not modelled", function()
    local text, status = output_of "help MKMapView"
    assert.equal(0, status)
    assert.matches("MKMapView: class of MapKit, which is not modelled", text, 1, true)
  end)

  it("shows the class that has another name on other systems", function()
    local text, status = output_of "help NSView"
    assert.equal(0, status)
    assert.matches("NSView is not here; it is called UIView here", text, 1, true)
  end)
end)
