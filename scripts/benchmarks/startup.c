/* Starts two interpreters in turn, each on an empty script, and compares their wall time and the
   memory that was resident at most: startup SUBJECT PEER. Written in C because a parent's memory
   counts for its child until that calls exec, and because the shell takes longer than either. */

#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

enum { rounds = 101 };
static const double time_limit = 2.5, memory_limit = 8;

extern char **environ;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

/* The milliseconds one run takes; its memory goes into `mebibytes`. */
static double run(char *program, double *mebibytes) {
  char *arguments[] = {program, "-e", "", NULL};
  struct rusage usage;
  pid_t child;
  int status;
  double start = now();
  if (posix_spawnp(&child, program, NULL, NULL, arguments, environ) != 0 ||
      wait4(child, &status, 0, &usage) != child || status != 0) {
    fprintf(stderr, "startup: %s did not run\n", program);
    exit(1);
  }
  *mebibytes = (double)usage.ru_maxrss / 1024;
  return now() - start;
}

static int ascending(const void *a, const void *b) {
  double difference = *(const double *)a - *(const double *)b;
  return (difference > 0) - (difference < 0);
}

static double median(double *values) {
  qsort(values, rounds, sizeof *values, ascending);
  return values[rounds / 2];
}

int main(int count, char **arguments) {
  static double subjects[rounds], ratios[rounds], memory[rounds];
  double ignored;
  if (count != 3) return 2;
  run(arguments[1], &ignored);
  run(arguments[2], &ignored);
  for (int round = 0; round < rounds; round++) {
    double peer = run(arguments[2], &ignored);
    subjects[round] = run(arguments[1], &memory[round]);
    ratios[round] = subjects[round] / peer;
  }
  double ratio = median(ratios), resident = median(memory);
  printf("%-46s %8.2f ms %6.2f × %-30s  at most %4.2f  %s\n", "start-up on an empty script",
         median(subjects), ratio, "lua5.4", time_limit, ratio <= time_limit ? "met" : "missed");
  printf("%-46s %7.1f MiB %-39s  at most %4.1f  %s\n", "resident on an empty script", resident, "",
         memory_limit, resident <= memory_limit ? "met" : "missed");
  return 0;
}
