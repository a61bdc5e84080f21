-- Nodes: the records of managed objects; their values, faults and changes.
--
-- A node is {identity, entity, context, facade, values, is_fault, is_inserted, is_updated, is_deleted, changed}. Values
-- are objects of attributes, and identities of relationships. A context retains the objects of all its nodes.
-- `base` has the values that the store or the parent had, for changes, conflicts and rolling back.

local C, native = ...
local objc, D = C.objc, C.coreData

function D.object(node) return node.facade:get() end
function D.node(object) return D.record(object) end

-- Attaches a node to an object; the context, if any, retains the object.
function D.attachNode(object, identity, context)
  local node = D.attach(object, {identity = identity, entity = identity.entity, values = {}, changed = {},
    facade = objc.weak(object), base = {}})
  if context then D.register(node, context) end
  return node
end
function D.register(node, context)
  node.context = context
  context.nodes[node.identity] = node
  native.retain(D.object(node))
  if context.trail then context.trail[node] = true end
end
-- Ends a node's part in its context. Its object remains, without values unless they are kept.
function D.unregister(node, keeps_values)
  local context = node.context
  if not context then return end
  node.context, context.nodes[node.identity] = nil, nil
  for _, name in ipairs {"inserted", "updated", "deleted"} do context[name][node] = nil end
  for _, changes in pairs(context.event) do changes[node] = nil end
  node.is_inserted, node.is_updated, node.is_deleted = false, false, false
  if not keeps_values then D.clearValues(node) end
  local object = D.object(node)
  D.releaseObject(object)
end

-- Sets a value of a node: an object, an identity or a list of identities.
function D.setValue(node, property, value)
  if property.is_attribute then
    D.keep(node.values, property.name, value)
  else
    node.values[property.name] = value
  end
end
function D.clearValues(node)
  D.letGo(node.values)
  node.values, node.changed = {}, {}
end

local function copied(list) return table.move(list, 1, #list, 1, {}) end
D.copied = copied
-- Reads the values of a row, or of a parent's node, into a node; only those of some names if these are given.
function D.load(node, source, names)
  for _, property in ipairs(node.entity.order) do
    local name = property.name
    if not property.is_fetched and (not names or names[name]) then
      local value = source.values[name]
      if property.is_attribute then
        if source.is_row then value = D.decode(property, value) end
        if property.is_transient and source.is_row then value = node.values[name] end
        D.keep(node.values, name, value)
      elseif property.is_to_many then
        node.values[name] = copied(value or {})
      else
        node.values[name] = value
      end
    end
  end
end

-- The values that a node's object had when it was read or saved, as `D.load` reads them.
function D.committed(node)
  return node.context and D.sourceOf(node.context, node.identity) or nil
end

local function cannot_fulfill(node)
  local exception = objc.NSException:exceptionWithName_reason_userInfo_("NSObjectInaccessibleException",
    ("CoreData could not fulfill a fault for '%s'"):format(tostring(D.identifier(node.identity):description())),
    D.dictionary {NSAffectedObjectsErrorKey = D.set {D.object(node)}})
  exception:raise()
end

-- Fills a fault from the store or the parent.
function D.fire(node)
  if not node.is_fault then return end
  local context = node.context
  local source = context and D.sourceOf(context, node.identity)
  if not source then
    if context and context.object:get() ~= nil and context.deletes_inaccessible then
      node.is_fault, node.is_inaccessible = false, true
      return
    end
    return cannot_fulfill(node)
  end
  node.is_fault = false
  node.version = source.version
  D.load(node, source)
  D.keepBase(node)
  if context.is_quiet then return end
  node.is_awaking = true
  local is_done, problem = pcall(function() D.object(node):awakeFromFetch() end)
  node.is_awaking = nil
  if not is_done then error(problem, 0) end
end
-- Keeps the present values as those of the last fetch or save.
function D.keepBase(node)
  D.letGo(node.base)
  for _, property in ipairs(node.entity.order) do
    local value = node.values[property.name]
    if type(value) == "table" and not value.entity then value = copied(value) end
    D.keep(node.base, property.name, value)
  end
end
-- Makes a node a fault again; its changes are lost.
function D.makeFault(node, is_silent)
  if node.is_fault or node.identity.serial and not (node.context and node.context.parent) then return end
  local object = D.object(node)
  if not is_silent then object:willTurnIntoFault() end
  D.clearValues(node)
  D.letGo(node.base)
  node.is_fault = true
  if not is_silent then object:didTurnIntoFault() end
end

-- The object for an identity in a context; a new one is a fault.
function D.objectFor(context, identity)
  local node = context.nodes[identity]
  if node then return D.object(node), node end
  local object = objc.class_createInstance(D.classFor(identity.entity), 0)
  node = D.attachNode(object, identity, context)
  node.is_fault = true
  return object, node
end

-- Notes that a property of a node has changed.
function D.noteChange(node, property)
  local context = node.context
  if node.is_awaking then return end
  node.changed[property.name] = true
  if not context then return end
  if not node.is_inserted and not node.is_deleted then
    node.is_updated = true
    context.updated[node] = true
  end
  D.noteEvent(context, "updated", node, property.name)
end

-- The value of a property as an object: of a relationship the destination, or a set.
function D.value(node, property)
  D.fire(node)
  local value = node.values[property.name]
  if property.is_attribute then return value end
  if property.is_fetched then return D.fetchedValue(node, property) end
  local context = node.context
  if not property.is_to_many then
    return value and (context and D.objectFor(context, value) or node.loose and node.loose[value]) or nil
  end
  local list = {}
  for index, identity in ipairs(value or {}) do
    list[index] = context and D.objectFor(context, identity) or node.loose and node.loose[identity]
  end
  return property.is_ordered and D.orderedSet(list) or D.set(list)
end

-- The identity of an object that a relationship is to contain. Objects without a context are retained.
function D.destination(node, property, object)
  local other = D.node(object)
  if not other or not D.isOfEntity(other.entity, property.destination or other.entity) then
    D.refuse(("Unacceptable type of value for to-%s relationship: property = \"%s\"; desired type = %s; given type = %s; "
      .. "value = %s."):format(property.is_to_many and "many" or "one", property.name,
      property.destination and property.destination.class or "NSManagedObject", objc.class_getName(objc.object_getClass(object)),
      tostring(object)))
  end
  if other.context ~= node.context and node.context and other.context then
    D.refuse(("Illegal attempt to establish a relationship '%s' between objects in different contexts (source = %s , "
      .. "destination = %s)"):format(property.name, tostring(D.object(node)), tostring(object)))
  end
  if not node.context or not other.context then
    node.loose = node.loose or {}
    D.keep(node.loose, other.identity, object)
  end
  return other.identity
end

-- The plain form of a new value of a property, whose class is checked.
function D.plain(node, property, value)
  if property.is_attribute then
    value = C.obj(value)
    if value == nil then return nil end
    if property.class and not D.isKind(value, property.class) then
      D.refuse(("Unacceptable type of value for attribute: property = \"%s\"; desired type = %s; given type = %s; value = %s.")
        :format(property.name, property.class, objc.class_getName(objc.object_getClass(value)), tostring(value)))
    end
    if D.types[property.type].name == "String" then value = C.obj(value:copy()) end
    return value
  end
  if not property.is_to_many then
    return value ~= nil and D.destination(node, property, value) or nil
  end
  local list, seen = {}, {}
  for _, object in ipairs(D.list(value)) do
    local identity = D.destination(node, property, object)
    if not seen[identity] then
      seen[identity] = true
      list[#list + 1] = identity
    end
  end
  return list
end

-- Sets a property as its accessor does: with notifications, and the inverse.
function D.assign(node, property, value)
  D.fire(node)
  local plain, object = D.plain(node, property, value), D.object(node)
  object:willChangeValueForKey_(property.name)
  D.setValue(node, property, plain)
  object:didChangeValueForKey_(property.name)
end
function D.scalar(value, code)
  if code == "B" then return value ~= nil and value:boolValue() end
  if code == "f" or code == "d" then
    if value == nil then return 0.0 end
    if D.isKind(value, "NSDate") then return value:timeIntervalSinceReferenceDate() + 0.0 end
    return value:doubleValue() + 0.0
  end
  return value == nil and 0 or math.tointeger(value:longLongValue())
end
-- A number in the form of an attribute's type.
function D.boxed(value, property)
  if type(value) ~= "number" and type(value) ~= "boolean" then return value end
  local kind = D.types[property.type].name
  if kind == "Boolean" then return objc.NSNumber:numberWithBool_(value and value ~= 0) end
  if type(value) == "boolean" then value = value and 1 or 0 end
  if kind == "Date" then return objc.NSDate:dateWithTimeIntervalSinceReferenceDate_(value) end
  if kind == "Double" then return objc.NSNumber:numberWithDouble_(value) end
  if kind == "Float" then return objc.NSNumber:numberWithFloat_(value) end
  if kind == "Decimal" then return objc.NSDecimalNumber:decimalNumberWithString_(tostring(value)) end
  return objc.NSNumber:numberWithLongLong_(value)
end
