// A timer that signals the thread that created it, for the limits and the watch.

#ifndef CPROCESS_TIMERS_H
#define CPROCESS_TIMERS_H

#include <stdbool.h>
#include <time.h>

#pragma clang assume_nonnull begin

/// A timer. Darwin lacks those of POSIX; there a thread waits for all timers of the process.
#if defined(__APPLE__)
typedef struct darwin_timer *bridge_timer;
#else
typedef timer_t bridge_timer;
#endif

/// This function is provided because a signal handler must be C. Creates a timer of that clock
/// whose signal runs `handler`, also in a process that was started with the signal blocked; the
/// timer is disarmed. False, with `errno` set, on failure.
bool bridge_make_timer(
    bridge_timer _Nullable *_Nonnull timer, clockid_t clock, int signal_number,
    void (*handler)(int));

/// This function is provided because a signal handler may need it. Arms the timer for some seconds,
/// and then for each interval.
bool bridge_arm_timer(bridge_timer _Nullable timer, double seconds, double interval);

/// This function is provided because the systems' functions differ. Disarms the timer and frees it.
void bridge_end_timer(bridge_timer _Nullable timer);

/// Returns the seconds of a kernel duration.
double bridge_seconds(struct timespec duration);

#pragma clang assume_nonnull end

#endif
