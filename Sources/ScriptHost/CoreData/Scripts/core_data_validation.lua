-- Validation of managed objects: each property, the counts of relationships, and denied deletions.
--
-- Facts: CoreDataErrors.h, and the messages of Foundation's table of localized errors.

local C = ...
local objc, D = C.objc, C.coreData

local MISSING <const>, TOO_FEW <const>, TOO_MANY <const>, DENIED <const>, MULTIPLE <const> = 1570, 1580, 1590, 1600, 1560
local texts = {
  [1570] = "%s is a required value.", [1580] = "Too few items in %s.", [1590] = "Too many items in %s.",
  [1600] = "Items cannot be deleted from %s.", [1610] = "%s is too large.", [1620] = "%s is too small.",
  [1630] = "%s is too late.", [1640] = "%s is too soon.", [1660] = "%s is too long.", [1670] = "%s is too short.",
  [1680] = "%s does not match the required pattern.", [1550] = "%s is invalid.",
}

local function problem(object, property, code, value, predicate)
  local node = D.node(object)
  local info = {NSValidationErrorKey = C.str(property.name), NSValidationErrorObject = object,
    NSValidationErrorValue = value, NSValidationErrorPredicate = predicate,
    NSLocalizedDescription = C.str((texts[code] or texts[1550]):format(property.name)),
    NSValidationErrorShouldAttemptRecoveryKey = objc.NSNumber:numberWithBool_(true)}
  if node.entity.name then info.NSValidationErrorEntity = C.str(node.entity.name) end
  return D.error(code, info)
end

-- The error of a value that the model does not allow; nil if it does.
local function model_problem(object, property, value)
  local is_many = property.is_relationship and property.is_to_many
  local count = is_many and value ~= nil and value:count() or 0
  if value == nil or is_many and count == 0 then
    if property.is_optional then return nil end
    return problem(object, property, is_many and TOO_FEW or MISSING, nil)
  end
  if is_many then
    if property.minimum > 0 and count < property.minimum then return problem(object, property, TOO_FEW, value) end
    if property.maximum > 0 and count > property.maximum then return problem(object, property, TOO_MANY, value) end
  end
  for index, predicate in ipairs(property.predicates) do
    if not predicate:evaluateWithObject_(value) then
      local warning = property.warnings[index]
      local code = D.isKind(warning, "NSNumber") and math.tointeger(warning:longLongValue()) or 1550
      return problem(object, property, code, value, predicate)
    end
  end
  local kind = property.is_attribute and D.types[property.type]
  if kind and kind.minimum then
    local number = value:longLongValue()
    if number < kind.minimum then return problem(object, property, 1620, value) end
    if number > kind.maximum then return problem(object, property, 1610, value) end
  end
  return nil
end

-- Validates a value by the app's `validateKey:error:`, then by the model: whether it is valid, the value, an error.
function D.validateValue(object, value, key)
  local node = D.node(object)
  local property = node.entity.properties[D.text(key)]
  local selector = "validate" .. D.capitalized(D.text(key)) .. ":error:"
  if property then
    local failure = model_problem(object, property, value)
    if failure then return false, value, failure end
  end
  if objc.class_getInstanceMethod(objc.object_getClass(object), objc.sel(selector)) ~= nil then
    local is_valid, changed, failure = objc.msgSend(object, selector, value)
    if not is_valid then
      return false, changed, failure or property and problem(object, property, 1550, value) or D.error(1550)
    end
    return true, changed
  end
  return true, value
end

local function denied(object, node)
  for _, property in ipairs(node.entity.order) do
    if property.is_relationship and property.rule == 3 then
      for _, other in ipairs(D.destinations(node, property)) do
        if not other.is_deleted then return problem(object, property, DENIED, D.value(node, property)) end
      end
    end
  end
end

-- One error, or the one that contains several.
function D.combined(errors)
  if #errors <= 1 then return errors[1] end
  return D.error(MULTIPLE, {NSDetailedErrors = D.array(errors),
    NSLocalizedDescription = C.str "Multiple validation errors occurred."})
end

-- Validates an object for an event; returns what `D.failed` accepts.
function D.validate(object, event, pointer)
  local node, errors = D.node(object), {}
  if event == "delete" then
    errors[1] = denied(object, node)
  else
    D.fire(node)
    for _, property in ipairs(node.entity.order) do
      if not property.is_fetched then
        local value = D.value(node, property)
        local is_valid, changed, failure = object:validateValue_forKey_error_(value, property.name)
        if not is_valid then
          errors[#errors + 1] = failure or problem(object, property, 1550, value)
        elseif property.is_attribute and changed ~= nil and not rawequal(changed, value)
          and not D.isSame(property, C.obj(changed), value) then
          D.assign(node, property, changed)
        end
      end
    end
  end
  return #errors == 0, pointer, D.combined(errors)
end
