#include "interrupts.h"

#include <signal.h>
#include <unistd.h>

#include "protected_calls.h"
#include "running_threads.h"
#include "stops.h"

// A signal handler receives only the number of its signal.
static bridge_state *volatile interruptible_state;

static void interrupt(int signal_number) {
  bridge_state *state = interruptible_state;
  if (state != NULL && state->insists) {
    if (state->stops & bridge_reason_time_limit || state->is_closing) return;
    if (state->stops & bridge_reason_interrupt) {
      static const char text[] =
          "\nhookhost: still in a function of C, which cannot be stopped; Ctrl-\\ ends hookhost\n";
      ssize_t written = write(STDERR_FILENO, text, sizeof text - 1);
      (void)written;
    }
    bridge_stop(state, bridge_reason_interrupt);
    return;
  }
  signal(signal_number, SIG_DFL);
  if (state == NULL || state->stops & bridge_reason_time_limit || state->is_closing) return;
  bridge_stop(state, bridge_reason_interrupt);
}

int bridge_insist_on_interrupts(bridge_state *state) {
  state->insists = true;
  return bridge_track_coroutines(state->main_thread);
}

int bridge_call_interruptibly(lua_State *L, int arguments, int results) {
  bridge_state *outer = interruptible_state;
  interruptible_state = bridge_state_of(L);
  interruptible_state->was_interrupted = false;
  struct sigaction action = {.sa_handler = interrupt}, previous;
  sigemptyset(&action.sa_mask);
  // A program with an exit handler has its own signal handler; but a prompt must survive.
  bool has_own = interruptible_state->has_exit_handler && !interruptible_state->insists;
  if (!has_own) sigaction(SIGINT, &action, &previous);
  int status = bridge_call_explained(L, arguments, results);
  if (!has_own) sigaction(SIGINT, &previous, NULL);
  // The program's outermost call has ended, so nothing is left to stop. Remaining work, such as
  // finalizers, has the grace time.
  bridge_rest_from_stops(interruptible_state);
  bridge_withdraw_stop(interruptible_state, bridge_reason_interrupt);
  interruptible_state = outer;
  return status;
}
