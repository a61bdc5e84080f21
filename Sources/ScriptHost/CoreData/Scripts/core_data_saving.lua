-- Saving, rolling back and refreshing contexts.
--
-- A context with a parent moves its changes into the parent; others write them into the stores, where a row that
-- another context has changed since it was read is a conflict, which the merge policy resolves.

local C, native = ...
local objc, D = C.objc, C.coreData

local ATTEMPTS <const> = 1000
local sorted, objects = D.sorted, D.objects

-- The nodes that a save is about, in order.
local function changes_of(context)
  return {inserted = sorted(context.inserted), updated = sorted(context.updated), deleted = sorted(context.deleted)}
end

-- Sends `willSave` until it changes nothing more.
local function send_will_save(context)
  local sent = {}
  for _ = 1, ATTEMPTS do
    local is_changed = false
    for _, nodes in pairs {context.inserted, context.updated, context.deleted} do
      for _, node in ipairs(sorted(nodes)) do
        if not sent[node] then
          sent[node], is_changed = true, true
          D.object(node):willSave()
        end
      end
    end
    D.process(context)
    if not is_changed then return end
  end
  D.raise("NSInternalInconsistencyException",
    "Failed to process pending changes before save.  The context is still dirty after 1000 attempts.  Typically this recursive "
    .. "dirtying is caused by a bad validation method, -willSave, or notification handler.")
end

-- Validates all changes; returns an error.
local function validate(changes)
  local errors = {}
  for kind, selector in pairs {inserted = "validateForInsert:", updated = "validateForUpdate:", deleted = "validateForDelete:"} do
    for _, node in ipairs(changes[kind]) do
      local cell = C.strongCell(nil)
      local is_valid, problem = objc.msgSend(D.object(node), selector, cell)
      if not is_valid then errors[#errors + 1] = {node = node, error = cell[0] or C.obj(problem) or D.error(1550)} end
    end
  end
  table.sort(errors, function(one, other) return one.node.order < other.node.order end)
  local list = {}
  for _, each in ipairs(errors) do
    local inner = D.entries(each.error:userInfo()).NSDetailedErrors
    for _, problem in ipairs(inner and D.list(inner) or {each.error}) do list[#list + 1] = problem end
  end
  return D.combined(list)
end

-- The values of a node that a row or a parent is to have: identities and copies.
local function plain_values(node)
  local values = {}
  for _, property in ipairs(node.entity.order) do
    local value = node.values[property.name]
    values[property.name] = property.is_to_many and D.copied(value or {}) or value
  end
  return values
end

-- Writes changes into the stores; returns an error.
local function write(context, changes)
  local coordinator = D.record(context.coordinator)
  for _, node in ipairs(changes.inserted) do
    if not D.storeFor(coordinator, node.entity, node.assigned) then
      if #coordinator.stores == 0 then
        D.raise("NSInternalInconsistencyException",
          "This NSPersistentStoreCoordinator has no persistent stores (unknown).  It cannot perform a save operation.")
      end
      return D.error(134030, {reason = C.str("No store can save an object of the entity " .. node.entity.name)})
    end
  end
  local problem = D.resolveConflicts(context, changes)
  if problem then return problem end
  for _, node in ipairs(changes.inserted) do
    if node.identity.serial then
      D.makePermanent(node.identity, D.storeFor(coordinator, node.entity, node.assigned))
    end
  end
  local touched, deleted = {}, {}
  local function of(store)
    touched[store], deleted[store] = touched[store] or {}, deleted[store] or {}
    return touched[store]
  end
  for _, node in ipairs(changes.inserted) do
    node.version = D.writeRow(node.identity.store, node.identity, plain_values(node), nil, of(node.identity.store)).version
  end
  for _, node in ipairs(changes.updated) do
    local names = D.changedNames(node)
    if next(names) then
      node.version = D.writeRow(node.identity.store, node.identity, plain_values(node), names, of(node.identity.store)).version
    end
  end
  for _, node in ipairs(changes.deleted) do
    local store = node.identity.store
    D.removeRow(store, node.identity, of(store))
    table.insert(deleted[store], node.identity)
  end
  for store, rows in pairs(touched) do
    for row in pairs(rows) do
      -- The version of a row that only follows from another one stays.
      if D.rowsOf(store, row.identity.entity)[row.identity.number] ~= row then rows[row] = nil end
    end
    problem = problem or D.appendToStore(store, rows, deleted[store])
  end
  return problem
end

-- Moves changes into the parent context.
local function push(context, changes)
  local parent = D.record(context.parent)
  for _, node in ipairs(changes.inserted) do
    local _, above = D.objectFor(parent, node.identity)
    above.is_fault, above.is_inserted = false, true
    parent.inserted[above] = true
    D.noteEvent(parent, "inserted", above)
    D.load(above, {values = plain_values(node)})
    for _, property in ipairs(node.entity.order) do above.changed[property.name] = true end
  end
  for _, node in ipairs(changes.updated) do
    local names = D.changedNames(node)
    local _, above = D.objectFor(parent, node.identity)
    D.fire(above)
    local object = D.object(above)
    for name in pairs(names) do object:willChangeValueForKey_(name) end
    D.load(above, {values = plain_values(node)}, names)
    for name in pairs(names) do
      above.maintained = {[name] = true}
      object:didChangeValueForKey_(name)
      above.maintained = nil
    end
  end
  for _, node in ipairs(changes.deleted) do
    local _, above = D.objectFor(parent, node.identity)
    above.is_propagated = true
    D.delete(above)
    above.is_propagated = true
  end
  D.process(parent)
  D.dropDeleted(parent)
end

-- What each saved node is from now on: unchanged, or without a context.
local function settle(context, changes)
  for _, kind in ipairs {"inserted", "updated"} do
    for _, node in ipairs(changes[kind]) do
      node.is_inserted, node.is_updated, node.changed = false, false, {}
      context[kind][node] = nil
      D.keepBase(node)
    end
  end
end

-- Saves a context; returns what `D.failed` accepts.
local function save(object, pointer)
  local context = D.record(object)
  if not object:hasChanges() then
    D.process(context)
    if not object:hasChanges() then return true end
  end
  -- Without a coordinator nothing is written, and nothing fails: OCMock's test of managed objects relies on it.
  if not context.parent and not context.coordinator then return true end
  D.post(context, "NSManagingContextWillSaveChangesNotification", {})
  D.process(context)
  send_will_save(context)
  D.dropDeleted(context)
  local changes = changes_of(context)
  local problem = validate(changes)
  if problem then return false, pointer, problem end
  changes = changes_of(context)
  if context.parent then push(context, changes) else problem = write(context, changes) end
  if problem then return false, pointer, problem end
  -- Resolved conflicts may have taken nodes out.
  for _, kind in ipairs {"inserted", "updated", "deleted"} do
    local left = {}
    for _, node in ipairs(changes[kind]) do
      if node.context == context and not node.is_rolled_back then left[#left + 1] = node end
      node.is_rolled_back = nil
    end
    changes[kind] = left
  end
  settle(context, changes)
  local info = {}
  for _, kind in ipairs {"inserted", "updated", "deleted"} do
    local list = objects(changes[kind])
    info[kind] = D.set(list)
    for _, each in ipairs(list) do each:didSave() end
  end
  D.post(context, "NSManagingContextDidSaveChangesNotification", info)
  for _, node in ipairs(changes.deleted) do D.unregister(node, true) end
  D.mergeAutomatically(context, info)
  return true
end

local function rollback(object)
  local context = D.record(object)
  D.process(context)
  for _, node in ipairs(sorted(context.inserted)) do
    local each = D.object(node)
    D.unregister(node, true)
    each:awakeFromSnapshotEvents_(16)
  end
  for _, nodes in pairs {context.updated, context.deleted} do
    for _, node in ipairs(sorted(nodes)) do
      node.is_updated, node.is_deleted, node.is_propagated = false, false, false
      nodes[node] = nil
      if not node.is_fault then D.load(node, {values = node.base}) end
      node.changed = {}
      D.noteEvent(context, "refreshed", node)
    end
  end
  D.dropDeleted(context)
  D.endUndo(context)
  D.process(context)
end

-- Reads an object again; with `keeps` its own changes stay over what has been read.
function D.refresh(node, keeps)
  local context = node.context
  if not keeps then
    D.noteEvent(context, "refreshed", node)
    if node.is_inserted then return end
    node.is_updated, node.changed = false, {}
    context.updated[node] = nil
    return D.makeFault(node)
  end
  if node.is_fault or node.is_inserted then return end
  local source = D.sourceOf(context, node.identity)
  if not source then return end
  local names = D.changedNames(node)
  local kept = {}
  for name in pairs(names) do
    kept[name] = node.values[name]
    if type(kept[name]) == "userdata" then native.retain(kept[name]) end
  end
  D.load(node, source)
  D.keepBase(node)
  node.version = source.version
  for name in pairs(names) do
    local property = node.entity.properties[name]
    D.setValue(node, property, kept[name])
    if type(kept[name]) == "userdata" then native.release(kept[name]) end
  end
  D.noteEvent(context, "refreshed", node)
end

D.category(objc.NSManagedObjectContext, "Saving", {["-save:"] = "B@:^@"}, function(instance)
  instance["save:"] = function(self, pointer) return D.failed(save(self, pointer)) end
  function instance:rollback() rollback(self) end
  instance["refreshObject:mergeChanges:"] = function(_, object, keeps)
    local node = D.node(object)
    if node and node.context then D.refresh(node, keeps and keeps ~= 0) end
  end
  function instance:refreshAllObjects()
    for _, node in ipairs(sorted(D.record(self).nodes_by_node())) do D.refresh(node, true) end
  end
  instance["obtainPermanentIDsForObjects:error:"] = function(self, list, pointer)
    local context = D.record(self)
    while context.parent do context = D.record(context.parent) end
    for _, object in ipairs(D.list(list)) do
      local node = D.node(object)
      if node.identity.serial then
        local store = D.storeFor(D.record(context.coordinator), node.entity, node.assigned)
        if not store then return D.failed(false, pointer, D.error(134030)) end
        D.makePermanent(node.identity, store)
      end
    end
    return true
  end
end)
