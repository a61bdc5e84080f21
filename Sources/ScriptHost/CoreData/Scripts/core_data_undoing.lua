-- Undo: each change registers its opposite with the context's undo manager.

local C = ...
local objc, D = C.objc, C.coreData

local function manager_of(node)
  local context = node.context
  local undo = context and context.undo
  return undo and undo:isUndoRegistrationEnabled() and not context.is_quiet and not node.is_awaking and undo or nil
end
local function register(node, undo, body)
  undo:registerUndoWithTarget_handler_(node.context.object:get(), body)
end

-- Before a change of a property; changes of the other end of a relationship register themselves.
function D.noteForUndo(node, property)
  local undo = manager_of(node)
  if not undo then return end
  local old, object = node.values[property.name], D.object(node)
  register(node, undo, function()
    node.maintained = node.maintained or {}
    object:willChangeValueForKey_(property.name)
    D.setValue(node, property, old)
    node.maintained[property.name] = true
    object:didChangeValueForKey_(property.name)
    node.maintained[property.name] = nil
    if not next(D.changedNames(node)) and not node.is_inserted then
      node.is_updated = false
      node.context.updated[node] = nil
    end
  end)
end
function D.noteInsertionForUndo(node)
  local undo = manager_of(node)
  if undo then register(node, undo, function() D.delete(node) end) end
end
function D.noteDeletionForUndo(node)
  local undo, context = manager_of(node), node.context
  if not undo then return end
  local was_inserted = node.is_inserted
  register(node, undo, function()
    node.is_deleted, node.is_propagated = false, false
    context.deleted[node], context.dropped[node] = nil, nil
    if was_inserted then
      if node.context ~= context then D.register(node, context) end
      node.is_inserted = true
      context.inserted[node] = true
    end
    D.noteEvent(context, "inserted", node)
    local again = manager_of(node)
    if again then register(node, again, function() D.delete(node) end) end
  end)
end
-- A rollback leaves nothing to undo of what was before.
function D.endUndo(context)
  if context.undo then context.undo:removeAllActionsWithTarget_(context.object:get()) end
end

D.category(objc.NSManagedObjectContext, "Undoing", {}, function(instance)
  function instance:undo()
    D.process(D.record(self))
    local undo = self:undoManager()
    if undo and undo:canUndo() then undo:undo() end
    D.process(D.record(self))
    D.dropDeleted(D.record(self))
  end
  function instance:redo()
    local undo = self:undoManager()
    if undo and undo:canRedo() then undo:redo() end
    D.process(D.record(self))
  end
end)
