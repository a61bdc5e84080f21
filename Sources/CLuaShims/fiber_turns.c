#define _GNU_SOURCE  // for sched_getcpu, pthread_setaffinity_np
#include "fiber_turns.h"

#include <pthread.h>
#include <unistd.h>

#if defined(__APPLE__)

#include <dispatch/dispatch.h>

static dispatch_semaphore_t gate(const fiber_turn *turn) {
  return (dispatch_semaphore_t)turn->gate;
}

bool fiber_turn_begin(fiber_turn *turn) {
  turn->gate = (void *)dispatch_semaphore_create(0);
  return turn->gate != NULL;
}

void fiber_turn_wait(fiber_turn *turn) {
  dispatch_semaphore_wait(gate(turn), DISPATCH_TIME_FOREVER);
}

void fiber_turn_give(fiber_turn *turn) { dispatch_semaphore_signal(gate(turn)); }

void fiber_turn_end(fiber_turn *turn) { dispatch_release(gate(turn)); }

// Darwin chooses the processors of threads itself.
void fiber_keep_to_processor(bridge_state *state, bool keeps) {
  (void)state;
  (void)keeps;
}

void *fiber_make_processors(void) { return malloc(1); }

#else

#include <linux/futex.h>
#include <sched.h>
#include <sys/syscall.h>

bool fiber_turn_begin(fiber_turn *turn) {
  turn->may_run = 0;
  return true;
}

void fiber_turn_wait(fiber_turn *turn) {
  while (__atomic_exchange_n(&turn->may_run, 0, __ATOMIC_SEQ_CST) == 0)
    syscall(SYS_futex, &turn->may_run, FUTEX_WAIT_PRIVATE, 0, NULL, NULL, 0);
}

void fiber_turn_give(fiber_turn *turn) {
  __atomic_store_n(&turn->may_run, 1, __ATOMIC_SEQ_CST);
  syscall(SYS_futex, &turn->may_run, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}

void fiber_turn_end(fiber_turn *turn) { (void)turn; }

void fiber_keep_to_processor(bridge_state *state, bool keeps) {
  if (keeps) {
    if (state->processor == 0) state->processor = sched_getcpu() + 1;
    if (state->processor <= 0) return;
    pthread_getaffinity_np(pthread_self(), sizeof(cpu_set_t), state->own_processors);
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET((size_t)state->processor - 1, &one);
    pthread_setaffinity_np(pthread_self(), sizeof one, &one);
  } else if (state->processor > 0) {
    pthread_setaffinity_np(
        state->main_fiber->thread, sizeof(cpu_set_t), state->own_processors);
  }
}

void *fiber_make_processors(void) { return calloc(1, sizeof(cpu_set_t)); }

#endif
