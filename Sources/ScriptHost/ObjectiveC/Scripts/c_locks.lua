-- Locks, threads and atomic operations of C: <pthread.h>, <os/lock.h>, <libkern/OSAtomic.h>.
--
-- A lock is one of Foundation's or of the scheduler's, created when its memory is first used, so
-- that schedules, deadlocks and races are detected in the same way.

local C = ...
local c, objc, dispatch = C.functions, C.objc, C.dispatch
local cstr = C.cstr

-- The lock for the memory that a pointer points to, created on first use. The lock of an instance
-- variable belongs to its object.
local known = setmetatable({}, {__mode = "k"})
local function standing_for(p, make)
  if p == nil then error("a null pointer is used as a lock", 3) end
  local owner = C.ownerOfVariable(p)
  if owner then
    local key = "lock " .. p.i
    local kept = objc.getAssociatedObject(owner, key)
    if kept then return kept() end
    local found = make(p)
    objc.setAssociatedObject(owner, key, function() return found end)
    return found
  end
  local places = known[p.a]
  if not places then
    places = {}
    known[p.a] = places
  end
  local found = places[p.i]
  if found == nil then
    found = make(p)
    places[p.i] = found
  end
  return found
end
local function forget(p)
  local owner = C.ownerOfVariable(p)
  if owner then objc.setAssociatedObject(owner, "lock " .. p.i, nil) end
  local places = known[p.a]
  if places then places[p.i] = nil end
  return 0
end

local function thread() return objc.NSThread:currentThread() end

-- <os/lock.h> and the older spin locks.
local owners = setmetatable({}, {__mode = "k"})
local function unfair(p) return standing_for(p, objc.unfairLock) end
function c.os_unfair_lock_lock(p)
  local lock = unfair(p)
  lock:lock()
  owners[lock] = thread()
end
function c.os_unfair_lock_trylock(p)
  local lock = unfair(p)
  local is_taken = lock:trylock()
  if is_taken then owners[lock] = thread() end
  return is_taken
end
function c.os_unfair_lock_unlock(p)
  local lock = unfair(p)
  owners[lock] = nil
  lock:unlock()
end
local function crash(words)
  objc.NSException:raise_reason_("EXC_BREAKPOINT", "BUG IN CLIENT OF LIBPLATFORM: " .. words)
end
function c.os_unfair_lock_assert_owner(p)
  if owners[unfair(p)] ~= thread() then crash "Lock unexpectedly not owned by current thread" end
end
function c.os_unfair_lock_assert_not_owner(p)
  if owners[unfair(p)] == thread() then crash "Lock unexpectedly owned by current thread" end
end
c.OSSpinLockLock, c.OSSpinLockTry = c.os_unfair_lock_lock, c.os_unfair_lock_trylock
c.OSSpinLockUnlock = c.os_unfair_lock_unlock

-- Mutexes. The signatures are those of the initializers in <pthread.h>.
local RECURSIVE, RECURSIVE_SIGNATURE = 2, 0x32AAABA2
local kinds = setmetatable({}, {__mode = "k"})
local function mutex(p)
  return standing_for(p, function()
    local value = p.a[p.i]
    local is_recursive = type(value) == "table" and value.__sig == RECURSIVE_SIGNATURE
    return (is_recursive and objc.NSRecursiveLock or objc.NSLock):new()
  end)
end
function c.pthread_mutexattr_init(p)
  kinds[p.a] = nil
  return 0
end
c.pthread_mutexattr_destroy = c.pthread_mutexattr_init
function c.pthread_mutexattr_settype(p, kind)
  kinds[p.a] = kind
  return 0
end
function c.pthread_mutexattr_gettype(p, out)
  out.a[out.i] = kinds[p.a] or 0
  return 0
end
function c.pthread_mutex_init(p, attributes)
  forget(p)
  local is_recursive = attributes ~= nil and kinds[attributes.a] == RECURSIVE
  standing_for(p, function() return (is_recursive and objc.NSRecursiveLock or objc.NSLock):new() end)
  return 0
end
c.pthread_mutex_destroy = forget
function c.pthread_mutex_lock(p)
  mutex(p):lock()
  return 0
end
local EBUSY, ETIMEDOUT = 16, 60
function c.pthread_mutex_trylock(p) return mutex(p):tryLock() and 0 or EBUSY end
function c.pthread_mutex_unlock(p)
  mutex(p):unlock()
  return 0
end

-- Waiting threads, in order; each has its own semaphore.
local function wait(queue, seconds)
  local semaphore = dispatch.semaphore_create(0)
  queue[#queue + 1] = semaphore
  return dispatch.semaphore_wait(semaphore, seconds)
end
local function wake(queue)
  local first = table.remove(queue, 1)
  if first then dispatch.semaphore_signal(first) end
  return first ~= nil
end
local function wake_all(queue) while wake(queue) do end end
local function new_queue() return {} end

function c.pthread_cond_init() return 0 end
c.pthread_cond_destroy = forget
function c.pthread_cond_wait(p, lock, seconds)
  local queue = standing_for(p, new_queue)
  mutex(lock):unlock()
  local is_signalled = wait(queue, seconds)
  mutex(lock):lock()
  return is_signalled and 0 or ETIMEDOUT
end
function c.pthread_cond_timedwait(p, lock, moment)
  local time = moment.a[moment.i]
  local left = time.tv_sec + time.tv_nsec / 1e9 - objc.NSDate:date():timeIntervalSince1970()
  return c.pthread_cond_wait(p, lock, math.max(0, left))
end
function c.pthread_cond_timedwait_relative_np(p, lock, duration)
  local time = duration.a[duration.i]
  return c.pthread_cond_wait(p, lock, math.max(0, time.tv_sec + time.tv_nsec / 1e9))
end
function c.pthread_cond_signal(p)
  wake(standing_for(p, new_queue))
  return 0
end
function c.pthread_cond_broadcast(p)
  wake_all(standing_for(p, new_queue))
  return 0
end

-- Read-write locks: one writer or many readers.
local function new_shared() return {readers = 0, queue = {}} end
function c.pthread_rwlock_init(p)
  return forget(p)
end
c.pthread_rwlock_destroy = forget
function c.pthread_rwlock_tryrdlock(p)
  local lock = standing_for(p, new_shared)
  if lock.writer then return EBUSY end
  lock.readers = lock.readers + 1
  return 0
end
function c.pthread_rwlock_trywrlock(p)
  local lock = standing_for(p, new_shared)
  if lock.writer or lock.readers > 0 then return EBUSY end
  lock.writer = thread()
  return 0
end
for _, kind in ipairs {"rdlock", "wrlock"} do
  local try = c["pthread_rwlock_try" .. kind]
  c["pthread_rwlock_" .. kind] = function(p)
    while try(p) == EBUSY do wait(standing_for(p, new_shared).queue) end
    return 0
  end
end
function c.pthread_rwlock_unlock(p)
  local lock = standing_for(p, new_shared)
  if lock.writer then lock.writer = nil else lock.readers = lock.readers - 1 end
  wake_all(lock.queue)
  return 0
end

-- Threads.
local joined = setmetatable({}, {__mode = "k"})
local specifics, destructors, last_key = setmetatable({}, {__mode = "k"}), {}, 0
local function specific()
  local mine = specifics[thread()]
  if not mine then
    mine = {}
    specifics[thread()] = mine
  end
  return mine
end
local function run_destructors()
  for key, value in pairs(specific()) do
    specific()[key] = nil
    if destructors[key] then destructors[key](value) end
  end
end
local function finish(ending, result)
  run_destructors()
  ending.result, ending.isOver = result, true
  wake_all(ending.queue)
end
function c.pthread_create(out, _, body, argument)
  local ending = {queue = {}}
  local made = objc.NSThread:alloc():initWithBlock_(function() finish(ending, body(argument)) end)
  joined[made] = ending
  if out ~= nil then out.a[out.i] = made end
  made:start()
  return 0
end
-- Attributes of a thread, which have no effect: stacks are as large as needed.
for _, name in ipairs {"init", "destroy", "setstacksize", "setdetachstate", "setschedpolicy", "set_qos_class_np"} do
  c["pthread_attr_" .. name] = function() return 0 end
end
function c.pthread_join(one, out)
  local ending = joined[one]
  while not ending.isOver do wait(ending.queue) end
  if out ~= nil then out.a[out.i] = ending.result end
  return 0
end
function c.pthread_detach() return 0 end
function c.pthread_exit(result)
  local ending = joined[thread()]
  if ending then finish(ending, result) else run_destructors() end
  objc.NSThread:exit()
end
c.pthread_self = thread
function c.pthread_equal(one, other) return one == other and 1 or 0 end
function c.pthread_main_np() return objc.NSThread:isMainThread() and 1 or 0 end
function c.pthread_once(p, body)
  local once = standing_for(p, new_queue)
  if once.isSpent then return 0 end
  once.isSpent = true
  body()
  return 0
end
function c.pthread_key_create(out, destructor)
  last_key = last_key + 1
  destructors[last_key] = destructor
  out.a[out.i] = last_key
  return 0
end
function c.pthread_key_delete(key)
  destructors[key] = nil
  for _, values in pairs(specifics) do values[key] = nil end
  return 0
end
function c.pthread_getspecific(key) return specific()[key] end
function c.pthread_setspecific(key, value)
  specific()[key] = value
  return 0
end
function c.pthread_setname_np(name)
  thread():setName_(cstr(name))
  return 0
end
function c.pthread_getname_np(one, buffer, size)
  C.store(buffer, size, tostring(one:name() or ""))
  return 0
end
local ports, last_port = setmetatable({}, {__mode = "k"}), 0x103
function c.pthread_mach_thread_np(one)
  if not ports[one] then
    ports[one] = last_port
    last_port = last_port + 0x100
  end
  return ports[one]
end
function c.pthread_threadid_np(one, out)
  if out == nil then return 22 end
  out.a[out.i] = c.pthread_mach_thread_np(one or thread())
  return 0
end

-- Atomic operations: no other thread runs between these statements.
local function changing(narrow, change, answers_old)
  return function(amount, p)
    local old = p.a[p.i]
    local new = narrow(change(old, amount))
    p.a[p.i] = new
    return answers_old and old or new
  end
end
local function plus(old, amount) return old + amount end
local function whole(value) return value end
for bits, narrow in pairs {[32] = C.i32, [64] = whole} do
  local add = changing(narrow, plus)
  for _, ending in ipairs {"", "Barrier"} do
    c["OSAtomicAdd" .. bits .. ending] = add
    c["OSAtomicIncrement" .. bits .. ending] = function(p) return add(1, p) end
    c["OSAtomicDecrement" .. bits .. ending] = function(p) return add(-1, p) end
  end
end
local bitwise = {
  Or = function(old, bits) return old | bits end, And = function(old, bits) return old & bits end,
  Xor = function(old, bits) return old ~ bits end,
}
for name, change in pairs(bitwise) do
  for _, ending in ipairs {"", "Barrier"} do
    c["OSAtomic" .. name .. "32" .. ending] = changing(C.i32, change)
    c["OSAtomic" .. name .. "32Orig" .. ending] = changing(C.i32, change, true)
  end
end
local function swap(old, new, p)
  if p.a[p.i] ~= old then return false end
  p.a[p.i] = new
  return true
end
for _, name in ipairs {"32", "64", "Int", "Long", "Ptr"} do
  c["OSAtomicCompareAndSwap" .. name], c["OSAtomicCompareAndSwap" .. name .. "Barrier"] = swap, swap
end
-- Bit 0 is the highest bit of the first byte.
local function testing(change)
  return function(bit, p)
    local bytes = C.cast(p, "u1")
    local place, mask = bytes.i + (bit >> 3), 0x80 >> (bit & 7)
    local old = bytes.a[place]
    bytes.a[place] = change(old, mask)
    return old & mask ~= 0
  end
end
local set = testing(function(old, mask) return old | mask end)
local clear = testing(function(old, mask) return old & ~mask end)
c.OSAtomicTestAndSet, c.OSAtomicTestAndSetBarrier = set, set
c.OSAtomicTestAndClear, c.OSAtomicTestAndClearBarrier = clear, clear
function c.OSMemoryBarrier() end
