// Timers of Darwin, which has no `timer_create`: a thread waits in a kernel queue for all timers of the
// process, and signals the thread of each that fires. To arm a timer is one call of the kernel, so that
// signal handlers can do it.

#include "timers.h"

#if defined(__APPLE__)

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/event.h>
#include <unistd.h>

// It is freed only by the waiting thread, which may be about to use it.
struct darwin_timer {
  pthread_t thread;
  int signal_number;
  _Atomic(int64_t) interval;  // in nanoseconds; 0: the timer fires once
  atomic_bool has_ended;
};

static pthread_once_t started = PTHREAD_ONCE_INIT;
static int queue = -1;

static bool change(struct darwin_timer *timer, uint16_t flags, int64_t nanoseconds) {
  struct kevent event;
  EV_SET(&event, (uintptr_t)timer, EVFILT_TIMER, flags, NOTE_NSECONDS, (intptr_t)nanoseconds, timer);
  return kevent(queue, &event, 1, NULL, 0, NULL) == 0;
}

static void *wait_for_timers(void *unused) {
  for (;;) {
    struct kevent event;
    int count = kevent(queue, NULL, 0, &event, 1, NULL);
    if (count < 0 && errno != EINTR) return unused;
    if (count <= 0) continue;
    struct darwin_timer *timer = event.udata;
    if (event.filter == EVFILT_USER) {
      // The timer was deleted from the queue before this event was added.
      free(timer);
      continue;
    }
    if (atomic_load(&timer->has_ended)) continue;
    int64_t interval = atomic_load(&timer->interval);
    if (interval > 0) change(timer, EV_ADD | EV_ONESHOT, interval);
    pthread_kill(timer->thread, timer->signal_number);
  }
}

// The waiting thread receives no signals, which are meant for those that run Lua.
static void start(void) {
  queue = kqueue();
  if (queue < 0) return;
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  int fault = pthread_create(&thread, NULL, wait_for_timers, NULL);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (fault == 0) {
    pthread_detach(thread);
  } else {
    close(queue);
    queue = -1;
    errno = fault;
  }
}

bool bridge_make_timer(
    bridge_timer *timer, clockid_t clock, int signal_number, void (*handler)(int)) {
  if (clock != CLOCK_MONOTONIC) {
    errno = ENOTSUP;
    return false;
  }
  pthread_once(&started, start);
  if (queue < 0) return false;
  struct darwin_timer *made = calloc(1, sizeof *made);
  if (made == NULL) return false;
  made->thread = pthread_self();
  made->signal_number = signal_number;
  // Signal handlers that share data block each other.
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
  sigfillset(&action.sa_mask);
  sigset_t unblocked;
  sigemptyset(&unblocked);
  sigaddset(&unblocked, signal_number);
  if (sigaction(signal_number, &action, NULL) != 0 ||
      pthread_sigmask(SIG_UNBLOCK, &unblocked, NULL) != 0) {
    free(made);
    return false;
  }
  *timer = made;
  return true;
}

static int64_t nanoseconds(double seconds) {
  if (seconds > 0 && seconds < 1e-9) return 1;
  return seconds < 9e9 ? (int64_t)(seconds * 1e9) : INT64_MAX;
}

bool bridge_arm_timer(bridge_timer timer, double seconds, double interval) {
  atomic_store(&timer->interval, nanoseconds(interval));
  if (seconds > 0) return change(timer, EV_ADD | EV_ONESHOT, nanoseconds(seconds));
  // A duration of zero disarms the timer, also one that is not armed.
  return change(timer, EV_DELETE, 0) || errno == ENOENT;
}

void bridge_end_timer(bridge_timer timer) {
  if (timer == NULL) return;
  atomic_store(&timer->interval, 0);
  atomic_store(&timer->has_ended, true);
  change(timer, EV_DELETE, 0);
  struct kevent event;
  EV_SET(&event, (uintptr_t)timer, EVFILT_USER, EV_ADD | EV_ONESHOT, NOTE_TRIGGER, 0, timer);
  kevent(queue, &event, 1, NULL, 0, NULL);
}

#endif
