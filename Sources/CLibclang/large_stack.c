#include <pthread.h>

#include "CLibclang.h"

// Pages of a stack take memory when they are first used; these are only addresses.
enum { largest = 1 << 30, smallest = 8 << 20 };

typedef struct {
  void (*body)(void *);
  void *context;
} call;

static void *run(void *context) {
  call *wanted = context;
  wanted->body(wanted->context);
  return NULL;
}

void source_run_on_large_stack(void (*body)(void *), void *context) {
  call wanted = {body, context};
  for (size_t size = largest; size >= smallest; size /= 2) {
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_t thread;
    bool is_running = pthread_attr_setstacksize(&attributes, size) == 0 &&
                      pthread_create(&thread, &attributes, run, &wanted) == 0;
    pthread_attr_destroy(&attributes);
    if (!is_running) continue;
    pthread_join(thread, NULL);
    return;
  }
  body(context);
}
