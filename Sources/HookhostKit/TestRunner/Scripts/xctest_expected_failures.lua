-- XCTExpectFailure: failures that a test declares in advance do not fail it.
--
-- An issue is matched against the innermost declaration first.

local running, notify = ...
local expected = {}

-- XCTIssueTypeUnmatchedExpectedFailure (XCTIssue.h).
local UNMATCHED = 5

objc.class("XCTExpectedFailure", objc.NSObject, function(instance)
  objc.property(instance, "failureReason", {policy = "copy"})
  objc.property(instance, "issue", {policy = "strong"})
end)

objc.class("XCTExpectedFailureOptions", objc.NSObject, function(instance, class)
  objc.property(instance, "issueMatcher", {policy = "copy"})
  objc.property(instance, "enabled", {policy = "assign", default = true, getter = "isEnabled"})
  objc.property(instance, "strict", {policy = "assign", default = true, getter = "isStrict"})
  function class:nonStrictOptions()
    local options = self:new()
    options:setStrict_(false)
    return options
  end
end)

-- Whether a declaration in effect expects the issue; the test's observers are notified of it.
function expected.match(test, issue)
  local declarations = running.expected
  for index = #declarations, 1, -1 do
    local declaration = declarations[index]
    local matches = declaration.options and declaration.options:issueMatcher()
    if not matches or matches(issue) then
      declaration.is_matched = true
      local failure = objc.XCTExpectedFailure:new()
      failure:setFailureReason_(declaration.reason)
      failure:setIssue_(issue)
      notify("testCase:didRecordExpectedFailure:", test, failure)
      return true
    end
  end
  return false
end

-- Whether a declaration is in effect.
function expected.is_declared() return #running.expected > 0 end

-- Ends the declarations after the first `count`; returns an issue for each strict one without a failure.
function expected.finish(count)
  local declarations, issues = running.expected, {}
  while #declarations > count do
    local declaration = table.remove(declarations)
    local options = declaration.options
    if not declaration.is_matched and (not options or options:isStrict()) then
      local reason = declaration.reason and (" '%s'"):format(declaration.reason) or ""
      local issue = objc.XCTIssue:_issueWithDescription_inFile_atLine_expected_(
        ("Expected failure%s but none recorded."):format(reason), declaration.file, declaration.line, true)
      issue:setType_(UNMATCHED)
      issues[#issues + 1] = issue
    end
    if options then options:release() end
  end
  return issues
end

-- Declares a failure for the rest of the enclosing scope. Returns the number of earlier declarations in effect.
function expected.declare(file, line, reason, options)
  local count = #running.expected
  if options and not options:isEnabled() then return count end
  -- No reference of a source outlives its statement.
  if options then options:retain() end
  running.expected[count + 1] = {file = file, line = line, reason = reason, options = options}
  return count
end

return expected
