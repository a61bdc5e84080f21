-- Other processes: the sandbox of a device refuses to start one, so there is none to wait for.

local C = ...
local c, fail = C.functions, C.files.fail
local NOT_PERMITTED, NO_CHILD, ERROR = 1, 10, -1

-- The attributes of a process can be set up.
function c.posix_spawn() return NOT_PERMITTED end
c.posix_spawnp = c.posix_spawn
for name in ([[spawnattr_init spawnattr_destroy spawnattr_setflags spawn_file_actions_init spawn_file_actions_destroy
  spawn_file_actions_addclose spawn_file_actions_adddup2 spawn_file_actions_addopen]]):gmatch "%S+" do
  c["posix_" .. name] = function() return 0 end
end
for _, name in ipairs {"fork", "vfork", "execl", "execle", "execlp", "execv", "execve", "execvp"} do
  c[name] = function() return fail(NOT_PERMITTED, ERROR) end
end
for _, name in ipairs {"wait", "waitpid", "wait3", "wait4"} do
  c[name] = function() return fail(NO_CHILD, ERROR) end
end
