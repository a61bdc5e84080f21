#define _GNU_SOURCE
#include "reader_system.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#if defined(__APPLE__)

#include <pthread.h>
#include <stdint.h>
#include <sys/event.h>

static void *wait_for_parent(void *context) {
  pid_t parent = (pid_t)(intptr_t)context;
  int queue = kqueue();
  struct kevent event;
  EV_SET(&event, (uintptr_t)parent, EVFILT_PROC, EV_ADD | EV_ONESHOT, NOTE_EXIT, 0, NULL);
  if (queue >= 0 && kevent(queue, &event, 1, NULL, 0, NULL) == 0 && getppid() == parent)
    while (kevent(queue, NULL, 0, &event, 1, NULL) < 1) continue;
  _exit(1);
}

void reader_process_end_with(pid_t parent) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, wait_for_parent, (void *)(intptr_t)parent) == 0)
    pthread_detach(thread);
}

bool reader_process_pipe(int ends[2]) {
  if (pipe(ends) != 0) return false;
  for (int i = 0; i < 2; i++) fcntl(ends[i], F_SETFD, FD_CLOEXEC);
  return true;
}

int reader_process_memory_file(void) {
  char path[] = "/tmp/hookhost.XXXXXX";
  int file = mkstemp(path);
  if (file < 0) return -1;
  unlink(path);
  fcntl(file, F_SETFD, FD_CLOEXEC);
  return file;
}

#else

#include <sys/mman.h>
#include <sys/prctl.h>

void reader_process_end_with(pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);
}

bool reader_process_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC) == 0; }

int reader_process_memory_file(void) { return memfd_create("overlay", MFD_CLOEXEC); }

#endif
