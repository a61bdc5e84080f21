#include "endings.h"

#include <errno.h>
#include <lauxlib.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "deadlines.h"
#include "process_tree.h"
#include "protected_calls.h"
#include "running_threads.h"
#include "stops.h"

// Seconds that a script has to end, and that a farewell may take.
enum { grace = 1, farewell = 10 };

// A signal handler is given nothing but the number of its signal.
static bridge_state *volatile ending_state;
static volatile int status_by_force;
static sem_t wants_farewell;

static void handle(int signal_number, void (*handler)(int)) {
  struct sigaction action = {.sa_handler = handler};
  sigfillset(&action.sa_mask);
  sigaction(signal_number, &action, NULL);
}

static void say(const char *text) {
  ssize_t written = write(STDERR_FILENO, text, strlen(text));
  (void)written;
}

// MARK: By force

// Waits for the moment when nothing but force is left, and keeps what there is to keep: no code of
// the owner runs inside a signal handler.
static void *keep(void *context) {
  bridge_state *state = context;
  while (sem_wait(&wants_farewell) != 0) continue;
  state->client.say_farewell(state->client.owner, status_by_force);
  _exit(status_by_force);
}

static bool make_keeper(bridge_state *state) {
  sigset_t all, before;
  pthread_t keeper;
  if (sem_init(&wants_farewell, 0, 0) != 0) return false;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  int failure = pthread_create(&keeper, NULL, keep, state);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (failure == 0) pthread_detach(keeper);
  return failure == 0;
}

static void give_up(int signal_number) {
  (void)signal_number;
  _exit(status_by_force);
}

void bridge_end_by_force(bridge_state *state, const char *last_words, int exit_status) {
  say(last_words);
  bridge_end_descendants(getpid());
  if (!state->says_farewell) _exit(exit_status);
  state->says_farewell = false;
  status_by_force = exit_status;
  static const int signals[] = {SIGINT, SIGTERM};
  sigset_t unblocked;
  sigemptyset(&unblocked);
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
    handle(signals[i], give_up);
    sigaddset(&unblocked, signals[i]);
  }
  pthread_sigmask(SIG_UNBLOCK, &unblocked, NULL);
  sem_post(&wants_farewell);
  // The thread stands still here while another one looks at what it has made.
  poll(NULL, 0, farewell * 1000);
  _exit(exit_status);
}

// MARK: Signals

static void stop(int signal_number) {
  bridge_state *state = ending_state;
  if (state == NULL || state->is_closing) return;
  int earlier = state->end_signal;
  if (earlier == 0) state->end_signal = signal_number;
  if (!state->says_farewell) {
    signal(signal_number, SIG_DFL);
    return;
  }
  bool is_terminated = state->end_signal == SIGTERM;
  const char *last_words = is_terminated ? "hookhost: terminated\n" : "hookhost: interrupted\n";
  int exit_status = 128 + state->end_signal;
  if (earlier != 0) bridge_end_by_force(state, last_words, exit_status);
  if (state->stops & bridge_reason_time_limit) return;
  bridge_stop(state, bridge_reason_end);
  bridge_end_after(state, (bridge_time_limit){grace, grace, last_words, exit_status});
}

int bridge_end_with_farewell(bridge_state *state) {
  int status = bridge_track_coroutines(state->main_thread);
  if (status != LUA_OK) return status;
  if (!bridge_prepare_deadlines() || !make_keeper(state)) {
    lua_pushfstring(state->main_thread, "cannot watch for signals: %s", strerror(errno));
    return LUA_ERRRUN;
  }
  state->says_farewell = true;
  ending_state = state;
  handle(SIGINT, stop);
  handle(SIGTERM, stop);
  return LUA_OK;
}

void bridge_begin_farewell(bridge_state *state) {
  bridge_pause_time_limit();
  if (!state->says_farewell) return;
  state->says_farewell = false;
  bridge_end_in_time();
  bridge_withdraw_stop(state, bridge_reason_end);
}

void bridge_end_farewell(void) { bridge_resume_time_limit(); }
