#include "namespace_counter.h"

bool enter_namespaces(namespace_counter *counter, int count) {
  counter->depth++;
  if (count == 0) return true;
  if (count > most_open_namespaces - counter->open_namespaces) return false;
  counter->open_namespaces += count;
  counter->scopes[counter->open_scopes].depth = counter->depth;
  counter->scopes[counter->open_scopes++].count = count;
  return true;
}

void leave_namespaces(namespace_counter *counter) {
  int last = counter->open_scopes - 1;
  if (last >= 0 && counter->scopes[last].depth == counter->depth) {
    counter->open_namespaces -= counter->scopes[last].count;
    counter->open_scopes = last;
  }
  counter->depth--;
}
