--- The formats of `hookhost check`, and the CI jobs of its guide.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/check_folder.lua")
local assert_sarif = dofile(here .. "support/sarif_schema.lua")

-- The value of a JSON text.
local function decoded(text)
  local data = objc.box(text):dataUsingEncoding_(4)
  return assert(objc.NSJSONSerialization:JSONObjectWithData_options_error_(data, 0))
end

describe("a report of hookhost check", function()
  local folder
  setup(function()
    folder = Folder.new()
    folder:writeExchange("Pods/Acme Kit/Acme.m", "acme")
    folder:writeManager("Pods/Guard/Guard.m", "Guard", "")
  end)
  teardown(function() folder:remove() end)

  it("in SARIF 2.1.0 has rules, relative paths, both parties, and fingerprints without lines", function()
    local run = decoded(folder:check "--output sarif").runs[1]
    assert.equal("hookhost", run.tool.driver.name)
    local found
    for _, result in ipairs(run.results) do
      if result.ruleId == "HH111" then found = result end
    end
    assert.equal("error", found.level)
    assert.equal(found.ruleId, run.tool.driver.rules[found.ruleIndex + 1].id)
    assert.equal("Pods/Acme%20Kit/Acme.m", found.locations[1].physicalLocation.artifactLocation.uri)
    assert.equal(12, found.locations[1].physicalLocation.region.startLine)
    assert.equal("Pods/Guard/Guard.m", found.relatedLocations[1].physicalLocation.artifactLocation.uri)
    local print = found.partialFingerprints["hookhostCheck/v1"]
    assert.matches("^%x+$", print)
    folder:write("Pods/Guard/Guard.m", "\n\n" .. folder:read "Pods/Guard/Guard.m")
    assert.matches(print, folder:check "--output sarif", 1, true)
    folder:writeManager("Pods/Guard/Guard.m", "Guard", "")
  end)

  it("in SARIF fits the published schema, whatever was found", function()
    assert_sarif(decoded(folder:check "--output sarif --model Adjust"))
    local wrong = decoded '{"version": "2.1.0", "runs": [{"tool": {"driver": {"version": "1"}}}]}'
    assert.error_matches(function() assert_sarif(wrong) end, "log.runs%[1%].tool.driver has no 'name'")
  end)

  it("in SARIF fits the published schema where sources cannot be read, and where nothing is found", function()
    local other = Folder.new()
    other:write("Pods/Torn/Torn.m", "@implementation Torn\n- (void)a { int b = ; }\n@end\n")
    assert_sarif(decoded(other:check "--output sarif"))
    other:writeExchange("Pods/Torn/Torn.m", "acme")
    assert_sarif(decoded(other:check "--output sarif"))
    other:remove()
  end)

  it("for GitHub is workflow commands", function()
    local text = folder:check "--output github"
    assert.matches("::error file=Pods/Acme Kit/Acme.m,line=12,"
      .. "title=HH111 a hook or a callback of the app is silenced (lost)::-[UIViewController viewDidAppear:]", text, 1, true)
    assert.matches("::notice ", text, 1, true)
  end)

  it("as JUnit has a failure for each finding, with its line and the fix", function()
    local text = folder:check "--output junit"
    assert.matches('classname="Acme Kit Guard" file="Pods/Acme Kit/Acme.m" line="12">', text, 1, true)
    assert.matches("from outside to inside: Pods/Guard/Guard.m:15 → Pods/Acme Kit/Acme.m:12", text, 1, true)
    assert.matches("fix: ", text, 1, true)
  end)

  it("as a page has filters, and loads no file", function()
    local text = folder:check "--output html"
    for _, name in ipairs {"level", "rule", "actor", "cls", "file"} do
      assert.matches(('<select name="%s">'):format(name), text, 1, true)
    end
    assert.matches('data-rule="HH111"', text, 1, true)
    assert.not_matches('src="', text, 1, true)
    assert.not_matches("<link", text, 1, true)
  end)

  it("passes the commands of the guide's CI jobs, in their order", function()
    local file <close> = assert(io.open "Sources/HookhostKit/HookhostKit.docc/Guides/Checking-an-App.md")
    local guide = file:read "a"
    folder:check "--write-baseline hookcheck.json"
    local count = 0
    for block in guide:gmatch "~~~yaml\n(.-)~~~" do
      for command in block:gmatch "\n%s*%-[^\n]- ?(hookhost check [^\n]+)" do
        count = count + 1
        local arguments = command:match "^hookhost (.*)$"
        local _, status = folder:run(arguments)
        assert.equal(0, status, command)
      end
    end
    assert.equal(3, count)
    assert.matches('"version": "2.1.0"', folder:read "hookcheck.sarif", 1, true)
    assert.matches("<testsuites", folder:read "hookcheck.xml", 1, true)
  end)
end)
