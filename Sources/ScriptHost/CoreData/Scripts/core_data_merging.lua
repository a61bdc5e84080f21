-- Conflicts and their policies, and changes that other contexts have saved.

local C, native = ...
local objc, D = C.objc, C.coreData

local STORE_TRUMP <const>, OBJECT_TRUMP <const>, OVERWRITE <const>, ROLLBACK <const> = 1, 2, 3, 4
local MERGE_ERROR <const>, CONSTRAINT_ERROR <const> = 133020, 133021

-- The attributes of a row or a node's base as a dictionary.
local function snapshot(node, values, decodes)
  local entries = {}
  for _, property in ipairs(node.entity.order) do
    if property.is_attribute then
      local value = values[property.name]
      if decodes then value = D.decode(property, value) end
      entries[property.name] = value == nil and objc.null or value
    end
  end
  return D.dictionary(entries)
end

D.class("NSMergeConflict", "NSObject", {}, function(instance)
  D.properties(instance, "strong", "sourceObject objectSnapshot cachedSnapshot persistedSnapshot")
  D.properties(instance, "assign", "newVersionNumber=0 oldVersionNumber=0")
end)
local function conflict_of(node, row)
  local conflict = objc.NSMergeConflict:alloc():init()
  conflict:setSourceObject_(D.object(node))
  conflict:setOldVersionNumber_(node.version or 0)
  conflict:setNewVersionNumber_(row and row.version or 0)
  conflict:setObjectSnapshot_(snapshot(node, node.base))
  if row then conflict:setPersistedSnapshot_(snapshot(node, row.values, true)) end
  return conflict
end

-- Applies a policy to one node whose row has changed.
local function resolve(node, kind)
  local row = D.rowOf(node.identity)
  if kind == ROLLBACK or not row and kind ~= OVERWRITE and kind ~= OBJECT_TRUMP then
    if node.is_deleted then
      node.context.deleted[node] = nil
      node.is_deleted = false
    end
    if row then D.refresh(node, false) end
    node.is_rolled_back = true
    return
  end
  if not row or node.is_deleted then return end
  local source = {values = row.values, version = row.version, is_row = true}
  local names = D.changedNames(node)
  local taken = {}
  for _, property in ipairs(node.entity.order) do
    local name = property.name
    if not property.is_fetched and not property.is_transient then
      local theirs = row.values[name]
      if property.is_attribute then theirs = D.decode(property, theirs) end
      local is_changed_there = not D.isSame(property, theirs, node.base[name])
      if kind == STORE_TRUMP then
        taken[name] = is_changed_there or nil
      elseif kind == OBJECT_TRUMP then
        taken[name] = is_changed_there and not names[name] or nil
      end
    end
  end
  D.load(node, source, taken)
  for name in pairs(taken) do
    node.changed[name] = nil
    local property, value = node.entity.properties[name], node.values[name]
    D.keep(node.base, name, property.is_to_many and D.copied(value) or value)
  end
  node.version = row.version
end

local POLICIES = {[0] = "errorMergePolicy", "mergeByPropertyStoreTrumpMergePolicy", "mergeByPropertyObjectTrumpMergePolicy",
  "overwriteMergePolicy", "rollbackMergePolicy"}
D.class("NSMergePolicy", "NSObject", {flags = "-resolveConflicts:error: -resolveOptimisticLockingVersionConflicts:error: "
  .. "-resolveConstraintConflicts:error:"},
  function(instance, class, super)
    D.properties(instance, "assign", "storedType=0")
    local shared = {}
    for kind, getter in pairs(POLICIES) do
      class[getter] = function(self)
        -- Restoring a snapshot ends a policy that was made after it.
        if not shared[kind] or native.isDeallocated(shared[kind]) then
          shared[kind] = objc.NSMergePolicy:alloc():initWithMergeType_(kind)
          native.retain(shared[kind])
        end
        return shared[kind]
      end
    end
    function instance:initWithMergeType_(kind)
      self = super(self):init()
      self:setStoredType_(kind)
      return self
    end
    function instance:mergeType() return self:storedType() end
    local function resolve_all(self, list, pointer)
      local kind = self:mergeType()
      if kind == 0 then
        return D.failed(false, pointer, D.error(MERGE_ERROR, {conflictList = list,
          NSLocalizedDescription = C.str "Could not merge changes."}))
      end
      for _, conflict in ipairs(D.list(list)) do resolve(D.node(conflict:sourceObject()), kind) end
      return true
    end
    instance["resolveConflicts:error:"] = resolve_all
    instance["resolveOptimisticLockingVersionConflicts:error:"] = resolve_all
    instance["resolveConstraintConflicts:error:"] = function() return true end
  end)

local function type_of(policy) return policy and policy:mergeType() or 0 end

-- The row that has a node's values of a uniqueness constraint; nil without one.
local function same_row(node, store, names)
  local wanted = {}
  for _, name in ipairs(names) do
    local property = node.entity.properties[name]
    local value = node.values[name]
    if value == nil then return nil end
    wanted[name] = D.encode(property, value, store)
  end
  for _, row in pairs(D.rowsOf(store, node.entity)) do
    local is_same = row.identity ~= node.identity
    for name, value in pairs(wanted) do is_same = is_same and row.values[name] == value end
    if is_same then return row end
  end
end

-- Enforces uniqueness constraints; returns an error.
local function check_constraints(context, changes)
  local coordinator, conflicts, kind = D.record(context.coordinator), {}, type_of(context.policy)
  local function check(node)
    for _, names in ipairs(node.entity.constraints) do
      local store = node.identity.store or D.storeFor(coordinator, node.entity, node.assigned)
      local row = store and same_row(node, store, names)
      local _, other = nil, row and context.nodes[row.identity]
      if row and not (other and (other.is_deleted or D.changedNames(other)[names[1]])) then
        if kind == 0 then
          conflicts[#conflicts + 1] = conflict_of(node, row)
        elseif kind == STORE_TRUMP or kind == ROLLBACK then
          -- The stored object stays, the new one is given up.
          node.is_rolled_back = true
          return false
        else
          _, other = D.objectFor(context, row.identity)
          D.delete(other)
          changes.deleted[#changes.deleted + 1] = other
        end
      end
    end
    return true
  end
  for _, list in ipairs {changes.inserted, changes.updated} do
    for index = #list, 1, -1 do
      local node = list[index]
      if not check(node) then
        table.remove(list, index)
        local was_inserted = node.is_inserted
        context.inserted[node], context.updated[node] = nil, nil
        if was_inserted then D.unregister(node, true) else D.refresh(node, false) end
      end
    end
  end
  if #conflicts > 0 then
    return D.error(CONSTRAINT_ERROR, {conflictList = D.array(conflicts),
      NSLocalizedDescription = C.str "Could not merge changes."})
  end
end

-- Resolves the conflicts of a save by the context's policy; returns an error.
function D.resolveConflicts(context, changes)
  local conflicts = {}
  for _, list in ipairs {changes.updated, changes.deleted} do
    for _, node in ipairs(list) do
      local row = D.rowOf(node.identity)
      local is_gone = not row and not node.is_deleted
      if is_gone or row and node.version and row.version ~= node.version then
        conflicts[#conflicts + 1] = conflict_of(node, row)
      end
    end
  end
  if #conflicts > 0 then
    local cell = C.strongCell(nil)
    local policy = context.policy or objc.NSMergePolicy:errorMergePolicy()
    local is_resolved, problem = policy:resolveConflicts_error_(D.array(conflicts), cell)
    if not is_resolved then return cell[0] or C.obj(problem) or D.error(MERGE_ERROR) end
    for _, list in ipairs {changes.updated, changes.deleted} do
      for index = #list, 1, -1 do
        if list[index].is_rolled_back then table.remove(list, index).is_rolled_back = nil end
      end
    end
  end
  return check_constraints(context, changes)
end

-- Brings what another context has saved into a context: sets of objects or of identifiers by kind.
local function merge(context, info)
  local entries = D.entries(info)
  local function identities(kinds)
    local list = {}
    for _, kind in ipairs(kinds) do
      for _, each in ipairs(D.list(entries[kind])) do
        local node = D.record(each)
        if D.isKind(each, "NSURL") then
          each = context.coordinator and context.coordinator:managedObjectIDForURIRepresentation_(each)
          node = each and D.record(each)
        end
        if node and node.identity then list[#list + 1] = node.identity end
      end
    end
    return list
  end
  for _, identity in ipairs(identities {"inserted"}) do
    local is_new = context.nodes[identity] == nil
    local _, node = D.objectFor(context, identity)
    if is_new then D.noteEvent(context, "inserted", node) end
  end
  for _, identity in ipairs(identities {"updated", "refreshed"}) do
    local node = context.nodes[identity]
    if node and not node.is_deleted then
      if node.is_fault then D.noteEvent(context, "refreshed", node) else D.refresh(node, true) end
    end
  end
  for _, identity in ipairs(identities {"deleted"}) do
    local node = context.nodes[identity]
    if node then
      D.noteEvent(context, "deleted", node)
      node.is_deleted, node.is_updated = true, false
      context.updated[node] = nil
    end
  end
  D.process(context)
  for _, identity in ipairs(identities {"deleted"}) do
    local node = context.nodes[identity]
    if node and not context.deleted[node] then D.unregister(node, true) end
  end
end

-- Merges a save into the contexts that ask for it: those of the coordinator, or of the parent.
function D.mergeAutomatically(context, info)
  local others = context.parent and D.record(context.parent).children or D.record(context.coordinator).contexts
  for other in pairs(others) do
    if other ~= context and other.merges then
      local weak = other.object
      D.perform(other, function()
        if weak:get() ~= nil then merge(other, info) end
      end)
    end
  end
end

D.category(objc.NSManagedObjectContext, "Merging", {}, function(instance, class)
  instance["mergeChangesFromContextDidSaveNotification:"] = function(self, notification)
    if notification ~= nil then merge(D.record(self), notification:userInfo()) end
  end
  class["mergeChangesFromRemoteContextSave:intoContexts:"] = function(_, changes, contexts)
    local info = {}
    for key, value in pairs(D.entries(changes)) do info[key:gsub("_objectIDs$", "")] = value end
    for _, context in ipairs(D.list(contexts)) do merge(D.record(context), D.dictionary(info)) end
  end
  instance["detectConflictsForObject:"] = function() end
end)
