// The compression of zlib.h, declared only.
#ifndef HOOKHOST_COMPRESSION_H
#define HOOKHOST_COMPRESSION_H
#include <hookhost/CTypes.h>

// As in zconf.h, for compilers without prototypes.
#ifndef OF
#define OF(arguments) arguments
#endif
// As in zconf.h, for sources whose input is constant.
#if defined(ZLIB_CONST) && !defined(z_const)
#define z_const const
#else
#define z_const
#endif
#define z_off_t off_t
#define FAR
#define ZEXPORT
#define ZEXPORTVA
#define ZEXTERN extern
typedef unsigned char Byte, Bytef;
typedef char charf;
typedef int intf;
typedef unsigned int uInt, uIntf, z_crc_t;
typedef unsigned long uLong, uLongf;
typedef void *voidp, *voidpf;
typedef voidpf (*alloc_func)(voidpf, unsigned, unsigned);
typedef void (*free_func)(voidpf, voidpf);
typedef const void *voidpc;
typedef struct z_stream_s {
  z_const Bytef *next_in;
  uInt avail_in;
  uLong total_in;
  Bytef *next_out;
  uInt avail_out;
  uLong total_out;
  char *msg;
  voidpf state, zalloc, zfree, opaque;
  int data_type;
  uLong adler, reserved;
} z_stream;
typedef z_stream *z_streamp;
typedef struct gzFile_s *gzFile;
#define Z_NULL 0
enum { Z_NO_FLUSH, Z_PARTIAL_FLUSH, Z_SYNC_FLUSH, Z_FULL_FLUSH, Z_FINISH, Z_BLOCK, Z_TREES };
enum { Z_OK = 0, Z_STREAM_END = 1, Z_NEED_DICT = 2, Z_ERRNO = -1, Z_STREAM_ERROR = -2,
  Z_DATA_ERROR = -3, Z_MEM_ERROR = -4, Z_BUF_ERROR = -5, Z_VERSION_ERROR = -6 };
enum { Z_DEFAULT_COMPRESSION = -1, Z_NO_COMPRESSION = 0, Z_BEST_SPEED = 1, Z_BEST_COMPRESSION = 9 };
enum { Z_DEFAULT_STRATEGY = 0, Z_FILTERED, Z_HUFFMAN_ONLY, Z_RLE, Z_FIXED };
enum { Z_BINARY, Z_TEXT, Z_ASCII = Z_TEXT, Z_UNKNOWN };
enum { Z_DEFLATED = 8, MAX_WBITS = 15, MAX_MEM_LEVEL = 9 };
int deflateInit(z_streamp stream, int level);
int deflateInit2(z_streamp stream, int level, int method, int bits, int memory, int strategy);
int deflate(z_streamp stream, int flush);
int deflateEnd(z_streamp stream);
uLong deflateBound(z_streamp stream, uLong size);
int inflateInit(z_streamp stream);
int inflateInit2(z_streamp stream, int bits);
int inflate(z_streamp stream, int flush);
int inflateEnd(z_streamp stream);
int inflateReset(z_streamp stream);
int deflateReset(z_streamp stream);
int compress2(Bytef *to, uLongf *room, const Bytef *from, uLong size, int level);
const char *zlibVersion(void);
int compress(Bytef *to, uLongf *room, const Bytef *from, uLong size);
int uncompress(Bytef *to, uLongf *room, const Bytef *from, uLong size);
uLong compressBound(uLong size);
uLong crc32(uLong sum, const Bytef *bytes, uInt size);
uLong adler32(uLong sum, const Bytef *bytes, uInt size);
gzFile gzopen(const char *path, const char *mode);
gzFile gzdopen(int file, const char *mode);
int gzbuffer(gzFile file, unsigned size);
int gzread(gzFile file, voidp bytes, unsigned size);
int gzwrite(gzFile file, voidpc bytes, unsigned size);
int gzprintf(gzFile file, const char *format, ...);
int gzputs(gzFile file, const char *text);
char *gzgets(gzFile file, char *text, int size);
int gzputc(gzFile file, int byte);
int gzgetc(gzFile file);
int gzungetc(int byte, gzFile file);
int gzflush(gzFile file, int flush);
z_off_t gzseek(gzFile file, z_off_t offset, int from);
int gzrewind(gzFile file);
z_off_t gztell(gzFile file);
int gzeof(gzFile file);
int gzdirect(gzFile file);
int gzclose(gzFile file);
int gzclose_r(gzFile file);
int gzclose_w(gzFile file);
const char *gzerror(gzFile file, int *code);
void gzclearerr(gzFile file);

#endif
