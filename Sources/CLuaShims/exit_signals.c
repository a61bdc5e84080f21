#include "exit_signals.h"

#include <errno.h>
#include <lauxlib.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "deadlines.h"
#include "process_tree.h"
#include "protected_calls.h"
#include "running_threads.h"
#include "stops.h"
#include "wake_up.h"

// The seconds that a script has to end, and the seconds of the exit handler.
enum { grace = 1, handler_time = 10 };

// A signal handler receives only the number of its signal.
static bridge_state *volatile ending_state;
static volatile int termination_status;
static wake_up termination_requested;

static void handle(int signal_number, void (*handler)(int)) {
  struct sigaction action = {.sa_handler = handler};
  sigfillset(&action.sa_mask);
  sigaction(signal_number, &action, NULL);
}

static void say(const char *text) {
  ssize_t written = write(STDERR_FILENO, text, strlen(text));
  (void)written;
}

// MARK: Termination

// Waits until the process must be terminated, then runs the exit handler: no code of the owner runs
// inside a signal handler.
static void *run_exit_handler(void *context) {
  bridge_state *state = context;
  wake_up_wait(&termination_requested);
  state->client.before_exit(state->client.owner, termination_status);
  _exit(termination_status);
}

static bool make_exit_thread(bridge_state *state) {
  sigset_t all, before;
  pthread_t thread;
  if (!wake_up_begin(&termination_requested)) return false;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  int failure = pthread_create(&thread, NULL, run_exit_handler, state);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (failure == 0) pthread_detach(thread);
  return failure == 0;
}

static void exit_now(int signal_number) {
  (void)signal_number;
  _exit(termination_status);
}

void bridge_terminate(bridge_state *state, const char *last_words, int exit_status) {
  say(last_words);
  bridge_end_descendants(getpid());
  if (!state->has_exit_handler) _exit(exit_status);
  state->has_exit_handler = false;
  termination_status = exit_status;
  static const int signals[] = {SIGINT, SIGTERM};
  sigset_t unblocked;
  sigemptyset(&unblocked);
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
    handle(signals[i], exit_now);
    sigaddset(&unblocked, signals[i]);
  }
  pthread_sigmask(SIG_UNBLOCK, &unblocked, NULL);
  wake_up_send(&termination_requested);
  // This thread is stopped while the other one reads its data.
  poll(NULL, 0, handler_time * 1000);
  _exit(exit_status);
}

// MARK: Signals

static void stop(int signal_number) {
  bridge_state *state = ending_state;
  if (state == NULL || state->is_closing) return;
  int earlier = state->end_signal;
  if (earlier == 0) state->end_signal = signal_number;
  if (!state->has_exit_handler) {
    signal(signal_number, SIG_DFL);
    return;
  }
  bool is_terminated = state->end_signal == SIGTERM;
  const char *last_words = is_terminated ? "hookhost: terminated\n" : "hookhost: interrupted\n";
  int exit_status = 128 + state->end_signal;
  if (earlier != 0) bridge_terminate(state, last_words, exit_status);
  if (state->stops & bridge_reason_time_limit) return;
  bridge_stop(state, bridge_reason_end);
  bridge_end_after(state, (bridge_time_limit){grace, grace, last_words, exit_status});
}

int bridge_install_exit_handler(bridge_state *state) {
  int status = bridge_track_coroutines(state->main_thread);
  if (status != LUA_OK) return status;
  if (!bridge_prepare_deadlines() || !make_exit_thread(state)) {
    lua_pushfstring(state->main_thread, "cannot watch for signals: %s", strerror(errno));
    return LUA_ERRRUN;
  }
  state->has_exit_handler = true;
  ending_state = state;
  handle(SIGINT, stop);
  handle(SIGTERM, stop);
  return LUA_OK;
}

void bridge_begin_exit(bridge_state *state) {
  bridge_pause_time_limit();
  if (!state->has_exit_handler) return;
  state->has_exit_handler = false;
  bridge_end_in_time();
  bridge_withdraw_stop(state, bridge_reason_end);
}

void bridge_end_exit(void) { bridge_resume_time_limit(); }
