// A timer that sends the thread that made it a signal, for the limits and the watch.

#ifndef CLUASHIMS_TIMERS_H
#define CLUASHIMS_TIMERS_H

#include <stdbool.h>
#include <time.h>

#pragma clang assume_nonnull begin

/// This function is provided because a signal handler has to be C. Makes a timer of that clock whose
/// signal runs `handler`, also in a process that was started with the signal blocked; the timer
/// stands still. False, with `errno` set, when there is none to be had.
bool bridge_make_timer(
    timer_t _Nullable *_Nonnull timer, clockid_t clock, int signal_number, void (*handler)(int));

/// This function is provided because a handler may need it. Lets the timer go off after so many
/// seconds, and then every so many seconds.
bool bridge_arm_timer(timer_t _Nullable timer, double seconds, double interval);

/// The seconds that a duration of the kernel stands for.
double bridge_seconds(struct timespec duration);

#pragma clang assume_nonnull end

#endif
