#define _GNU_SOURCE  // for gettid

#include "timers.h"

double bridge_seconds(struct timespec duration) {
  return (double)duration.tv_sec + (double)duration.tv_nsec / 1e9;
}

#if !defined(__APPLE__)

#include <signal.h>
#include <unistd.h>

// The field's name in the manual; the C library's headers lack it.
#ifndef sigev_notify_thread_id
#define sigev_notify_thread_id _sigev_un._tid
#endif

bool bridge_make_timer(
    bridge_timer *timer, clockid_t clock, int signal_number, void (*handler)(int)) {
  struct sigevent event = {
      .sigev_notify = SIGEV_THREAD_ID,
      .sigev_signo = signal_number,
      .sigev_notify_thread_id = gettid(),
  };
  if (timer_create(clock, &event, timer) != 0) return false;
  // Signal handlers that share data block each other.
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
  sigfillset(&action.sa_mask);
  sigset_t unblocked;
  sigemptyset(&unblocked);
  sigaddset(&unblocked, signal_number);
  if (sigaction(signal_number, &action, NULL) == 0 &&
      pthread_sigmask(SIG_UNBLOCK, &unblocked, NULL) == 0)
    return true;
  timer_delete(*timer);
  return false;
}

// A duration of zero would disarm the timer.
static struct timespec duration(double seconds) {
  if (seconds > 0 && seconds < 1e-9) seconds = 1e-9;
  time_t whole = (time_t)seconds;
  return (struct timespec){.tv_sec = whole, .tv_nsec = (long)((seconds - (double)whole) * 1e9)};
}

bool bridge_arm_timer(bridge_timer timer, double seconds, double interval) {
  struct itimerspec schedule = {.it_value = duration(seconds), .it_interval = duration(interval)};
  return timer_settime(timer, 0, &schedule, NULL) == 0;
}

void bridge_end_timer(bridge_timer timer) { timer_delete(timer); }

#endif
