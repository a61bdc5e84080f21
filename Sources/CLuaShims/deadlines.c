#include "deadlines.h"

#include <errno.h>
#include <lauxlib.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "exit_signals.h"
#include "process_tree.h"
#include "protected_calls.h"
#include "stops.h"
#include "timers.h"

typedef struct deadline {
  struct deadline *next;  // the next later one
  bridge_state *state;
  bridge_time_limit limit;
  bridge_stop_reason reason;
  double time;            // on the monotonic clock, in seconds
  volatile bool is_past;  // the next event is the end of the grace time
  double spent;           // the process's processor time when the grace time began
  int extensions;         // of the grace time
} deadline;

// A signal handler receives only the number of its signal, but it runs on the thread whose timer
// fired.
static _Thread_local deadline *volatile first;
static _Thread_local bridge_timer timer;
static _Thread_local pid_t timer_process;  // 0 before there is a timer; a copy of it needs its own

static double read_clock(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return bridge_seconds(time);
}

static double now(void) { return read_clock(CLOCK_MONOTONIC); }

// MARK: List

// Signal handlers change the list too, so they are blocked while it is changed.
static sigset_t begin_change(void) {
  sigset_t changing, before;
  sigemptyset(&changing);
  sigaddset(&changing, SIGALRM);
  sigaddset(&changing, SIGINT);
  sigaddset(&changing, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &changing, &before);
  return before;
}

static void end_change(sigset_t before) { pthread_sigmask(SIG_SETMASK, &before, NULL); }

static void arm(void) {
  double left = first == NULL ? 0 : first->time - now();
  bridge_arm_timer(timer, first != NULL && left < 1e-6 ? 1e-6 : left, 0);
}

static void insert(deadline *added) {
  deadline *volatile *link = &first;
  while (*link != NULL && (*link)->time <= added->time) link = (deadline *volatile *)&(*link)->next;
  added->next = *link;
  *link = added;
}

static void unlink_deadline(deadline *removed) {
  deadline *volatile *link = &first;
  while (*link != NULL && *link != removed) link = (deadline *volatile *)&(*link)->next;
  if (*link != NULL) *link = removed->next;
}

// The timer stays armed after a removal: when it fires, it finds nothing due and is armed for the
// next one.
static void remove_deadline(deadline *removed) {
  sigset_t before = begin_change();
  unlink_deadline(removed);
  end_change(before);
}

// MARK: Timer

// Whether a busy machine gave the process so little of its grace time that the script may not have
// seen the error. A process that is blocked uses no time, and is not waited for.
static bool is_starved(deadline *due) {
  enum { most = 8 };
  const double idle = 0.005, enough = due->limit.grace / 2;
  double used = read_clock(CLOCK_PROCESS_CPUTIME_ID) - due->spent;
  return due->extensions < most && used > idle * (due->extensions + 1) && used < enough;
}

static void end_time(int signal_number) {
  (void)signal_number;
  while (first != NULL && first->time <= now()) {
    deadline *due = first;
    bridge_state *state = due->state;
    first = due->next;
    if (due->is_past && !state->is_closing && is_starved(due)) {
      due->extensions++;
      due->time = now() + due->limit.grace;
      insert(due);
      continue;
    }
    bool is_last = due->is_past || (state->is_closing && due->reason == bridge_reason_time_limit);
    if (is_last && !(state->is_closing && due->reason == bridge_reason_late_call))
      bridge_terminate(state, due->limit.last_words, due->limit.exit_status);
    due->is_past = true;
    due->spent = read_clock(CLOCK_PROCESS_CPUTIME_ID);
    due->time = now() + due->limit.grace;
    insert(due);
    if (!state->is_closing) bridge_stop(state, due->reason);
  }
  arm();
}

// Deletes a thread's timer when the thread exits.
static pthread_key_t timers;
static pthread_once_t timers_once = PTHREAD_ONCE_INIT;

static void delete_timer(void *unused) {
  (void)unused;
  bridge_end_timer(timer);
}

static void make_key(void) { pthread_key_create(&timers, delete_timer); }

bool bridge_prepare_deadlines(void) {
  if (timer_process == getpid()) return true;
  if (!bridge_make_timer(&timer, CLOCK_MONOTONIC, SIGALRM, end_time)) return false;
  timer_process = getpid();
  pthread_once(&timers_once, make_key);
  pthread_setspecific(timers, &timer_process);
  return true;
}

static bool start(deadline *started, bridge_state *state, bridge_stop_reason reason,
    bridge_time_limit limit) {
  if (!bridge_prepare_deadlines()) return false;
  *started = (deadline){.state = state, .limit = limit, .reason = reason};
  started->time = now() + limit.seconds;
  sigset_t before = begin_change();
  insert(started);
  // A later deadline is armed when the timer fires for the one before it.
  if (first == started) arm();
  end_change(before);
  return true;
}

// MARK: The limit of a whole script

static deadline script;
static volatile bool is_script_limited;
static double script_time_left;  // while it is paused

bool bridge_start_time_limit(bridge_state *state, bridge_time_limit limit) {
  if (is_script_limited) {
    errno = EBUSY;
    return false;
  }
  if (!start(&script, state, bridge_reason_time_limit, limit)) return false;
  is_script_limited = true;
  bridge_adopt_orphans();
  return true;
}

void bridge_stop_time_limit(bridge_state *state) {
  if (!is_script_limited || script.state != state) return;
  remove_deadline(&script);
  is_script_limited = false;
}

void bridge_pause_time_limit(void) {
  if (!is_script_limited) return;
  remove_deadline(&script);
  script_time_left = script.time - now();
}

void bridge_resume_time_limit(void) {
  if (!is_script_limited) return;
  sigset_t before = begin_change();
  script.time = now() + script_time_left;
  insert(&script);
  arm();
  end_change(before);
}

// MARK: The limit of a call

// Pops the function and its arguments, and pushes an error.
static int refuse(lua_State *L, int arguments) {
  lua_settop(L, -arguments - 2);                                    // stack: …
  lua_pushfstring(L, "cannot start a timer: %s", strerror(errno));  // stack: … error
  return LUA_ERRRUN;
}

// Whether a running call has exceeded its limit.
static bool has_late_call(bridge_state *state) {
  for (deadline *call = first; call != NULL; call = call->next)
    if (call->state == state && call->reason == bridge_reason_late_call && call->is_past) return true;
  return false;
}

int bridge_call_before(
    lua_State *L, int arguments, int results, bridge_time_limit limit, bool *is_late) {
  bridge_state *state = bridge_state_of(L);
  *is_late = false;
  deadline call;
  if (!start(&call, state, bridge_reason_late_call, limit)) return refuse(L, arguments);
  int status = bridge_call_noting(L, arguments, results);
  remove_deadline(&call);
  *is_late = call.is_past;
  if (*is_late && !has_late_call(state)) bridge_withdraw_stop(state, bridge_reason_late_call);
  return status;
}

void bridge_put_off_calls(void) {
  if (first != NULL) bridge_arm_timer(timer, 0, 0);
}

void bridge_restart_calls(void) {
  if (!bridge_prepare_deadlines()) return;
  sigset_t before = begin_change();
  deadline *rest = first;
  first = NULL;
  while (rest != NULL) {
    deadline *next = rest->next;
    rest->time = now() + rest->limit.seconds;
    insert(rest);
    rest = next;
  }
  arm();
  end_change(before);
}

// MARK: The end of the program

static deadline ending;

void bridge_end_after(bridge_state *state, bridge_time_limit limit) {
  if (start(&ending, state, bridge_reason_end, limit)) ending.is_past = true;
}

void bridge_end_in_time(void) { remove_deadline(&ending); }
