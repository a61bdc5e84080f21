-- Puts XCTest together from its parts: the chunks of the files beside this one.

local busted, host, screens, make, make_assertions, make_expectations, define_issues, make_runs, make_expected,
  add_cases, define_attachments, make_nodes, add_parts, make_queries, define_elements, make_launch,
  define_applications = ...

local running = {fulfilled = 0, expected = {}, monitors = {}, await = host.await}
local expectations = make_expectations(running)
define_issues(expectations.state)
local runs = make_runs(expectations.state)
local expected = make_expected(running, runs.notify)
local xctest = make(busted, make_assertions(), running, expectations, runs, expected)
function xctest.functions._XCTScreen(picture)
  local _, fault = screens.compare("XCTAssertScreen", tostring(picture))
  return fault and objc.box(fault)
end
add_cases(busted, xctest, expectations, runs)

define_attachments()
local nodes = make_nodes()
add_parts(nodes)
local queries = make_queries(nodes, xctest.record)
local elements = define_elements(nodes, queries, xctest.record, running)
define_applications(nodes, queries, elements, xctest.record, make_launch())
return xctest
