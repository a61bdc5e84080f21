-- Fetches: the candidates of an entity, filtered by the request's predicate in the context, then sorted.
--
-- The predicate is evaluated with objects. Those that are only looked at leave the context afterwards, and a result that
-- was not in the context before is a fault again, as long as the request does not say otherwise.

local C, native = ...
local objc, D = C.objc, C.coreData

-- The entity of a request in a context's model.
function D.entityOf(context, request)
  local entity, name = request:entity(), request:entityName()
  if entity == nil and name == nil then D.refuse "executeFetchRequest:error: A fetch request must have an entity." end
  if entity == nil then
    local coordinator = D.coordinatorOf(context)
    entity = coordinator and coordinator:managedObjectModel():entitiesByName():objectForKey_(name)
    if entity == nil then
      D.refuse("NSFetchRequest could not locate an NSEntityDescription for entity name '" .. tostring(name) .. "'")
    end
  end
  return D.entityIn(context, entity)
end

-- Refuses a key path that is not in an entity, as a store of SQLite does.
local SPECIAL = {SELF = true, self = true, objectID = true, entity = true}
local function check_path(entity, path)
  local place = entity
  for name in path:gmatch "[^.]+" do
    if name:find "^@" or SPECIAL[name] or not place then return end
    local property = place.properties[name]
    if not property then
      for _, sub in ipairs(D.family(place)) do property = property or sub.properties[name] end
    end
    if not property then
      D.refuse(("keypath %s not found in entity <NSSQLEntity %s id=%d>"):format(path, entity.name, entity.number or 1))
    end
    place = property.is_relationship and property.destination
  end
end
local KEY_PATH <const> = 3
local function check_expression(entity, expression)
  if expression ~= nil and expression:expressionType() == KEY_PATH then check_path(entity, D.text(expression:keyPath())) end
end
local function check_predicate(entity, predicate)
  if D.isKind(predicate, "NSCompoundPredicate") then
    for _, part in ipairs(D.list(predicate:subpredicates())) do check_predicate(entity, part) end
  elseif D.isKind(predicate, "NSComparisonPredicate") then
    check_expression(entity, predicate:leftExpression())
    check_expression(entity, predicate:rightExpression())
  end
end

-- The identities that a context reads from its stores or its parent.
local function source_identities(context, entity, is_alone, stores)
  local list = {}
  if context.parent then
    local parent = D.record(context.parent)
    for _, identity in ipairs(source_identities(parent, entity, is_alone, stores)) do
      local node = parent.nodes[identity]
      if not (node and node.is_deleted) then list[#list + 1] = identity end
    end
    for _, node in ipairs(D.sorted(parent.inserted)) do
      if node.entity == entity or not is_alone and D.isOfEntity(node.entity, entity) then list[#list + 1] = node.identity end
    end
    return list
  end
  for _, store in ipairs(D.record(context.coordinator).stores) do
    if not stores or stores[store] then
      for _, identity in ipairs(D.identitiesIn(store, entity, is_alone)) do list[#list + 1] = identity end
    end
  end
  return list
end

-- The nodes of a request's entity that a context sees, the stored ones first.
local function candidates(context, entity, request)
  local list, is_alone, stores = {}, not request:includesSubentities(), nil
  for _, store in ipairs(D.list(request:affectedStores())) do
    stores = stores or {}
    stores[D.record(store)] = true
  end
  for _, identity in ipairs(source_identities(context, entity, is_alone, stores)) do
    local node = context.nodes[identity]
    if not (node and (node.is_deleted or node.is_inserted)) then
      local _
      _, node = D.objectFor(context, identity)
      list[#list + 1] = node
    end
  end
  for _, node in ipairs(D.sorted(context.inserted)) do
    if node.entity == entity or not is_alone and D.isOfEntity(node.entity, entity) then list[#list + 1] = node end
  end
  return list
end

-- Runs a function in which the context may look at any object, and forgets those that are not results.
local function looking(context, body)
  local outer_trail, outer_quiet = context.trail, context.is_quiet
  context.trail, context.is_quiet = {}, true
  local is_done, results = pcall(body)
  local trail = context.trail
  context.trail, context.is_quiet = outer_trail, outer_quiet
  local kept = {}
  for _, node in ipairs(is_done and results or {}) do kept[node] = true end
  for node in pairs(trail) do
    if not kept[node] then
      D.unregister(node)
      node.is_fault = true
    elseif outer_trail then
      outer_trail[node] = true
    end
  end
  if not is_done then error(results, 0) end
  return results, trail
end

-- The nodes that a request finds, before its limit and offset.
local function matching(context, entity, request)
  local list = candidates(context, entity, request)
  local predicate, found = request:predicate(), {}
  if predicate == nil then
    found = list
  else
    for _, node in ipairs(list) do
      if predicate:evaluateWithObject_(D.object(node)) then found[#found + 1] = node end
    end
  end
  local descriptors = D.list(request:sortDescriptors())
  if #descriptors == 0 or #found < 2 then return found end
  local nodes = {}
  for object in C.each(D.array(D.objects(found)):sortedArrayUsingDescriptors_(D.array(descriptors))) do
    nodes[#nodes + 1] = D.node(object)
  end
  return nodes
end
local function limited(list, request)
  local offset, limit = request:fetchOffset(), request:fetchLimit()
  if offset == 0 and limit == 0 then return list end
  return table.move(list, offset + 1, limit == 0 and #list or math.min(#list, offset + limit), 1, {})
end

local function check(context, entity, request)
  local coordinator = D.coordinatorOf(context.object:get())
  if not coordinator then
    D.raise("NSInternalInconsistencyException", "Cannot perform operation without a managed object context's coordinator")
  end
  local is_sql = false
  for _, store in ipairs(D.record(coordinator).stores) do is_sql = is_sql or store.type == "SQLite" end
  if not is_sql then return end
  if request:predicate() ~= nil then check_predicate(entity, request:predicate()) end
  for _, descriptor in ipairs(D.list(request:sortDescriptors())) do
    local key = descriptor:key()
    if key ~= nil then check_path(entity, D.text(key)) end
  end
end

-- Objects of a context for those that a scratch context has found in the stores alone.
local function without_pending_changes(context, request, find)
  local scratch = objc.NSManagedObjectContext:alloc():initWithConcurrencyType_(0)
  scratch:setPersistentStoreCoordinator_(D.coordinatorOf(context.object:get()))
  local nodes = {}
  for _, node in ipairs(find(D.record(scratch), request)) do
    local _
    _, nodes[#nodes + 1] = D.objectFor(context, node.identity)
  end
  return nodes
end

-- The nodes of a request in a context.
local function find(context, request)
  local entity = D.entityOf(context.object:get(), request)
  check(context, entity, request)
  D.propagateDeletes(context)
  if not request:includesPendingChanges() and context.object:get():hasChanges() then
    return without_pending_changes(context, request, find)
  end
  local found, trail = looking(context, function() return limited(matching(context, entity, request), request) end)
  for _, node in ipairs(found) do
    if trail[node] then
      D.makeFault(node, true)
      if not request:returnsObjectsAsFaults() then D.fire(node) end
    elseif request:shouldRefreshRefetchedObjects() and not node.is_inserted then
      D.refresh(node, true)
    end
  end
  return found
end
D.find = find

-- Functions over a group's values, by their names in expressions.
local AGGREGATES = {["count:"] = true, ["sum:"] = true, ["min:"] = true, ["max:"] = true, ["average:"] = true}
local function expression_value(expression, group)
  local first = group[1] and D.object(group[1])
  if expression:expressionType() == 4 and AGGREGATES[D.text(expression["function"](expression))] then
    local argument, values = D.list(expression:arguments())[1], {}
    for _, node in ipairs(group) do
      local value = argument:expressionValueWithObject_context_(D.object(node), nil)
      if value ~= nil then values[#values + 1] = C.obj(value) end
    end
    if D.text(expression["function"](expression)) == "count:" then return objc.NSNumber:numberWithInteger_(#values) end
    if #values == 0 then return D.text(expression["function"](expression)) == "sum:" and objc.NSNumber:numberWithInt_(0) or nil end
    local constant = objc.NSExpression:expressionForConstantValue_(D.array(values))
    return C.obj(objc.NSExpression:expressionForFunction_arguments_(expression["function"](expression), D.array {constant})
      :expressionValueWithObject_context_(nil, nil))
  end
  if first == nil then return nil end
  if expression:expressionType() == 1 then return first:objectID() end
  return C.obj(expression:expressionValueWithObject_context_(first, nil))
end

local function is_aggregate(property)
  return D.isKind(property, "NSExpressionDescription") and property:expression():expressionType() == 4
    and AGGREGATES[D.text(property:expression()["function"](property:expression()))]
end
-- A property of a request by its name or description: its name, and its value for a group of nodes.
local function column(entity, property)
  local name = D.isKind(property, "NSPropertyDescription") and D.text(property:name()) or D.text(property)
  if D.isKind(property, "NSExpressionDescription") then
    return name, function(group) return expression_value(property:expression(), group) end
  end
  check_path(entity, name)
  return name, function(group)
    local value = group[1] and C.obj(D.object(group[1]):valueForKeyPath_(name))
    return D.isKind(value, "NSManagedObject") and value:objectID() or value
  end
end
local function dictionary_of(columns, group)
  local entries = {}
  for _, each in ipairs(columns) do entries[each.name] = each.value(group) end
  return D.dictionary(entries)
end

-- The dictionaries of a request: one for each object, or for each group.
local function dictionaries(context, request, nodes)
  local entity = D.entityOf(context.object:get(), request)
  local columns, has_aggregate = {}, false
  local properties = D.list(request:propertiesToFetch())
  if #properties == 0 then
    for _, property in ipairs(entity.order) do
      if property.is_attribute then properties[#properties + 1] = property.object end
    end
  end
  for _, property in ipairs(properties) do
    local name, value = column(entity, property)
    columns[#columns + 1] = {name = name, value = value}
    has_aggregate = has_aggregate or is_aggregate(property)
  end
  local groups, by_key, keys = {}, {}, D.list(request:propertiesToGroupBy())
  for _, node in ipairs(nodes) do
    local parts = {}
    for index, key in ipairs(keys) do
      local _, value = column(entity, key)
      parts[index] = tostring(value {node})
    end
    local key = #keys > 0 and table.concat(parts, "\0") or has_aggregate and "" or node
    if not by_key[key] then
      by_key[key] = {}
      groups[#groups + 1] = by_key[key]
    end
    table.insert(by_key[key], node)
  end
  if has_aggregate and #keys == 0 and #groups == 0 then groups[1] = {} end
  local list, seen = {}, {}
  for _, group in ipairs(groups) do
    local dictionary = dictionary_of(columns, group)
    local having = request:havingPredicate()
    local text = request:returnsDistinctResults() and tostring(dictionary)
    if (having == nil or having:evaluateWithObject_(dictionary)) and not (text and seen[text]) then
      list[#list + 1] = dictionary
      if text then seen[text] = true end
    end
  end
  return list
end

local OBJECTS <const>, IDENTIFIERS <const>, DICTIONARIES <const>, COUNT <const> = 0, 1, 2, 4
-- The result of a request as an array.
local function fetch(object, request)
  local context = D.record(object)
  local kind = request:resultType()
  if kind == DICTIONARIES then
    -- Groups are limited, not their objects.
    local all = request:copy()
    all:setFetchLimit_(0)
    all:setFetchOffset_(0)
    local list
    looking(context, function()
      list = dictionaries(context, request, find(context, all))
      return {}
    end)
    return D.array(limited(list, request))
  end
  local nodes = find(context, request)
  if kind == COUNT then return D.array {objc.NSNumber:numberWithInteger_(#nodes)} end
  local list = {}
  for index, node in ipairs(nodes) do
    list[index] = kind == IDENTIFIERS and D.identifier(node.identity) or D.object(node)
  end
  return D.array(list)
end
D.fetch = fetch

-- The value of a fetched property: its request with FETCH_SOURCE for the object.
function D.fetchedValue(node, property)
  local request = property.object:fetchRequest()
  if not request or not node.context then return D.array {} end
  request = request:copy()
  if request:predicate() then
    request:setPredicate_(request:predicate():predicateWithSubstitutionVariables_(
      D.dictionary {FETCH_SOURCE = D.object(node)}))
  end
  return fetch(node.context.object:get(), request)
end

-- Fetches later, and passes the result to the request's block.
local function fetch_later(object, request)
  local context, result = D.record(object), objc.NSAsynchronousFetchResult:alloc():init()
  result:setFetchRequest_(request)
  result:setManagedObjectContext_(object)
  D.perform(context, function()
    result:setFinalResult_(fetch(object, request:fetchRequest()))
    result:setManagedObjectContext_(nil)
    local block = request:completionBlock()
    if block ~= nil then block(result) end
  end)
  return result
end

D.category(objc.NSManagedObjectContext, "Fetching", {["-countForFetchRequest:error:"] = "Q@:@^@"}, function(instance)
  instance["executeFetchRequest:error:"] = function(self, request) return D.result(fetch(self, request)) end
  instance["countForFetchRequest:error:"] = function(self, request)
    local all = request:copy()
    all:setResultType_(IDENTIFIERS)
    return fetch(self, all):count()
  end
  instance["executeRequest:error:"] = function(self, request, pointer)
    if D.isKind(request, "NSFetchRequest") then return fetch(self, request) end
    if D.isKind(request, "NSAsynchronousFetchRequest") then return fetch_later(self, request) end
    return D.executeBatch(self, request, pointer)
  end
end)
