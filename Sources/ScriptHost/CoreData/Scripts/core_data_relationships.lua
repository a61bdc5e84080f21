-- Inverses of relationships, and delete rules.
--
-- A change between `willChangeValueForKey:` and `didChangeValueForKey:` is compared with the value before it, so that
-- accessors of the app, primitive values and mutable sets maintain the inverse alike.

local C = ...
local D = C.coreData
local MINUS, UNION = 2, 1

local function contains(list, identity)
  for index, each in ipairs(list) do
    if each == identity then return index end
  end
end

-- Changes the other end of a relationship, with its notifications but without its own inverse.
local function change_end(node, property, body)
  node.maintained = node.maintained or {}
  node.maintained[property.name] = true
  local object = D.object(node)
  object:willChangeValueForKey_(property.name)
  body(node.values)
  object:didChangeValueForKey_(property.name)
  node.maintained[property.name] = nil
end
local function change_set(node, property, kind, other, body)
  if property.is_ordered then return change_end(node, property, body) end
  node.maintained = node.maintained or {}
  node.maintained[property.name] = true
  local object, objects = D.object(node), D.set {other}
  object:willChangeValueForKey_withSetMutation_usingObjects_(property.name, kind, objects)
  body(node.values)
  object:didChangeValueForKey_withSetMutation_usingObjects_(property.name, kind, objects)
  node.maintained[property.name] = nil
end

-- Removes a node from the relationship of another one.
local function leave(other, inverse, node)
  D.fire(other)
  local value = other.values[inverse.name]
  if not inverse.is_to_many then
    if value == node.identity then change_end(other, inverse, function(values) values[inverse.name] = nil end) end
    return
  end
  local index = value and contains(value, node.identity)
  if index then
    change_set(other, inverse, MINUS, D.object(node), function(values)
      values[inverse.name] = D.copied(value)
      table.remove(values[inverse.name], index)
    end)
  end
end
local function node_of(node, identity)
  if node.context then
    local _, other = D.objectFor(node.context, identity)
    return other
  end
  local object = node.loose and node.loose[identity]
  return object and D.node(object)
end
-- Adds a node to the relationship of another one, which leaves its former one.
local function join(other, inverse, node, property)
  D.fire(other)
  local value = other.values[inverse.name]
  if not node.context or not other.context then
    other.loose = other.loose or {}
    other.loose[node.identity] = D.object(node)
  end
  if inverse.is_to_many then
    if value and contains(value, node.identity) then return end
    change_set(other, inverse, UNION, D.object(node), function(values)
      values[inverse.name] = D.copied(value or {})
      table.insert(values[inverse.name], node.identity)
    end)
    return
  end
  if value == node.identity then return end
  local former = value and node_of(other, value)
  if former then leave(former, property, other) end
  change_end(other, inverse, function(values) values[inverse.name] = node.identity end)
end

local function identities(property, value)
  if property.is_to_many then return value or {} end
  return value and {value} or {}
end
-- Maintains the inverse of a relationship whose value was another one.
function D.maintain(node, property, before)
  local inverse = D.inverse(property)
  if not inverse or node.maintained and node.maintained[property.name] then return end
  local old, new = {}, {}
  for _, identity in ipairs(identities(property, before)) do old[identity] = true end
  for _, identity in ipairs(identities(property, node.values[property.name])) do new[identity] = true end
  for _, identity in ipairs(identities(property, before)) do
    local other = not new[identity] and node_of(node, identity)
    if other then leave(other, inverse, node) end
  end
  for _, identity in ipairs(identities(property, node.values[property.name])) do
    local other = not old[identity] and node_of(node, identity)
    if other then join(other, inverse, node, property) end
  end
end

-- The nodes at the other end of a relationship.
function D.destinations(node, property)
  D.fire(node)
  local list = {}
  for _, identity in ipairs(identities(property, node.values[property.name])) do
    list[#list + 1] = node_of(node, identity)
  end
  return list
end

-- Applies the delete rules of the deleted nodes of a context; cascades delete further ones.
function D.propagateDeletes(context)
  local waiting = {}
  for node in pairs(context.deleted) do
    if not node.is_propagated then waiting[#waiting + 1] = node end
  end
  while #waiting > 0 do
    local node = table.remove(waiting)
    if not node.is_propagated then
      node.is_propagated = true
      for _, property in ipairs(node.entity.order) do
        if property.is_relationship and property.rule ~= 0 then
          local inverse = D.inverse(property)
          for _, other in ipairs(D.destinations(node, property)) do
            if property.rule == 2 and not other.is_deleted then
              D.delete(other)
              waiting[#waiting + 1] = other
            elseif inverse and property.rule == 1 and not other.is_deleted then
              leave(other, inverse, node)
            end
          end
        end
      end
    end
  end
end
