#ifndef IDENTITIES_H
#define IDENTITIES_H

#include <stdbool.h>
#include <stddef.h>

// Assigns numbers to keys of two words: an open-addressing hash table.
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

// Returns the number of a key, from 0, and whether it is a new one.
int identity_number(identities *table, identity key, bool *is_new);

void identities_free(identities *table);

#endif
