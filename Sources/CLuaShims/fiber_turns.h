// The right of one fiber to run, for which its system thread waits.

#ifndef CLUASHIMS_FIBER_TURNS_H
#define CLUASHIMS_FIBER_TURNS_H

#include <stdbool.h>
#include <stdlib.h>

#include "include/fibers.h"

// Prepares the turn of a new fiber; false if that fails.
bool fiber_turn_begin(fiber_turn *turn);

// Waits until another thread gives the turn, and takes it.
void fiber_turn_wait(fiber_turn *turn);

void fiber_turn_give(fiber_turn *turn);

// Frees what the turn needs; no thread may wait for it.
void fiber_turn_end(fiber_turn *turn);

// Keeps the running thread, which is the first one, to the processor that it runs on, or returns its own
// processors to the main thread. A new thread has those of the thread that starts it.
void fiber_keep_to_processor(bridge_state *state, bool keeps);

// Memory for the processors of a thread.
void *fiber_make_processors(void);

#endif
