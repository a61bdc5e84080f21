// Darwin lists the children of a process by a call of the kernel, which signal handlers may use.

#include "process_tree.h"

#if defined(__APPLE__)

#include <libproc.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/event.h>
#include <unistd.h>

enum { most_children = 256, deepest = 32 };

// Orphans belong to the first process, and are found only while their parent runs.
void bridge_adopt_orphans(void) {}

// Ends this process when its parent has ended.
static void *wait_for_parent(void *context) {
  pid_t parent = (pid_t)(intptr_t)context;
  int queue = kqueue();
  struct kevent event;
  EV_SET(&event, (uintptr_t)parent, EVFILT_PROC, EV_ADD | EV_ONESHOT, NOTE_EXIT, 0, NULL);
  // Without a parent of that number, the first call fails: it has ended already.
  if (queue >= 0 && kevent(queue, &event, 1, NULL, 0, NULL) == 0 && getppid() == parent)
    while (kevent(queue, NULL, 0, &event, 1, NULL) < 1) continue;
  kill(getpid(), SIGKILL);
  return NULL;
}

void bridge_end_with_parent(void) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  if (pthread_create(&thread, NULL, wait_for_parent, (void *)(intptr_t)getppid()) == 0)
    pthread_detach(thread);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

// Each process is stopped before its children are listed, so that it cannot start more.
static void end_children(pid_t process, int depth) {
  pid_t children[most_children];
  int count = proc_listchildpids(process, children, sizeof children);
  for (int i = 0; i < count && i < most_children; i++) {
    if (children[i] <= 0) continue;
    kill(children[i], SIGSTOP);
    if (depth < deepest) end_children(children[i], depth + 1);
    kill(children[i], SIGKILL);
  }
}

void bridge_end_descendants(pid_t process) { end_children(process, 0); }

#endif
