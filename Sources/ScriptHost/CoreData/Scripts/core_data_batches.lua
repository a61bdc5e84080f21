-- Batch requests: they change rows of the stores, past all contexts.

local C = ...
local objc, D = C.objc, C.coreData

local STATUS <const>, IDENTIFIERS <const> = 0, 1

-- A context of its own on the stores of another one.
local function scratch(object)
  local context = objc.NSManagedObjectContext:alloc():initWithConcurrencyType_(0)
  context:setPersistentStoreCoordinator_(D.coordinatorOf(object))
  return context
end
-- Writes the changed rows of each store to its file.
local function commit(changes)
  local problem
  for store, change in pairs(changes) do
    problem = problem or D.appendToStore(store, change.touched, change.deleted)
  end
  return problem
end
local function change_of(changes, store)
  changes[store] = changes[store] or {touched = {}, deleted = {}}
  return changes[store]
end

-- Removes a row, and its identity from the rows at the other ends.
local function delete_row(identity, change)
  local row = D.rowOf(identity)
  for _, property in ipairs(identity.entity.order) do
    local inverse = property.is_relationship and D.inverse(property)
    local value = inverse and row.values[property.name]
    for _, other in ipairs(value and (value.entity and {value} or value) or {}) do
      local far = D.rowOf(other)
      local back = far and far.values[inverse.name]
      if back == identity then
        far.values[inverse.name] = nil
        change.touched[far] = true
      elseif type(back) == "table" and not back.entity then
        for index = #back, 1, -1 do
          if back[index] == identity then table.remove(back, index) end
        end
        change.touched[far] = true
      end
    end
  end
  D.removeRow(identity.store, identity, change.touched)
  table.insert(change.deleted, identity)
end

local handlers = {}
function handlers.NSBatchDeleteRequest(object, request, changes)
  local identities = {}
  if request:objectIDs() ~= nil then
    for _, identifier in ipairs(D.list(request:objectIDs())) do identities[#identities + 1] = D.identityOf(identifier) end
  else
    local context = scratch(object)
    for _, node in ipairs(D.find(D.record(context), request:fetchRequest())) do identities[#identities + 1] = node.identity end
  end
  local deleted = {}
  for _, identity in ipairs(identities) do
    if D.rowOf(identity) then
      deleted[#deleted + 1] = identity
      delete_row(identity, change_of(changes, identity.store))
    end
  end
  return deleted
end
function handlers.NSBatchUpdateRequest(object, request, changes)
  local fetch = objc.NSFetchRequest:alloc():initWithEntityName_(request:entityName())
  fetch:setPredicate_(request:predicate())
  local context, identities = scratch(object), {}
  for _, node in ipairs(D.find(D.record(context), fetch)) do
    local values, names = {}, {}
    local given = C.obj(request:propertiesToUpdate())
    for key in C.each(given) do
      local name = D.isKind(key, "NSPropertyDescription") and D.text(key:name()) or D.text(key)
      local value = C.obj(given:objectForKey_(key))
      local property = node.entity.properties[name]
      if not property then D.refuse("Invalid key in propertiesToUpdate: " .. name) end
      if D.isKind(value, "NSExpression") then value = C.obj(value:expressionValueWithObject_context_(D.object(node), nil)) end
      if rawequal(value, objc.null) then value = nil end
      if property.is_relationship then value = value ~= nil and D.identityOf(value) or nil end
      values[name], names[name] = value, true
    end
    D.writeRow(node.identity.store, node.identity, values, names, change_of(changes, node.identity.store).touched)
    identities[#identities + 1] = node.identity
  end
  return identities
end
function handlers.NSBatchInsertRequest(object, request, changes)
  local context = scratch(object)
  local coordinator = D.record(D.coordinatorOf(object))
  local fetch = objc.NSFetchRequest:alloc():initWithEntityName_(request:entityName())
  local entity, identities = D.entityOf(object, fetch), {}
  local store = D.storeFor(coordinator, entity)
  local function add(fill)
    local made = D.baseClass(entity):alloc():initWithEntity_insertIntoManagedObjectContext_(entity.object, context)
    if fill(made) then return false end
    local node = D.node(made)
    D.makePermanent(node.identity, store)
    D.writeRow(store, node.identity, node.values, nil, change_of(changes, store).touched)
    identities[#identities + 1] = node.identity
    return true
  end
  local filled = objc.NSMutableDictionary:dictionary()
  local by_dictionary, by_object = request:dictionaryHandler(), request:managedObjectHandler()
  if by_dictionary ~= nil then
    while add(function(made)
      filled:removeAllObjects()
      if by_dictionary(filled) then return true end
      made:setValuesForKeysWithDictionary_(filled)
    end) do end
  elseif by_object ~= nil then
    while add(by_object) do end
  else
    for _, entries in ipairs(D.list(request:objects() or request:objectsToInsert())) do
      add(function(made) made:setValuesForKeysWithDictionary_(entries) end)
    end
  end
  return identities
end

-- Executes a batch request; returns its result object.
function D.executeBatch(object, request, pointer)
  for name, handle in pairs(handlers) do
    if D.isKind(request, name) then
      local changes = {}
      local identities = handle(object, request, changes)
      local problem = commit(changes)
      if problem then return D.failed(nil, pointer, problem) end
      local result = objc[name:gsub("Request$", "Result")]:alloc():init()
      local kind = request:resultType()
      result:setResultType_(kind)
      if kind == STATUS then
        result:setResult_(objc.NSNumber:numberWithBool_(true))
      elseif kind == IDENTIFIERS then
        local list = {}
        for index, identity in ipairs(identities) do list[index] = D.identifier(identity) end
        result:setResult_(D.array(list))
      else
        result:setResult_(objc.NSNumber:numberWithInteger_(#identities))
      end
      return result
    end
  end
  D.refuse("Unknown request: " .. tostring(request))
end
