// Counts the namespaces that are declared around an element.
//
// libxml2 looks through all of them at each element.

#ifndef CXML_NAMESPACE_COUNTER_H
#define CXML_NAMESPACE_COUNTER_H

#include <stdbool.h>
#include <stddef.h>

enum { most_open_namespaces = 1000 };

/// The open elements that declare namespaces, and the number of those namespaces.
typedef struct namespace_counter {
  size_t depth;
  struct {
    size_t depth;
    int count;
  } scopes[most_open_namespaces];
  int open_scopes, open_namespaces;
} namespace_counter;

/// Enters an element that declares some namespaces; false if more than 1,000 are then open.
bool enter_namespaces(namespace_counter *counter, int count);

/// Leaves the innermost element.
void leave_namespaces(namespace_counter *counter);

#endif
