-- What luacheck is to know of a script that hookhost runs. Undefined names, unreachable code and long
-- lines are faults; a name that is not used, or that hides an outer one, is often meant so here.
std = "lua54+busted"
globals = {"objc", "uikit", "gesture", "hook", "lab", "trace", "runloop", "dispatch", "network"}
exclude_files = {".build"}
max_line_length = 160
unused = false
redefined = false
files["scripts/tasks/*.lua"].globals = {"list", "calls"}
files["Tests/Scripts/lifetime/dropped_during_a_run_spec.lua"].globals = {"heldByAGlobal"}
-- What these are for is to take the place of Lua's own functions.
files["Sources/LuaModules/Output/Scripts/printed_text.lua"].globals = {"io", "print"}
files["Sources/HookhostKit/TestRunner/Scripts/test_report.lua"].globals = {"io", "print"}
files["Sources/HookhostKit/TestRunner/Scripts/test_worker.lua"].globals = {"os"}
files["Sources/HookhostKit/Trace/Scripts/write_before_exit.lua"].globals = {"os"}
