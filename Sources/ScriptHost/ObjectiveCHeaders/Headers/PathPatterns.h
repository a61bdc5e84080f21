// Patterns of paths, and walks over folders.
#ifndef HOOKHOST_PATH_PATTERNS_H
#define HOOKHOST_PATH_PATTERNS_H
#include <hookhost/CLibrary.h>

#define FNM_NOMATCH 1
#define FNM_NOESCAPE 0x01
#define FNM_PATHNAME 0x02
#define FNM_PERIOD 0x04
#define FNM_LEADING_DIR 0x08
#define FNM_CASEFOLD 0x10
int fnmatch(const char *pattern, const char *text, int flags);

typedef struct {
  size_t gl_pathc;
  int gl_matchc;
  size_t gl_offs;
  int gl_flags;
  char **gl_pathv;
} glob_t;
#define GLOB_APPEND 0x0001
#define GLOB_DOOFFS 0x0002
#define GLOB_ERR 0x0004
#define GLOB_MARK 0x0008
#define GLOB_NOCHECK 0x0010
#define GLOB_NOSORT 0x0020
#define GLOB_BRACE 0x0080
#define GLOB_TILDE 0x0800
#define GLOB_NOSPACE (-1)
#define GLOB_ABORTED (-2)
#define GLOB_NOMATCH (-3)
int glob(
  const char *pattern, int flags, int (*error)(const char *path, int number), glob_t *result);
void globfree(glob_t *result);

typedef struct _ftsent {
  struct _ftsent *fts_cycle, *fts_parent, *fts_link;
  long fts_number;
  void *fts_pointer;
  char *fts_accpath, *fts_path;
  int fts_errno, fts_symfd;
  unsigned short fts_pathlen, fts_namelen;
  ino_t fts_ino;
  dev_t fts_dev;
  nlink_t fts_nlink;
  short fts_level;
  unsigned short fts_info, fts_flags, fts_instr;
  struct stat *fts_statp;
  char fts_name[1];
} FTSENT;
typedef struct hookhost_fts FTS;
enum {
  FTS_COMFOLLOW = 1, FTS_LOGICAL = 2, FTS_NOCHDIR = 4, FTS_NOSTAT = 8, FTS_PHYSICAL = 16,
  FTS_SEEDOT = 32, FTS_XDEV = 64
};
enum {
  FTS_D = 1, FTS_DC, FTS_DEFAULT, FTS_DNR, FTS_DOT, FTS_DP, FTS_ERR, FTS_F, FTS_INIT, FTS_NS,
  FTS_NSOK, FTS_SL, FTS_SLNONE
};
enum { FTS_AGAIN = 1, FTS_FOLLOW, FTS_NOINSTR, FTS_SKIP };
FTS *fts_open(
  char *const *paths, int options, int (*compare)(const FTSENT **one, const FTSENT **other));
FTSENT *fts_read(FTS *walk);
int fts_set(FTS *walk, FTSENT *entry, int option);
int fts_close(FTS *walk);

#endif
