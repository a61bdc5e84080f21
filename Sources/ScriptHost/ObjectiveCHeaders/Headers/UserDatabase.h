// The users and groups of the system: those of a device, which are fixed.
#ifndef HOOKHOST_USER_DATABASE_H
#define HOOKHOST_USER_DATABASE_H
#include <hookhost/CLibrary.h>

struct passwd {
  char *pw_name, *pw_passwd;
  uid_t pw_uid;
  gid_t pw_gid;
  time_t pw_change;
  char *pw_class, *pw_gecos, *pw_dir, *pw_shell;
  time_t pw_expire;
};
struct passwd *getpwuid(uid_t user);
struct passwd *getpwnam(const char *name);
int getpwuid_r(
  uid_t user, struct passwd *entry, char *buffer, size_t size, struct passwd **result);
int getpwnam_r(
  const char *name, struct passwd *entry, char *buffer, size_t size, struct passwd **result);
struct passwd *getpwent(void);
void setpwent(void);
void endpwent(void);

struct group {
  char *gr_name, *gr_passwd;
  gid_t gr_gid;
  char **gr_mem;
};
struct group *getgrgid(gid_t group);
struct group *getgrnam(const char *name);
struct group *getgrent(void);
void setgrent(void);
void endgrent(void);

#endif
