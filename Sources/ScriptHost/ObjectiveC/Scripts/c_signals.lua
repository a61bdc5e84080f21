-- Signals: a handler runs where the signal is sent, or when it is no longer blocked.
--
-- Only the program sends signals. An unhandled one ends the run with an error that names the
-- signal, at the line that sent it; `@catch` cannot catch it, since it is not an exception.

local C, native = ...
local c, cstr = C.functions, C.cstr
local DEFAULT, IGNORE, ERROR = nil, C.pointer(1), C.pointer(-1)
local INVALID, NO_PROCESS, MOBILE = 22, 3, 501
local ABORT, KILL, SEGV, STOP, TRAP = 6, 9, 11, 17, 5

local names = {
  {"HUP", "Hangup"}, {"INT", "Interrupt"}, {"QUIT", "Quit"}, {"ILL", "Illegal instruction"},
  {"TRAP", "Trace/BPT trap"}, {"ABRT", "Abort trap"}, {"EMT", "EMT trap"}, {"FPE", "Floating point exception"},
  {"KILL", "Killed"}, {"BUS", "Bus error"}, {"SEGV", "Segmentation fault"}, {"SYS", "Bad system call"},
  {"PIPE", "Broken pipe"}, {"ALRM", "Alarm clock"}, {"TERM", "Terminated"}, {"URG", "Urgent I/O condition"},
  {"STOP", "Suspended (signal)"}, {"TSTP", "Suspended"}, {"CONT", "Continued"}, {"CHLD", "Child exited"},
  {"TTIN", "Stopped (tty input)"}, {"TTOU", "Stopped (tty output)"}, {"IO", "I/O possible"},
  {"XCPU", "Cputime limit exceeded"}, {"XFSZ", "Filesize limit exceeded"}, {"VTALRM", "Virtual timer expired"},
  {"PROF", "Profiling timer expired"}, {"WINCH", "Window size changes"}, {"INFO", "Information request"},
  {"USR1", "User defined signal 1"}, {"USR2", "User defined signal 2"},
}
-- Signals that are ignored by default: SIGURG, SIGCONT, SIGCHLD, SIGIO, SIGWINCH, SIGINFO.
local is_ignored = {[16] = true, [19] = true, [20] = true, [23] = true, [28] = true, [29] = true}

local function fail(number)
  c.__error()[0] = number
  return -1
end
local function is_signal(number) return number >= 1 and number <= #names end
local function is_fixed(number) return number == KILL or number == STOP end

-- The action of each signal, the blocked signals, the pending signals, and how they were sent.
local actions, blocked, waiting, ways = {}, 0, 0, {}
local NO_ACTION = {flags = 0, mask = 0}
local function bit(number) return 1 << (number - 1) end

function c.signal(number, handler)
  if not is_signal(number) or is_fixed(number) then
    fail(INVALID)
    return ERROR
  end
  local old = (actions[number] or NO_ACTION).handler
  actions[number] = {handler = handler, flags = 2, mask = 0}
  return old
end
local RESETS, NO_DEFER, WITH_INFORMATION = 4, 16, 64
function c.sigaction(number, action, old)
  if not is_signal(number) or action ~= nil and is_fixed(number) then return fail(INVALID) end
  local known = actions[number] or NO_ACTION
  if action ~= nil then
    local new = action.a[action.i]
    actions[number] = {handler = new.__sigaction_u.__sa_handler, flags = new.sa_flags, mask = new.sa_mask}
  end
  if old ~= nil then
    local to = old.a[old.i]
    to.__sigaction_u.__sa_handler, to.sa_flags, to.sa_mask = known.handler, known.flags, known.mask
  end
  return 0
end

-- Ends the run with a signal. `C.death` is the error that the host recognizes.
local function die(number, words, level)
  local is_done, text = pcall(error, ("SIG%s: %s"):format(names[number][1], words), level + 2)
  if not is_done then C.death = text end
  error(text, 0)
end

local deliver
local function deliver_waiting(level)
  for number = 1, #names do
    if waiting & ~blocked & bit(number) ~= 0 then
      waiting = waiting & ~bit(number)
      deliver(number, ways[number], level + 1)
    end
  end
end
-- Runs a handler; its signal is blocked meanwhile.
local function handle(number, action, code)
  if action.flags & RESETS ~= 0 then actions[number] = nil end
  local before = blocked
  blocked = blocked | action.mask
  if action.flags & NO_DEFER == 0 then blocked = blocked | bit(number) end
  local is_done, fault
  if action.flags & WITH_INFORMATION ~= 0 then
    local facts = C.cell {si_signo = number, si_errno = 0, si_code = code, si_pid = c.getpid(), si_uid = MOBILE,
      si_status = 0, si_value = {sival_int = 0}, si_band = 0}
    is_done, fault = pcall(action.handler, number, facts, nil)
  else
    is_done, fault = pcall(action.handler, number)
  end
  blocked = before
  if not is_done then error(fault, 0) end
end
local SENT_BY_USER = 0x10001
function deliver(number, words, level)
  if blocked & bit(number) ~= 0 and not is_fixed(number) then
    waiting, ways[number] = waiting | bit(number), words
    return
  end
  local action = actions[number] or NO_ACTION
  if action.handler == DEFAULT then
    if is_ignored[number] then return end
    die(number, words, level + 1)
  elseif action.handler ~= IGNORE then
    handle(number, action, SENT_BY_USER)
    deliver_waiting(level + 1)
  end
end

-- Sending. The program itself is the only receiver.
local function send(function_name, number, level)
  if number == 0 then return 0 end
  if not is_signal(number) then return fail(INVALID) end
  deliver(number, ("%s by %s()"):format(names[number][2], function_name), level + 1)
  return 0
end
function c.raise(number) return (send("raise", number, 2)) end
local function is_own(process) return process == c.getpid() or process == 0 or process == -1 end
function c.kill(process, number)
  if not is_own(process) then return fail(NO_PROCESS) end
  return (send("kill", number, 2))
end
function c.killpg(group, number)
  if not is_own(group) then return fail(NO_PROCESS) end
  return (send("killpg", number, 2))
end
function c.pthread_kill(thread, number)
  if thread == nil or C.send(thread, "isFinished") then return NO_PROCESS end
  if number ~= 0 and not is_signal(number) then return INVALID end
  send("pthread_kill", number, 2)
  return 0
end
function c.abort()
  local action = actions[ABORT]
  blocked = blocked & ~bit(ABORT)
  if action and action.handler ~= DEFAULT and action.handler ~= IGNORE then handle(ABORT, action, SENT_BY_USER) end
  actions[ABORT] = nil
  die(ABORT, "abort() was called", 2)
end

-- The runtime itself ends the run after printing these lines, past every handler of exceptions and signals. It exits
-- instead if the program has requested that.
function C.fatal(...)
  local lines = {...}
  local setting = c.getenv "OBJC_DEBUG_DONT_CRASH"
  local exits = setting ~= nil and cstr(setting) == "YES"
  local last = exits and "HALTED" or table.remove(lines)
  local prefix = ("objc[%d]: "):format(c.getpid())
  for _, line in ipairs(lines) do C.writeError(prefix .. line .. "\n") end
  if not exits then native.halt(last) end
  C.writeError(prefix .. last .. "\n")
  c._exit(1)
end

-- The same after a message that the runtime also prints when it continues.
function C.halt()
  local setting = c.getenv "OBJC_DEBUG_DONT_CRASH"
  if setting == nil or cstr(setting) ~= "YES" then native.halt "HALTED" end
  C.fatal()
end

-- The signal that an uncaught error causes on a device. An exception aborts.
function C.handleFault(fault)
  if C.death ~= nil and rawequal(fault, C.death) then return end
  local text = tostring(fault)
  local number = SEGV
  if type(fault) == "userdata" and not text:find "EXC_" then
    number = ABORT
  elseif text:find "EXC_BREAKPOINT" or text:find "the program trapped" then
    number = TRAP
  elseif not text:find "EXC_BAD_ACCESS" and not text:find "null pointer" and not text:find "a nil value" then
    return
  end
  local action = actions[number]
  if not action or action.handler == DEFAULT or action.handler == IGNORE then return end
  handle(number, action, number == ABORT and SENT_BY_USER or 1)
end

-- Signal sets.
local ALL = 0xFFFFFFFF
local function changed(p, value)
  p.a[p.i] = value & ALL
  return 0
end
function c.sigemptyset(p) return changed(p, 0) end
function c.sigfillset(p) return changed(p, ALL) end
function c.sigaddset(p, number)
  if not is_signal(number) then return fail(INVALID) end
  return changed(p, p.a[p.i] | bit(number))
end
function c.sigdelset(p, number)
  if not is_signal(number) then return fail(INVALID) end
  return changed(p, p.a[p.i] & ~bit(number))
end
function c.sigismember(p, number)
  if not is_signal(number) then return fail(INVALID) end
  return p.a[p.i] >> (number - 1) & 1
end
local BLOCK, UNBLOCK, SET = 1, 2, 3
local function mask(how, set, old, level)
  if set ~= nil and (how < BLOCK or how > SET) then return INVALID end
  if old ~= nil then changed(old, blocked) end
  if set == nil then return 0 end
  local value = set.a[set.i]
  if how == BLOCK then blocked = blocked | value end
  if how == UNBLOCK then blocked = blocked & ~value end
  if how == SET then blocked = value end
  blocked = blocked & ~(bit(KILL) | bit(STOP))
  deliver_waiting(level + 1)
  return 0
end
function c.pthread_sigmask(how, set, old) return (mask(how, set, old, 2)) end
function c.sigprocmask(how, set, old)
  local number = mask(how, set, old, 2)
  return number == 0 and 0 or fail(number)
end
function c.sigpending(p) return changed(p, waiting) end

-- Handlers run on the current stack; the alternate stack is only stored.
local DISABLED = 4
local stack = {size = 0, flags = DISABLED}
function c.sigaltstack(new, old)
  if old ~= nil then
    local to = old.a[old.i]
    to.ss_sp, to.ss_size, to.ss_flags = stack.memory, stack.size, stack.flags
  end
  if new ~= nil then
    local from = new.a[new.i]
    stack = {memory = from.ss_sp, size = from.ss_size, flags = from.ss_flags}
  end
  return 0
end

-- Names.
local words, short = {"Signal 0"}, {"Signal 0"}
for _, name in ipairs(names) do
  words[#words + 1] = ("%s: %d"):format(name[2], #words)
  short[#short + 1] = name[1]:lower()
end
function c.strsignal(number) return words[number + 1] or ("Unknown signal: %d"):format(number) end
function c.psignal(number, text)
  local before = text ~= nil and cstr(text) or ""
  C.writeError((before == "" and "" or before .. ": ") .. c.strsignal(number) .. "\n")
end
local plain = {"Signal 0"}
for place, name in ipairs(names) do plain[place + 1] = name[2] end
C.constants.sys_siglist, C.constants.sys_signame = C.list(plain), C.list(short)
