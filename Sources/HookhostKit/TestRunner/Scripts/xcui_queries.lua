-- XCUITest's queries: the elements that they find in the windows of this world.
--
-- An element is looked up again with each use. `record` records a failure of the running test. Returns the
-- functions for elements.

local nodes, record = ...
local types = nodes.types

-- Lua's data about an object, in a table with weak keys.
local kept = setmetatable({}, {__mode = "k"})
local function state(object)
  kept[object] = kept[object] or {}
  return kept[object]
end

-- A query finds nodes from those of its origin. An element is the place-th node of a query, or its
-- only one; `kind` is the type that its title names.
local function make_query(above, description, find, kind)
  local query = objc.XCUIElementQuery:alloc():init()
  local mine = state(query)
  mine.above, mine.description, mine.find, mine.kind = above, description, find, kind
  return query
end
local function make_element(query, place, name, is_first)
  local element = objc.XCUIElement:alloc():init()
  local mine = state(element)
  mine.query, mine.place, mine.name, mine.is_first = query, place, name, is_first
  return element
end

-- The nodes that a query finds, below the nodes of its origin: an application, an element or a query.
-- Without any, the reason as well: the step that found nothing, and the nodes that it was given.
local found_by, resolve
local function starts(source)
  local mine = state(source)
  if mine.find then return found_by(source) end
  local node, reason = resolve(source)
  return {node}, reason
end
local function inputs(given)
  local lines = {}
  for place, node in ipairs(given) do lines[place] = "    " .. nodes.line(node) end
  return (" from input {(%s)}"):format(#lines > 0 and "\n" .. table.concat(lines, ",\n") .. "\n" or "")
end
function found_by(query)
  local mine = state(query)
  local given, reason = starts(mine.above)
  local seen, found = {}, {}
  for _, start in ipairs(given) do
    for _, node in ipairs(mine.find(start)) do
      if not seen[node] then
        seen[node] = true
        found[#found + 1] = node
      end
    end
  end
  if #found == 0 then
    reason = reason or function() return "No matches found for " .. mine.description .. inputs(given) end
  end
  return found, reason
end

-- The steps of a query from its application on.
local function steps_of(query)
  local mine, parts = state(query), {}
  while mine.find do
    table.insert(parts, 1, mine.description)
    mine = state(mine.above)
    if mine.query then mine = state(mine.query) end
  end
  return parts
end
local function path_of(query) return table.concat(steps_of(query), " -> ") end
local function type_name(wanted) return nodes.names[wanted] or tostring(wanted) end
local function title_of(element)
  local mine = state(element)
  if mine.is_application then return "Application" end
  local name = type_name(mine.node and mine.node.type or state(mine.query).kind or 0)
  if mine.name then name = ('"%s" %s'):format(mine.name, name) end
  if mine.is_first then return name .. " (First Match)" end
  return mine.place and ("%s (Element at index %d)"):format(name, mine.place - 1) or name
end

-- The reason why the application of an element or a query has no elements.
local function problem_of(source)
  local mine = state(source)
  while mine.query or mine.above do mine = state(mine.query or mine.above) end
  return mine.problem and mine.problem()
end

-- The node of an element; nil and a function that returns the reason without one.
function resolve(element)
  local mine = state(element)
  if mine.node then return mine.node end
  if mine.is_application then
    local problem = problem_of(element)
    if problem then return nil, function() return problem end end
    return nodes.tree()
  end
  local all, reason = found_by(mine.query)
  if #all == 0 and mine.is_first and not problem_of(mine.query) then
    return nil, function()
      return ("No matches found for first query match sequence: `%s`, given input App element pid: %d"):format(
        table.concat(steps_of(mine.query), "` -> `"), objc.NSProcessInfo:processInfo():processIdentifier())
    end
  end
  if mine.place then
    return all[mine.place], reason or not all[mine.place] and function()
      return ("No matches found for Element at index %d"):format(mine.place - 1) .. inputs(all)
    end or nil
  end
  if #all > 1 then
    return nil, function()
      return ("Find single matching element. Multiple matching elements found for %s.\nSparse tree of matches:\n%s"):format(
        tostring(mine.query), nodes.sparse(all))
    end
  end
  return all[1], reason
end
-- The node for an action, or without a verb for a value; without one the test fails.
local function needed(element, verb)
  local node, reason = resolve(element)
  if not node then
    record(("Failed to %s: %s"):format(verb and verb:format(title_of(element)) or "get matching snapshot", reason()))
  end
  return node
end

-- Methods that an application, an element and a query share: the queries by type, and by name.
local function descends(self, description, wanted)
  return make_query(self, description, function(node)
    return nodes.descendants(node, function(child) return nodes.is_of(child, wanted) end)
  end, wanted)
end
local function add_queries(instance)
  for query, wanted in pairs(types) do
    instance[query] = function(self)
      return descends(self, "Descendants matching type " .. type_name(wanted), wanted)
    end
  end
  instance["descendantsMatchingType:"] = function(self, wanted)
    return descends(self, "Descendants matching type " .. type_name(wanted), wanted)
  end
  instance["childrenMatchingType:"] = function(self, wanted)
    return make_query(self, "Children matching type " .. type_name(wanted), function(node)
      local found = {}
      for _, child in ipairs(node.children) do
        if nodes.is_of(child, wanted) then found[#found + 1] = child end
      end
      return found
    end, wanted)
  end
end

-- An element with a fixed node, as a predicate examines it.
local function fixed(node)
  local element = make_element(nil, nil, nodes.text(nodes.label(node)))
  state(element).node = node
  return element
end
local function filtered(query, description, passes, kind)
  return make_query(query, description, function(node) return passes(node) and {node} or {} end, kind or state(query).kind)
end
local function named(query, name, wanted)
  name = tostring(name)
  return filtered(query, ("Elements matching predicate '\"%s\" IN identifiers'"):format(name), function(node)
    return nodes.is_named(node, name) and (not wanted or nodes.is_of(node, wanted))
  end, wanted)
end
local function matching(query, predicate)
  return filtered(query, ("Elements matching predicate '%s'"):format(tostring(predicate)), function(node)
    return predicate:evaluateWithObject_(fixed(node))
  end)
end
local function containing(query, description, passes)
  return filtered(query, "Containing " .. description, function(node)
    return #nodes.descendants(node, passes) > 0
  end)
end
local function only(query, name) return make_element(query, nil, name and tostring(name)) end

objc.class("XCUIElementQuery", objc.NSObject, function(instance)
  add_queries(instance)
  function instance:count() return #found_by(self) end
  function instance:element() return only(self) end
  function instance:firstMatch() return make_element(self, 1, nil, true) end
  for _, selector in ipairs {"elementBoundByIndex:", "elementAtIndex:"} do
    instance[selector] = function(self, place) return make_element(self, place + 1) end
  end
  instance["objectForKeyedSubscript:"] = function(self, name) return only(named(self, name), name) end
  instance["matchingIdentifier:"] = function(self, name) return named(self, name) end
  instance["matchingType:identifier:"] = function(self, wanted, name)
    if name == nil then return filtered(self, "Elements of type " .. type_name(wanted), function(node)
      return nodes.is_of(node, wanted)
    end, wanted) end
    return named(self, name, wanted)
  end
  instance["matchingPredicate:"] = function(self, predicate) return matching(self, predicate) end
  instance["elementMatchingPredicate:"] = function(self, predicate) return only(matching(self, predicate)) end
  instance["elementMatchingType:identifier:"] = function(self, wanted, name)
    return only(self:matchingType_identifier_(wanted, name), name)
  end
  instance["containingPredicate:"] = function(self, predicate)
    return containing(self, tostring(predicate), function(node) return predicate:evaluateWithObject_(fixed(node)) end)
  end
  instance["containingType:identifier:"] = function(self, wanted, name)
    return containing(self, type_name(wanted) .. " " .. tostring(name), function(node)
      return nodes.is_of(node, wanted) and (name == nil or nodes.is_named(node, tostring(name)))
    end)
  end
  function instance:allElementsBoundByIndex()
    local list = objc.NSMutableArray:array()
    for place in ipairs(found_by(self)) do list:addObject_(make_element(self, place)) end
    return list
  end
  function instance:allElementsBoundByAccessibilityElement()
    local list = objc.NSMutableArray:array()
    for _, node in ipairs(found_by(self)) do list:addObject_(fixed(node)) end
    return list
  end
  function instance:debugDescription()
    local lines = {path_of(self)}
    for _, node in ipairs(found_by(self)) do lines[#lines + 1] = nodes.described(node) end
    return objc.box(table.concat(lines, "\n"))
  end
end)

return {
  state = state, add = add_queries, make_element = make_element, resolve = resolve, needed = needed, title = title_of,
  fixed = fixed,
}
