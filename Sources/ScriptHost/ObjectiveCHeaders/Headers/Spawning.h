// Starting other programs, which the sandbox of a device refuses.
#ifndef HOOKHOST_SPAWNING_H
#define HOOKHOST_SPAWNING_H
#include <hookhost/CLibrary.h>

typedef void *posix_spawnattr_t, *posix_spawn_file_actions_t;
#define POSIX_SPAWN_RESETIDS 1
#define POSIX_SPAWN_SETPGROUP 2
#define POSIX_SPAWN_SETSIGDEF 4
#define POSIX_SPAWN_SETSIGMASK 8
int posix_spawn(
  pid_t *process, const char *path, const posix_spawn_file_actions_t *actions,
  const posix_spawnattr_t *attributes, char *const arguments[], char *const environment[]);
int posix_spawnp(
  pid_t *process, const char *file, const posix_spawn_file_actions_t *actions,
  const posix_spawnattr_t *attributes, char *const arguments[], char *const environment[]);
int posix_spawnattr_init(posix_spawnattr_t *attributes);
int posix_spawnattr_destroy(posix_spawnattr_t *attributes);
int posix_spawnattr_setflags(posix_spawnattr_t *attributes, short flags);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *actions);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *actions);
int posix_spawn_file_actions_addclose(posix_spawn_file_actions_t *actions, int file);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *actions, int file, int other);
int posix_spawn_file_actions_addopen(
  posix_spawn_file_actions_t *actions, int file, const char *path, int flags, mode_t mode);

#endif
