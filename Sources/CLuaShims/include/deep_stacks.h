// Messages that cause each other without end, seen before they have filled Lua's stack.
//
// Lua's stack holds some hundred thousand calls; to fill it takes a tenth of a second, and a device
// has much less: the stack of its main thread is 1 MB, which some ten thousand calls fill. Where
// runaway recursions are the matter itself, as in the lab, the growth of the stack is a reason to
// look: when many thousand calls stand on it and what runs now is running again and again further
// out, "stack overflow" is raised there, if the function of `bridge_push_script_calls` can name the
// cycle. Nothing is looked at before; the allocator sees the stack grow.

#ifndef CLUASHIMS_DEEP_STACKS_H
#define CLUASHIMS_DEEP_STACKS_H

#include "bridge_state.h"

#pragma clang assume_nonnull begin

/// This function is provided because the hook that looks has to be C. Has the running threads look at
/// their stacks at their next call or return.
void bridge_look_at_stacks(bridge_state *state);

#pragma clang assume_nonnull end

#endif
