// The uses of Lua's C API that LuaBridge needs and Swift cannot express.
//
// They are of three types: macros as functions (lua_macros.h); operations that may raise, each in a
// protected call (protected_calls.h); and code that must be C because `lua_error` leaves it by a
// jump: the entry into Swift (boxes.h) and the hooks (stops.h). The common rule: no Swift frame is
// on the stack when Lua jumps.

#ifndef CLUASHIMS_H
#define CLUASHIMS_H

#include "references.h"
#include "boxes.h"
#include "bridge_state.h"
#include "counted_objects.h"
#include "deadlines.h"
#include "debug_library.h"
#include "deep_stacks.h"
#include "exit_signals.h"
#include "fresh_threads.h"
#include "interrupts.h"
#include "line_counts.h"
#include "lua_macros.h"
#include "protected_calls.h"
#include "gc_roots.h"
#include "handles.h"
#include "running_threads.h"
#include "script_calls.h"
#include "small_blocks.h"
#include "stops.h"
#include "fibers.h"
#include "tail_calls.h"
#include "tracebacks.h"

#endif
