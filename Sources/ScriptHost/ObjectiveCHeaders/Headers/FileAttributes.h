// Lists of attributes of files, and copies of files with them, declared only.
#ifndef HOOKHOST_FILE_ATTRIBUTES_H
#define HOOKHOST_FILE_ATTRIBUTES_H
#include <hookhost/CLibrary.h>

typedef uint32_t attrgroup_t;
struct attrlist {
  u_short bitmapcount;
  uint16_t reserved;
  attrgroup_t commonattr, volattr, dirattr, fileattr, forkattr;
};
typedef struct attribute_set {
  attrgroup_t commonattr, volattr, dirattr, fileattr, forkattr;
} attribute_set_t;
typedef struct attrreference { int32_t attr_dataoffset; uint32_t attr_length; } attrreference_t;
#define ATTR_BIT_MAP_COUNT 5
#define FSOPT_NOFOLLOW 0x00000001
#define FSOPT_REPORT_FULLSIZE 0x00000004
#define FSOPT_PACK_INVAL_ATTRS 0x00000008
#define ATTR_CMN_NAME 0x00000001
#define ATTR_CMN_DEVID 0x00000002
#define ATTR_CMN_OBJTYPE 0x00000008
#define ATTR_CMN_CRTIME 0x00000200
#define ATTR_CMN_MODTIME 0x00000400
#define ATTR_CMN_CHGTIME 0x00000800
#define ATTR_CMN_ACCTIME 0x00001000
#define ATTR_CMN_BKUPTIME 0x00002000
#define ATTR_CMN_FNDRINFO 0x00004000
#define ATTR_CMN_FILEID 0x02000000
#define ATTR_CMN_ERROR 0x20000000
#define ATTR_CMN_RETURNED_ATTRS 0x80000000
#define ATTR_VOL_INFO 0x80000000
#define ATTR_VOL_SIZE 0x00000004
#define ATTR_VOL_SPACEFREE 0x00000008
#define ATTR_VOL_SPACEAVAIL 0x00000010
#define ATTR_VOL_UUID 0x00040000
#define ATTR_DIR_ENTRYCOUNT 0x00000002
#define ATTR_FILE_TOTALSIZE 0x00000002
#define ATTR_FILE_ALLOCSIZE 0x00000004
#define ATTR_FILE_DATALENGTH 0x00000200
typedef uint32_t fsobj_type_t;
enum vtype { VNON, VREG, VDIR, VBLK, VCHR, VLNK, VSOCK, VFIFO, VBAD, VSTR, VCPLX };
int getattrlist(const char *path, void *list, void *buffer, size_t size, unsigned int options);
int setattrlist(const char *path, void *list, void *buffer, size_t size, unsigned int options);
int fgetattrlist(int file, void *list, void *buffer, size_t size, unsigned int options);
int fsetattrlist(int file, void *list, void *buffer, size_t size, unsigned int options);
int getattrlistbulk(int folder, void *list, void *buffer, size_t size, uint64_t options);

typedef struct _copyfile_state *copyfile_state_t;
typedef uint32_t copyfile_flags_t;
#define COPYFILE_ACL 1
#define COPYFILE_STAT 2
#define COPYFILE_XATTR 4
#define COPYFILE_DATA 8
#define COPYFILE_SECURITY (COPYFILE_STAT | COPYFILE_ACL)
#define COPYFILE_METADATA (COPYFILE_SECURITY | COPYFILE_XATTR)
#define COPYFILE_ALL (COPYFILE_METADATA | COPYFILE_DATA)
#define COPYFILE_RECURSIVE (1 << 15)
#define COPYFILE_EXCL (1 << 17)
#define COPYFILE_NOFOLLOW ((1 << 18) | (1 << 19))
#define COPYFILE_MOVE (1 << 20)
#define COPYFILE_UNLINK (1 << 21)
#define COPYFILE_CLONE (1 << 24)
copyfile_state_t copyfile_state_alloc(void);
int copyfile_state_free(copyfile_state_t state);
int copyfile(const char *from, const char *to, copyfile_state_t state, copyfile_flags_t flags);
int fcopyfile(int from, int to, copyfile_state_t state, copyfile_flags_t flags);

#endif
