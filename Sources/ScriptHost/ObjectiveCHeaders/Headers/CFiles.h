// File descriptors, directories and file attributes; NSFileManager uses the same files.
#ifndef HOOKHOST_C_FILES_H
#define HOOKHOST_C_FILES_H
#include <hookhost/CTypes.h>

#define O_RDONLY 0
#define O_WRONLY 1
#define O_RDWR 2
#define O_ACCMODE 3
#define O_NONBLOCK 4
#define O_APPEND 8
#define O_CREAT 0x200
#define O_EVTONLY 0x8000
#define O_TRUNC 0x400
#define O_EXCL 0x800
#define O_CLOEXEC 0x1000000
#define LOCK_SH 1
#define LOCK_EX 2
#define LOCK_NB 4
#define LOCK_UN 8
int open(const char *path, int flags, ...);
int open_dprotected_np(const char *path, int flags, int protection, int options, ...);
int creat(const char *path, mode_t mode);
off_t lseek(int file, off_t offset, int from);
ssize_t pread(int file, void *memory, size_t size, off_t offset);
ssize_t pwrite(int file, const void *memory, size_t size, off_t offset);
#define F_DUPFD 0
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define F_FULLFSYNC 51
#define F_NOCACHE 48
#define F_SETNOSIGPIPE 73
#define FD_CLOEXEC 1
#define FD_SETSIZE 1024
typedef struct fd_set { int fds_bits[FD_SETSIZE / 32]; } fd_set;
#define FD_ZERO(set) ((void)memset((set), 0, sizeof(fd_set)))
#define FD_SET(file, set) ((void)((set)->fds_bits[(file) / 32] |= (int)(1u << ((file) % 32))))
#define FD_CLR(file, set) ((void)((set)->fds_bits[(file) / 32] &= ~(int)(1u << ((file) % 32))))
#define FD_ISSET(file, set) (((set)->fds_bits[(file) / 32] & (int)(1u << ((file) % 32))) != 0)
struct timeval;
int select(
  int count, fd_set *reading, fd_set *writing, fd_set *failing, struct timeval *timeout);
int fcntl(int file, int command, ...);
int pipe(int files[2]);
struct iovec {
  void *iov_base;
  size_t iov_len;
};
ssize_t readv(int file, const struct iovec *parts, int count);
ssize_t writev(int file, const struct iovec *parts, int count);
int ftruncate(int file, off_t size);
int truncate(const char *path, off_t size);
int fsync(int file);
int flock(int file, int operation);
int mkstemp(char *name);
int mkstemps(char *name, int suffix);
char *mkdtemp(char *name);

typedef uint16_t nlink_t;
typedef int32_t blksize_t;
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
  uint32_t st_flags, st_gen;
  int32_t st_lspare;
  int64_t st_qspare[2];
};
#define st_atime st_atimespec.tv_sec
#define st_mtime st_mtimespec.tv_sec
#define st_ctime st_ctimespec.tv_sec
#define st_birthtime st_birthtimespec.tv_sec
#define S_IFMT 0170000
#define S_IFIFO 0010000
#define S_IFCHR 0020000
#define S_IFDIR 0040000
#define S_IFBLK 0060000
#define S_IFREG 0100000
#define S_IFLNK 0120000
#define S_IFSOCK 0140000
#define S_ISDIR(mode) (((mode) & S_IFMT) == S_IFDIR)
#define S_ISREG(mode) (((mode) & S_IFMT) == S_IFREG)
#define S_ISLNK(mode) (((mode) & S_IFMT) == S_IFLNK)
#define S_ISCHR(mode) (((mode) & S_IFMT) == S_IFCHR)
#define S_ISBLK(mode) (((mode) & S_IFMT) == S_IFBLK)
#define S_ISFIFO(mode) (((mode) & S_IFMT) == S_IFIFO)
#define S_ISSOCK(mode) (((mode) & S_IFMT) == S_IFSOCK)
#define S_ISUID 04000
#define S_ISGID 02000
#define S_ISVTX 01000
#define S_IRWXU 0700
#define S_IRUSR 0400
#define S_IWUSR 0200
#define S_IXUSR 0100
#define S_IRWXG 0070
#define S_IRGRP 0040
#define S_IWGRP 0020
#define S_IXGRP 0010
#define S_IRWXO 0007
#define S_IROTH 0004
#define S_IWOTH 0002
#define S_IXOTH 0001
int stat(const char *path, struct stat *result);
int lstat(const char *path, struct stat *result);
int fstat(int file, struct stat *result);
int chmod(const char *path, mode_t mode);
struct utimbuf { time_t actime, modtime; };
int utime(const char *path, const struct utimbuf *times);
int utimes(const char *path, const struct timeval times[2]);
int lutimes(const char *path, const struct timeval times[2]);
int futimes(int file, const struct timeval times[2]);
mode_t umask(mode_t mask);
int mkdir(const char *path, mode_t mode);
int rmdir(const char *path);
int symlink(const char *target, const char *path);
ssize_t readlink(const char *path, char *to, size_t size);
char *realpath(const char *path, char *to);

typedef struct hookhost_folder DIR;
struct dirent {
  ino_t d_ino;
  uint64_t d_seekoff;
  uint16_t d_reclen, d_namlen;
  uint8_t d_type;
  char d_name[1024];
};
#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10
DIR *opendir(const char *path);
struct dirent *readdir(DIR *folder);
void rewinddir(DIR *folder);
long telldir(DIR *folder);
void seekdir(DIR *folder, long place);
int closedir(DIR *folder);

typedef off_t fpos_t;
FILE *fdopen(int file, const char *mode);
FILE *freopen(const char *path, const char *mode, FILE *file);
FILE *tmpfile(void);
void rewind(FILE *file);
void clearerr(FILE *file);
int fseeko(FILE *file, off_t offset, int from);
off_t ftello(FILE *file);
int fgetpos(FILE *file, fpos_t *place);
int fsetpos(FILE *file, const fpos_t *place);
int getc(FILE *file);
int ungetc(int byte, FILE *file);
void setbuf(FILE *file, char *memory);
int setlinebuf(FILE *file);
ssize_t getdelim(char **line, size_t *room, int delimiter, FILE *file);
ssize_t getline(char **line, size_t *room, FILE *file);
// Extended attributes (sys/xattr.h), which NSFileManager stores in NSFileExtendedAttributes.
#define XATTR_NOFOLLOW 0x1
#define XATTR_CREATE 0x2
#define XATTR_REPLACE 0x4
#define XATTR_MAXNAMELEN 127
ssize_t getxattr(
  const char *path, const char *name, void *value, size_t size, uint32_t position, int options);
int setxattr(
  const char *path, const char *name, const void *value, size_t size, uint32_t position,
  int options);
int removexattr(const char *path, const char *name, int options);
ssize_t listxattr(const char *path, char *names, size_t size, int options);
ssize_t fgetxattr(
  int file, const char *name, void *value, size_t size, uint32_t position, int options);
int fsetxattr(
  int file, const char *name, const void *value, size_t size, uint32_t position, int options);
int fremovexattr(int file, const char *name, int options);
ssize_t flistxattr(int file, char *names, size_t size, int options);

// File systems (sys/mount.h).
#define MNT_RDONLY 0x1
#define MNT_WAIT 1
#define MNT_NOWAIT 2
#define MFSTYPENAMELEN 16
typedef struct fsid { int32_t val[2]; } fsid_t;
struct statfs {
  uint32_t f_bsize;
  int32_t f_iosize;
  uint64_t f_blocks, f_bfree, f_bavail, f_files, f_ffree;
  fsid_t f_fsid;
  uid_t f_owner;
  uint32_t f_type, f_flags, f_fssubtype;
  char f_fstypename[MFSTYPENAMELEN], f_mntonname[MAXPATHLEN], f_mntfromname[MAXPATHLEN];
};
int statfs(const char *path, struct statfs *result);
int fstatfs(int file, struct statfs *result);
int getmntinfo(struct statfs **systems, int flags);

#define ESRCH 3
#define ENXIO 6
#define E2BIG 7
#define ENOEXEC 8
#define ECHILD 10
#define EDEADLK 11
#define EFAULT 14
#define EXDEV 18
#define ENODEV 19
#define ENFILE 23
#define EMFILE 24
#define ENOTTY 25
#define EFBIG 27
#define ENOSPC 28
#define ESPIPE 29
#define EROFS 30
#define EMLINK 31
#define EPIPE 32
#define EDOM 33
#define EWOULDBLOCK EAGAIN
#define EINPROGRESS 36
#define EALREADY 37
#define ENOTSUP 45
#define ECONNRESET 54
#define EPROTONOSUPPORT 43
#define EADDRINUSE 48
#define EADDRNOTAVAIL 49
#define ENETDOWN 50
#define ENETUNREACH 51
#define ENETRESET 52
#define ECONNABORTED 53
#define ENOBUFS 55
#define EISCONN 56
#define ESHUTDOWN 58
#define ETOOMANYREFS 59
#define EHOSTDOWN 64
#define EHOSTUNREACH 65
#define EBADMSG 94
#define EPROTO 100
#define ETIME 101
#define ENOTCONN 57
#define ECONNREFUSED 61
#define ELOOP 62
#define ENAMETOOLONG 63
#define ENOTEMPTY 66
#define ENOSYS 78
#define EOVERFLOW 84
#define ECANCELED 89
#define EILSEQ 92
#define ENOATTR 93

#define PROT_NONE 0
#define PROT_READ 1
#define PROT_WRITE 2
#define PROT_EXEC 4
#define MAP_SHARED 1
#define MAP_PRIVATE 2
#define MAP_FIXED 0x10
#define MAP_FILE 0
#define MAP_ANON 0x1000
#define MAP_ANONYMOUS MAP_ANON
#define MAP_FAILED ((void *)-1)
#define MS_ASYNC 1
#define MS_INVALIDATE 2
#define MS_SYNC 0x10
#define MADV_NORMAL 0
#define MADV_SEQUENTIAL 2
#define MADV_WILLNEED 3
#define MADV_DONTNEED 4
void *mmap(void *place, size_t size, int protection, int flags, int file, off_t offset);
int munmap(void *place, size_t size);
int mprotect(void *place, size_t size, int protection);
int msync(void *place, size_t size, int flags);
int madvise(void *place, size_t size, int advice);
int mlock(const void *place, size_t size);
int munlock(const void *place, size_t size);
#define WIFEXITED(status) (((status) & 0177) == 0)
#define WEXITSTATUS(status) (((status) >> 8) & 0377)
#define WIFSTOPPED(status) (((status) & 0177) == 0177)
#define WIFSIGNALED(status) (!WIFSTOPPED(status) && !WIFEXITED(status))
#define WTERMSIG(status) ((status) & 0177)
#define WSTOPSIG(status) ((status) >> 8)
#define WCOREDUMP(status) ((status) & 0200)
#define WNOHANG 1
#define WUNTRACED 2
struct rusage;
pid_t wait(int *status);
pid_t waitpid(pid_t process, int *status, int options);
pid_t wait3(int *status, int options, struct rusage *usage);
pid_t wait4(pid_t process, int *status, int options, struct rusage *usage);

#endif
