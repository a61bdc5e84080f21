-- Atomic operations. Only one thread runs, and it is never switched between these statements.

local C = ...
local c = C.functions
local select, type = select, type

local function updating(change)
  return function(p, x)
    -- An instance variable that was never set is 0.
    local old = p.a[p.i]
    if old == nil then old = 0 end
    local new
    if type(old) == "boolean" then
      -- A Boolean is 0 or 1.
      new = change(old and 1 or 0, x == true and 1 or x or 0) ~= 0
    else
      new = change(old, x)
    end
    p.a[p.i] = new
    return old, new
  end
end
local operations = {
  add = function(old, x) return type(old) == "table" and C.add(old, x) or old + x end,
  sub = function(old, x) return type(old) == "table" and C.add(old, -x) or old - x end,
  ["or"] = function(old, x) return old | x end,
  ["and"] = function(old, x) return old & x end,
  xor = function(old, x) return old ~ x end,
  nand = function(old, x) return ~(old & x) end,
}
for name, change in pairs(operations) do
  local update = updating(change)
  c["__sync_fetch_and_" .. name] = function(p, x) return (update(p, x)) end
  c["__sync_" .. name .. "_and_fetch"] = function(p, x) return (select(2, update(p, x))) end
  c["__atomic_fetch_" .. name] = function(p, x) return (update(p, x)) end
  c["__atomic_" .. name .. "_fetch"] = function(p, x) return (select(2, update(p, x))) end
end
function c.__sync_bool_compare_and_swap(p, old, new)
  if p.a[p.i] ~= old then return false end
  p.a[p.i] = new
  return true
end
function c.__sync_val_compare_and_swap(p, old, new)
  local value = p.a[p.i]
  if value == old then p.a[p.i] = new end
  return value
end
function c.__sync_lock_test_and_set(p, x)
  local old = p.a[p.i]
  p.a[p.i] = x
  return old
end
function c.__sync_lock_release(p) p.a[p.i] = 0 end
function c.__sync_synchronize() end

-- Clang's operations on `_Atomic`: loads, exchanges and others, which are not functions.
local atomics = {}
function C.atomic(name, ...) return atomics[name](...) end
function atomics.load(p) return p.a[p.i] end
function atomics.store(p, x) p.a[p.i] = x end
atomics.init = atomics.store
function atomics.exchange(p, x) return c.__sync_lock_test_and_set(p, x) end
for name in pairs(operations) do atomics["fetch_" .. name] = c["__sync_fetch_and_" .. name] end
function atomics.compare_exchange(p, expected, desired)
  local value = p.a[p.i]
  if value == expected.a[expected.i] then
    p.a[p.i] = desired
    return true
  end
  expected.a[expected.i] = value
  return false
end
function c.__c11_atomic_thread_fence() end
c.__c11_atomic_signal_fence, c.__atomic_thread_fence = c.__c11_atomic_thread_fence, c.__c11_atomic_thread_fence
