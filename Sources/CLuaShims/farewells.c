#include "farewells.h"

#include <lauxlib.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "interrupts.h"
#include "process_tree.h"
#include "protected_calls.h"
#include "running_threads.h"

// Seconds that a script has to end, and that a farewell may take.
enum { GRACE = 1, FAREWELL = 10 };

// A signal handler is given nothing but the number of its signal.
static bridge_state *volatile ending_state;
static volatile int status_by_force;

static void handle(int signal_number, void (*handler)(int)) {
  struct sigaction action = {.sa_handler = handler};
  sigemptyset(&action.sa_mask);
  sigaction(signal_number, &action, NULL);
}

static void say(const char *text) {
  ssize_t written = write(STDERR_FILENO, text, strlen(text));
  (void)written;
}

// MARK: By force

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
  bridge_pause_time_limit();
  static const int signals[] = {SIGALRM, SIGINT, SIGTERM};
  sigset_t unblocked;
  sigemptyset(&unblocked);
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
    handle(signals[i], give_up);
    sigaddset(&unblocked, signals[i]);
  }
  sigprocmask(SIG_UNBLOCK, &unblocked, NULL);
  alarm(FAREWELL);
  state->client.say_farewell(state->client.owner, exit_status);
  _exit(exit_status);
}

// MARK: Signals

static void raise_end(lua_State *L, lua_Debug *where) {
  (void)where;
  bridge_state *state = bridge_state_of(L);
  if (!state->is_interrupting) {
    lua_sethook(L, NULL, 0, 0);
    return;
  }
  luaL_error(L, state->end_signal == SIGTERM ? "terminated!" : "interrupted!");
}

static void force(int signal_number) {
  (void)signal_number;
  bridge_state *state = ending_state;
  if (state == NULL) return;
  bridge_end_by_force(
      state, state->end_signal == SIGTERM ? "hookhost: terminated\n" : "hookhost: interrupted\n",
      128 + state->end_signal);
}

static void stop(int signal_number) {
  bridge_state *state = ending_state;
  if (state == NULL || state->is_closing) return;
  int earlier = state->end_signal;
  if (earlier == 0) state->end_signal = signal_number;
  if (!state->says_farewell) {
    signal(signal_number, SIG_DFL);
    return;
  }
  if (earlier != 0) force(signal_number);
  if (state->time_is_up) return;
  state->is_interrupting = true;
  bridge_hook_running_threads(state, raise_end);
  handle(SIGALRM, force);
  alarm(GRACE);
}

int bridge_end_with_farewell(bridge_state *state) {
  int status = bridge_track_coroutines(state->main_thread);
  if (status != LUA_OK) return status;
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
  alarm(0);
  state->is_interrupting = false;
  bridge_hook_running_threads(state, NULL);
}

void bridge_end_farewell(void) { bridge_resume_time_limit(); }
