// Detects endless recursion of messages before Lua's stack is full.
//
// Lua's stack holds a few hundred thousand calls, and filling it takes a tenth of a second. A
// device has much less: the stack of its main thread is 1 MB, which about ten thousand calls fill.
// Where endless recursion is expected, as in the lab, the stack is checked when it grows: if it has
// many thousand calls and the innermost functions recur further out, "stack overflow" is raised
// there, if the function of `bridge_push_script_calls` can name the cycle. Nothing is checked
// before; the allocator detects the growth.

#ifndef CLUASHIMS_DEEP_STACKS_H
#define CLUASHIMS_DEEP_STACKS_H

#include "bridge_state.h"

#pragma clang assume_nonnull begin

/// This function is provided because the hook must be C. Makes the running threads check their
/// stacks at their next call or return.
void bridge_look_at_stacks(bridge_state *state);

#pragma clang assume_nonnull end

#endif
