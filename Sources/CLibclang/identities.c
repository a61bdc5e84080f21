#include "identities.h"

#include <stdlib.h>

static size_t place_of(const identities *table, identity key) {
  size_t mask = table->capacity - 1;
  size_t place = (key.words[0] * 31 + key.words[1]) * 0x9E3779B97F4A7C15u >> 20 & mask;
  while (table->slots[place].number >= 0 && (table->slots[place].key.words[0] != key.words[0] ||
                                             table->slots[place].key.words[1] != key.words[1]))
    place = (place + 1) & mask;
  return place;
}

static void grow(identities *table) {
  identities old = *table;
  table->capacity = old.capacity == 0 ? 1024 : old.capacity * 2;
  table->slots = malloc(table->capacity * sizeof *table->slots);
  if (table->slots == NULL) abort();
  for (size_t i = 0; i < table->capacity; i++) table->slots[i].number = -1;
  for (size_t i = 0; i < old.capacity; i++)
    if (old.slots[i].number >= 0)
      table->slots[place_of(table, old.slots[i].key)] = old.slots[i];
  free(old.slots);
}

int identity_number(identities *table, identity key, bool *is_new) {
  if ((size_t)table->count * 2 >= table->capacity) grow(table);
  size_t place = place_of(table, key);
  *is_new = table->slots[place].number < 0;
  if (*is_new) {
    table->slots[place].key = key;
    table->slots[place].number = table->count++;
  }
  return table->slots[place].number;
}

void identities_free(identities *table) { free(table->slots); }
