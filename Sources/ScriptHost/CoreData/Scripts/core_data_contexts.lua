-- NSManagedObjectContext: the nodes of a scratch pad, their changes, and the notifications about them.
--
-- A context's record is {object, coordinator, parent, nodes, inserted, updated, deleted, event, queue}. `event` has the
-- changes since the last notification, which follows at the end of the turn, at a save or by `processPendingChanges`.
-- A context keeps all its objects until it is reset, as with `retainsRegisteredObjects`.

local C, native = ...
local c, objc, D = C.functions, C.objc, C.coreData

local CONFINEMENT <const>, PRIVATE <const>, MAIN <const> = 0, 1, 2
local function record(context) return D.record(context) end
D.context = record

-- The coordinator of a context or of its furthest parent.
function D.coordinatorOf(context)
  local own = record(context)
  while own.parent do own = record(own.parent) end
  return own.coordinator
end
-- The values of an identity where a context reads them; nil where it is unknown or deleted.
function D.sourceOf(context, identity)
  if context.parent then
    local parent = record(context.parent)
    local node = parent.nodes[identity]
    if not node then
      if not D.sourceOf(parent, identity) then return nil end
      local _
      _, node = D.objectFor(parent, identity)
    end
    if node.is_deleted then return nil end
    D.fire(node)
    return {values = node.values, version = node.version}
  end
  local row = D.rowOf(identity)
  return row and {values = row.values, version = row.version, is_row = true} or nil
end

-- Nodes in the order in which they were registered.
local last_order = 0
local register = D.register
function D.register(node, context)
  last_order = last_order + 1
  node.order = last_order
  register(node, context)
end
local function sorted(set)
  local list = {}
  for node in pairs(set) do list[#list + 1] = node end
  table.sort(list, function(one, other) return one.order < other.order end)
  return list
end
D.sorted = sorted
local function objects(nodes)
  local list = {}
  for index, node in ipairs(nodes) do list[index] = D.object(node) end
  return list
end
D.objects = objects

local function new_event() return {inserted = {}, updated = {}, deleted = {}, refreshed = {}} end
-- Notes a change for the next notification.
function D.noteEvent(context, kind, node, name)
  local list = context.event[kind]
  list[node] = list[node] or {}
  if name then list[node][name] = true end
  if context.is_scheduled or context.is_quiet then return end
  context.is_scheduled = true
  local weak = context.object
  -- The turn's end does not keep a context.
  D.later(function()
    local object = weak:get()
    if object ~= nil then object:processPendingChanges() end
  end)
end
function D.post(context, name, info)
  objc.NSNotificationCenter:defaultCenter():postNotificationName_object_userInfo_(name, context.object:get(), D.dictionary(info))
end

-- Applies delete rules, then posts the changes since the last notification.
local function process(context)
  context.is_scheduled = false
  if context.propagates then D.propagateDeletes(context) end
  local event = context.event
  context.event = new_event()
  for node in pairs(event.inserted) do
    event.updated[node], event.refreshed[node] = nil, nil
    if event.deleted[node] then event.inserted[node] = nil end
  end
  for node in pairs(event.deleted) do event.updated[node], event.refreshed[node] = nil, nil end
  local info, is_empty = {}, true
  for kind, nodes in pairs(event) do
    local list = objects(sorted(nodes))
    if #list > 0 then info[kind], is_empty = D.set(list), false end
  end
  if not is_empty then D.post(context, "NSObjectsChangedInManagingContextNotification", info) end
end
D.process = process

function D.insert(node, object)
  local context = record(object)
  D.register(node, context)
  node.is_inserted = true
  context.inserted[node] = true
  D.noteEvent(context, "inserted", node)
  D.noteInsertionForUndo(node)
  D.object(node):awakeFromInsert()
end
function D.delete(node)
  local context = node.context
  if node.is_deleted then return end
  D.object(node):prepareForDeletion()
  if node.context ~= context then return end
  node.is_propagated = false
  node.is_deleted, node.is_updated = true, false
  context.updated[node] = nil
  D.noteDeletionForUndo(node)
  D.noteEvent(context, "deleted", node)
  context.deleted[node] = true
  if node.is_inserted then
    -- An object that was never saved only leaves the context, after its relationships.
    D.propagateDeletes(context)
    node.is_inserted = false
    context.inserted[node], context.deleted[node] = nil, nil
    context.dropped[node] = true
  elseif not context.propagates then
    D.propagateDeletes(context)
  end
end
-- Unregisters the objects that were inserted and deleted before a save.
function D.dropDeleted(context)
  for node in pairs(context.dropped) do D.unregister(node, true) end
  context.dropped = {}
end

-- Runs a function on the context's queue, later; the context is kept until then.
function D.perform(context, body)
  local queue, object = context.queue, context.object:get()
  native.retain(object)
  local function run()
    local is_done, problem = pcall(body)
    D.releaseObject(object)
    if not is_done then error(problem, 0) end
  end
  if queue then c.dispatch_async(queue, run) else D.later(run) end
end
-- Whether the running code is on the context's queue already.
local function is_on_queue(context) return context.depth > 0 end
local function entered(context, body)
  return function()
    context.depth = context.depth + 1
    local is_done, problem = pcall(function() D.pooled(body) end)
    context.depth = context.depth - 1
    if not is_done then error(problem, 0) end
    if context.object:get() ~= nil and context.type == PRIVATE then process(context) end
  end
end
local function require_queue(context, message)
  if context.type == CONFINEMENT then
    D.refuse("Can only use -" .. message .. " on an NSManagedObjectContext that was created with a queue.")
  end
end

local function insert_object(self, object)
  local node = D.node(object)
  if node.context == record(self) then return end
  if node.context then D.refuse "An NSManagedObject cannot be inserted into a second context." end
  D.insert(node, self)
end

local function reset(context)
  for _, node in ipairs(sorted(context.nodes_by_node())) do
    D.unregister(node)
    node.is_fault = true
  end
  context.nodes, context.event, context.dropped = {}, new_event(), {}
  context.inserted, context.updated, context.deleted = {}, {}, {}
end

D.class("NSManagedObjectContext", "NSObject", {protocols = {"NSLocking"}, flags = "-hasChanges -save: -tryLock "
  .. "-obtainPermanentIDsForObjects:error: -propagatesDeletesAtEndOfEvent -automaticallyMergesChangesFromParent "
  .. "-shouldDeleteInaccessibleFaults"},
  function(instance, _, super)
    D.properties(instance, "copy", "name transactionAuthor")
    D.properties(instance, "assign", "retainsRegisteredObjects=false stalenessInterval=-1.0")
    function instance:init() return self:initWithConcurrencyType_(CONFINEMENT) end
    function instance:initWithConcurrencyType_(kind)
      self = super(self):init()
      local own = {object = objc.weak(self), type = kind, nodes = {}, inserted = {}, updated = {}, deleted = {}, dropped = {},
        event = new_event(), propagates = true, deletes_inaccessible = true, depth = 0, children = {}}
      D.attach(self, own)
      function own.nodes_by_node()
        local set = {}
        for _, node in pairs(own.nodes) do set[node] = true end
        return set
      end
      if kind == PRIVATE then
        D.keep(own, "queue", c.dispatch_queue_create(("NSManagedObjectContext 0x%x"):format(native.address(self)), nil))
      end
      return self
    end
    function instance:concurrencyType() return record(self).type end
    function instance:userInfo()
      local own = record(self)
      return own.info or D.keep(own, "info", objc.NSMutableDictionary:dictionary())
    end
    function instance:persistentStoreCoordinator() return D.coordinatorOf(self) end
    function instance:setPersistentStoreCoordinator_(coordinator)
      local own = record(self)
      if own.parent then
        D.refuse "Context already has a coordinator;  cannot replace.  Set the coordinator of its parent."
      end
      if own.coordinator then D.record(own.coordinator).contexts[own] = nil end
      D.keep(own, "coordinator", coordinator)
      if coordinator ~= nil then D.record(coordinator).contexts[own] = true end
    end
    function instance:parentContext() return record(self).parent end
    function instance:setParentContext_(parent)
      local own = record(self)
      if parent ~= nil and record(parent).type == CONFINEMENT then
        D.refuse "Parent NSManagedObjectContext must use either NSPrivateQueueConcurrencyType or NSMainQueueConcurrencyType."
      end
      if own.parent then record(own.parent).children[own] = nil end
      D.keep(own, "parent", parent)
      if parent ~= nil then record(parent).children[own] = true end
    end
    function instance:mergePolicy() return record(self).policy or objc.NSMergePolicy:errorMergePolicy() end
    function instance:setMergePolicy_(policy) D.keep(record(self), "policy", policy) end
    function instance:undoManager() return record(self).undo end
    function instance:setUndoManager_(manager) D.keep(record(self), "undo", manager) end
    function instance:propagatesDeletesAtEndOfEvent() return record(self).propagates end
    function instance:setPropagatesDeletesAtEndOfEvent_(flag) record(self).propagates = flag end
    function instance:shouldDeleteInaccessibleFaults() return record(self).deletes_inaccessible end
    function instance:setShouldDeleteInaccessibleFaults_(flag) record(self).deletes_inaccessible = flag end
    function instance:automaticallyMergesChangesFromParent() return record(self).merges == true end
    function instance:setAutomaticallyMergesChangesFromParent_(flag) record(self).merges = flag end

    for getter, name in pairs {insertedObjects = "inserted", updatedObjects = "updated", deletedObjects = "deleted"} do
      instance[getter] = function(self) return D.set(objects(sorted(record(self)[name]))) end
    end
    function instance:registeredObjects() return D.set(objects(sorted(record(self).nodes_by_node()))) end
    function instance:hasChanges()
      local own = record(self)
      return next(own.inserted) ~= nil or next(own.updated) ~= nil or next(own.deleted) ~= nil
    end

    function instance:insertObject_(object) insert_object(self, object) end
    function instance:deleteObject_(object)
      local node = D.node(object)
      if not node or node.context ~= record(self) then
        D.refuse "An NSManagedObjectContext cannot delete objects in other contexts."
      end
      D.delete(node)
    end
    function instance:objectRegisteredForID_(identifier)
      local node = record(self).nodes[D.identityOf(identifier)]
      return node and D.object(node) or nil
    end
    function instance:objectWithID_(identifier)
      if identifier == nil then D.refuse "-objectWithID: nil is not a legal object ID" end
      return (D.objectFor(record(self), D.identityOf(identifier)))
    end
    instance["existingObjectWithID:error:"] = function(self, identifier, pointer)
      local own, identity = record(self), D.identityOf(identifier)
      local node = own.nodes[identity]
      if node and not node.is_fault and not node.is_deleted then return D.object(node) end
      if D.sourceOf(own, identity) and not (node and node.is_deleted) then
        local object, found = D.objectFor(own, identity)
        D.fire(found)
        return object
      end
      return D.failed(nil, pointer, D.error(133000, {NSAffectedObjectsErrorKey = D.array {identifier}}))
    end
    instance["assignObject:toPersistentStore:"] = function(_, object, store) D.node(object).assigned = D.record(store) end

    function instance:processPendingChanges() process(record(self)) end
    function instance:reset() reset(record(self)) end
    function instance:lock() end
    function instance:unlock() end
    function instance:tryLock() return true end

    function instance:performBlock_(block)
      local own = record(self)
      require_queue(own, "performBlock:")
      C.retain(block)
      D.perform(own, entered(own, function()
        block()
        C.release(block)
      end))
    end
    function instance:performBlockAndWait_(block)
      local own = record(self)
      require_queue(own, "performBlockAndWait:")
      if own.type == MAIN or is_on_queue(own) then
        entered(own, block)()
      else
        C.dispatch.sync(own.queue, entered(own, block))
      end
    end

    function instance:dealloc()
      local own = record(self)
      if not own then return end
      reset(own)
      if own.coordinator then D.record(own.coordinator).contexts[own] = nil end
      if own.parent then record(own.parent).children[own] = nil end
      D.detach(self)
      for _, field in ipairs {"coordinator", "parent", "policy", "undo", "info", "queue"} do D.keep(own, field, nil) end
    end
  end)
