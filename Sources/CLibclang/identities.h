#ifndef IDENTITIES_H
#define IDENTITIES_H

#include <stdbool.h>
#include <stddef.h>

// Numbers for keys that are met again: open addressing, keys of two words.
typedef struct {
  size_t words[2];
} identity;

typedef struct {
  struct {
    identity key;
    int number;
  } *slots;
  size_t capacity;
  int count;
} identities;

// Answers the number of a key, from 0, and whether it is a new one.
int identity_number(identities *table, identity key, bool *is_new);

void identities_free(identities *table);

#endif
