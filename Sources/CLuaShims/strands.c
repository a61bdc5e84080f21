#define _GNU_SOURCE  // for sched_getcpu, pthread_setaffinity_np

#include "strands.h"

#include <errno.h>
#include <lauxlib.h>
#include <linux/futex.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "running_threads.h"
#include "tail_calls.h"

// As much as a main thread usually has; only what is used takes memory.
enum { STACK_SIZE = 8 << 20 };

// The strand of this system thread, for the signal handler.
static _Thread_local bridge_strand *volatile own_strand;

// MARK: The baton

static void wait_for_baton(bridge_strand *strand) {
  while (__atomic_exchange_n(&strand->baton, 0, __ATOMIC_SEQ_CST) == 0)
    syscall(SYS_futex, &strand->baton, FUTEX_WAIT_PRIVATE, 0, NULL, NULL, 0);
}

static void hand_over(bridge_strand *strand) {
  strand->state->running_strand = strand;
  __atomic_store_n(&strand->baton, 1, __ATOMIC_SEQ_CST);
  syscall(SYS_futex, &strand->baton, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}

// MARK: What belongs to the running strand

// The fields of a state that tell about running calls.
typedef struct running_calls {
  bool lua_is_running, collector_runs, stack_was_full, origin_noted, origin_passes;
  int32_t callbacks_running, calls_running, values_below, resumed_count;
  const void *tail_frame;
  lua_State *resumed[];
} running_calls;

static running_calls *take_calls(bridge_state *state) {
  int32_t count = state->resumed_count;
  running_calls *calls = malloc(sizeof *calls + (size_t)count * sizeof(lua_State *));
  if (calls == NULL) abort();
  *calls = (running_calls){
      state->lua_is_running,    state->collector_runs, state->stack_was_full,
      state->origin_noted,      state->origin_passes,  state->callbacks_running,
      state->calls_running,     state->values_below,   count,
      state->tail_frame,
  };
  for (int32_t i = 0; i < count; i++) calls->resumed[i] = state->resumed[i];
  return calls;
}

static void put_calls(bridge_state *state, const running_calls *calls) {
  state->lua_is_running = calls->lua_is_running;
  state->collector_runs = calls->collector_runs;
  state->stack_was_full = calls->stack_was_full;
  state->origin_noted = calls->origin_noted;
  state->origin_passes = calls->origin_passes;
  state->callbacks_running = calls->callbacks_running;
  state->calls_running = calls->calls_running;
  state->values_below = calls->values_below;
  for (int32_t i = 0; i < calls->resumed_count; i++) state->resumed[i] = calls->resumed[i];
  state->resumed_count = calls->resumed_count;
  state->tail_frame = calls->tail_frame;
}

// A limit may have been reached while another strand ran.
static void begin_running(bridge_strand *strand) {
  bridge_state *state = strand->state;
  state->base_thread = strand->L;
  bridge_renew_hooks(state);
}

void bridge_pass_baton(bridge_strand *strand) {
  bridge_state *state = strand->state;
  bridge_strand *own = state->running_strand;
  if (own == strand) return;
  running_calls *calls = take_calls(state);
  hand_over(strand);
  wait_for_baton(own);
  put_calls(state, calls);
  free(calls);
  begin_running(own);
}

bool bridge_running_strand_ends(bridge_state *state) {
  return state->running_strand != NULL && state->running_strand->ends;
}

// MARK: Hooks

static void look_for_hooks(int signal_number) {
  (void)signal_number;
  bridge_strand *own = own_strand;
  if (own != NULL) bridge_renew_hooks(own->state);
}

bool bridge_forward_hooks(bridge_state *state) {
  bridge_strand *running = state->running_strand;
  if (running == NULL || pthread_equal(running->thread, pthread_self())) return false;
  pthread_kill(running->thread, SIGURG);
  return true;
}

// Signals go to the main thread, which forwards what concerns the one that runs.
static void set_signals(void) {
  sigset_t blocked;
  sigfillset(&blocked);
  static const int own[] = {SIGURG, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTRAP};
  for (size_t i = 0; i < sizeof own / sizeof *own; i++) sigdelset(&blocked, own[i]);
  pthread_sigmask(SIG_SETMASK, &blocked, NULL);
}

// MARK: One processor

// System threads keep to the processor of the first one; the main thread only while it has company.
static void keep_to_processor(bridge_state *state, bool keeps) {
  if (keeps) {
    if (state->processor == 0) state->processor = sched_getcpu() + 1;
    if (state->processor <= 0) return;
    pthread_getaffinity_np(pthread_self(), sizeof(cpu_set_t), state->own_processors);
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET((size_t)state->processor - 1, &one);
    pthread_setaffinity_np(pthread_self(), sizeof one, &one);
  } else if (state->processor > 0) {
    pthread_setaffinity_np(
        state->main_strand->thread, sizeof(cpu_set_t), state->own_processors);
  }
}

// MARK: Strands

static int run_body(lua_State *L) {
  bridge_strand *strand = lua_touserdata(L, 1);
  lua_settop(L, 0);
  begin_running(strand);
  strand->next_running = strand->state->client.run_strand(strand->body, L);
  // A hook that raises here would say nothing of the body, which has ended.
  strand->state->base_thread = NULL;
  lua_sethook(L, NULL, 0, 0);
  return 0;
}

// Runs the body at the base of its Lua thread, under a protected call as everything that Lua runs,
// and answers who gets the baton.
static bridge_strand *run(bridge_strand *strand) {
  bridge_state *state = strand->state;
  lua_State *L = strand->L;
  static const running_calls none;
  put_calls(state, &none);
  strand->next_running = NULL;
  // A limit is for the body to hear of: it has to begin, and to end. So no signal sets a hook before.
  state->base_thread = NULL;
  lua_sethook(L, NULL, 0, 0);
  lua_pushcfunction(L, run_body);
  lua_pushlightuserdata(L, strand);
  lua_pcall(L, 1, 0, 0);
  bridge_strand *next = strand->next_running != NULL ? strand->next_running : state->main_strand;
  lua_settop(L, 0);
  strand->body = NULL;
  strand->ends = false;
  strand->next_idle = state->idle_strands;
  state->idle_strands = strand;
  if (--state->live_strands == 0) keep_to_processor(state, false);
  return next;
}

void bridge_title_strand(bridge_strand *strand, const char *title) {
  size_t length = strnlen(title, sizeof strand->title - 1);
  // A character of several bytes is left out as a whole.
  while (length > 0 && ((unsigned char)title[length] & 0xc0) == 0x80) length--;
  memcpy(strand->title, title, length);
  strand->title[length] = '\0';
}

const char *bridge_title_of_base(bridge_state *state, lua_CFunction function) {
  if (function != run_body || state->running_strand == NULL) return NULL;
  const char *title = state->running_strand->title;
  return *title == '\0' ? NULL : title;
}

static void *work(void *argument) {
  bridge_strand *strand = argument;
  own_strand = strand;
  set_signals();
  wait_for_baton(strand);
  if (!strand->quits) bridge_watch_tail_calls_here(strand->state);
  while (!strand->quits) {
    hand_over(run(strand));
    wait_for_baton(strand);
  }
  bridge_stop_watching_here();
  return NULL;
}

static bridge_strand *add_strand(bridge_state *state, lua_State *L) {
  bridge_strand *strand = calloc(1, sizeof *strand);
  if (strand == NULL) return NULL;
  strand->state = state;
  strand->L = L;
  return strand;
}

bridge_strand *bridge_main_strand(bridge_state *state) {
  if (state->main_strand != NULL) return state->main_strand;
  cpu_set_t *processors = calloc(1, sizeof *processors);
  bridge_strand *strand = add_strand(state, state->main_thread);
  if (strand == NULL || processors == NULL) {
    free(processors);
    free(strand);
    return NULL;
  }
  strand->thread = pthread_self();
  own_strand = strand;
  struct sigaction action = {.sa_handler = look_for_hooks, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(SIGURG, &action, NULL);
  state->own_processors = processors;
  state->base_thread = state->main_thread;
  state->running_strand = strand;
  state->main_strand = strand;
  return strand;
}

// Makes a strand with a system thread, which waits for the baton.
static bridge_strand *start_strand(bridge_state *state, lua_State *L) {
  bridge_strand *strand = add_strand(state, NULL);
  if (strand == NULL) return NULL;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, STACK_SIZE);
  int error = pthread_create(&strand->thread, &attributes, work, strand);
  pthread_attr_destroy(&attributes);
  if (error != 0) {
    free(strand);
    errno = error;
    return NULL;
  }
  strand->L = lua_newthread(L);             // stack: … thread
  lua_rawsetp(L, LUA_REGISTRYINDEX, strand);  // stack: …
  strand->next_made = state->made_strands;
  state->made_strands = strand;
  return strand;
}

bridge_strand *bridge_make_strand(lua_State *L, void *body) {
  bridge_state *state = bridge_state_of(L);
  if (state->is_closing || bridge_main_strand(state) == NULL || !lua_checkstack(L, 2)) {
    errno = ENOMEM;
    return NULL;
  }
  if (state->live_strands == 0) keep_to_processor(state, true);
  bridge_strand *strand = state->idle_strands;
  if (strand != NULL)
    state->idle_strands = strand->next_idle;
  else
    strand = start_strand(state, L);
  if (strand == NULL) {
    if (state->live_strands == 0) keep_to_processor(state, false);
    return NULL;
  }
  state->live_strands++;
  strand->body = body;
  return strand;
}

void bridge_free_strands(bridge_state *state) {
  bridge_strand *strand = state->made_strands;
  while (strand != NULL) {
    bridge_strand *next = strand->next_made;
    // One that has not ended stays where it waits: its frames cannot be taken back.
    if (strand->body == NULL) {
      strand->quits = true;
      __atomic_store_n(&strand->baton, 1, __ATOMIC_SEQ_CST);
      syscall(SYS_futex, &strand->baton, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
      pthread_join(strand->thread, NULL);
      free(strand);
    }
    strand = next;
  }
  state->made_strands = NULL;
  state->idle_strands = NULL;
  if (own_strand == state->main_strand) own_strand = NULL;
  free(state->main_strand);
  state->main_strand = NULL;
  state->running_strand = NULL;
  free(state->own_processors);
  state->own_processors = NULL;
}
