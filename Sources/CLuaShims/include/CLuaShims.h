// The uses of Lua's C API that LuaBridge needs and Swift cannot write itself.
//
// Three kinds of things live here: macros spelled as functions (lua_macros.h), operations that may
// raise, each run under a protected call (protected_calls.h), and the code that has to be C because
// `lua_error` leaves it by a jump: the one entry into Swift (boxes.h) and the hooks (stops.h).
// The rule that everything here serves: no Swift frame is alive when Lua jumps.

#ifndef CLUASHIMS_H
#define CLUASHIMS_H

#include "anchors.h"
#include "boxes.h"
#include "bridge_state.h"
#include "child_process.h"
#include "deadlines.h"
#include "debug_library.h"
#include "deep_stacks.h"
#include "endings.h"
#include "interrupts.h"
#include "line_editor.h"
#include "lua_macros.h"
#include "native_memory.h"
#include "pictures.h"
#include "process_tree.h"
#include "program_arguments.h"
#include "protected_calls.h"
#include "roots.h"
#include "running_threads.h"
#include "script_calls.h"
#include "stops.h"
#include "strands.h"
#include "tail_calls.h"
#include "terminal.h"
#include "timers.h"
#include "tracebacks.h"

#endif
