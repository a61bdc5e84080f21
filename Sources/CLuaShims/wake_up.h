// A call that a signal handler sends to a waiting thread. Darwin's semaphores of POSIX need a name; those of
// its kernel do not.

#ifndef CLUASHIMS_WAKE_UP_H
#define CLUASHIMS_WAKE_UP_H

#include <stdbool.h>

#if defined(__APPLE__)

#include <mach/mach.h>

typedef semaphore_t wake_up;

static inline bool wake_up_begin(wake_up *call) {
  return semaphore_create(mach_task_self(), call, SYNC_POLICY_FIFO, 0) == KERN_SUCCESS;
}
static inline void wake_up_wait(wake_up *call) {
  while (semaphore_wait(*call) != KERN_SUCCESS) continue;
}
static inline void wake_up_send(wake_up *call) { semaphore_signal(*call); }

#else

#include <semaphore.h>

typedef sem_t wake_up;

static inline bool wake_up_begin(wake_up *call) { return sem_init(call, 0, 0) == 0; }
static inline void wake_up_wait(wake_up *call) {
  while (sem_wait(call) != 0) continue;
}
static inline void wake_up_send(wake_up *call) { sem_post(call); }

#endif

#endif
