// The attributes of terminals. No descriptor is a terminal here.
#ifndef HOOKHOST_TERMINALS_H
#define HOOKHOST_TERMINALS_H
#include <hookhost/CLibrary.h>

typedef unsigned long tcflag_t, speed_t;
typedef unsigned char cc_t;
#define NCCS 20
struct termios {
  tcflag_t c_iflag, c_oflag, c_cflag, c_lflag;
  cc_t c_cc[NCCS];
  speed_t c_ispeed, c_ospeed;
};
struct winsize { unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel; };
enum {
  VEOF, VEOL, VEOL2, VERASE, VWERASE, VKILL, VREPRINT, VINTR = 8, VQUIT, VSUSP, VDSUSP, VSTART, VSTOP,
  VLNEXT, VDISCARD, VMIN, VTIME, VSTATUS
};
enum {
  IGNBRK = 0x1, BRKINT = 0x2, IGNPAR = 0x4, PARMRK = 0x8, INPCK = 0x10, ISTRIP = 0x20, INLCR = 0x40,
  IGNCR = 0x80, ICRNL = 0x100, IXON = 0x200, IXOFF = 0x400, IXANY = 0x800, IMAXBEL = 0x2000,
  OPOST = 0x1, ONLCR = 0x2,
  CSIZE = 0x300, CS5 = 0, CS6 = 0x100, CS7 = 0x200, CS8 = 0x300, CSTOPB = 0x400, CREAD = 0x800,
  PARENB = 0x1000, PARODD = 0x2000, HUPCL = 0x4000, CLOCAL = 0x8000, CRTSCTS = 0x30000,
  ECHOKE = 0x1, ECHOE = 0x2, ECHOK = 0x4, ECHO = 0x8, ECHONL = 0x10, ECHOCTL = 0x40, ISIG = 0x80,
  ICANON = 0x100, IEXTEN = 0x400, TOSTOP = 0x400000, FLUSHO = 0x800000, NOFLSH = 0x80000000,
  TCSANOW = 0, TCSADRAIN = 1, TCSAFLUSH = 2, TCIFLUSH = 1, TCOFLUSH = 2, TCIOFLUSH = 3,
  B0 = 0, B1200 = 1200, B2400 = 2400, B4800 = 4800, B9600 = 9600, B19200 = 19200, B38400 = 38400,
  B57600 = 57600, B115200 = 115200, B230400 = 230400
};
#define TIOCGWINSZ 0x40087468
#define TIOCSWINSZ 0x80087467
#define TIOCEXCL 0x2000740d
#define TIOCNXCL 0x2000740e
int tcgetattr(int file, struct termios *attributes);
int tcsetattr(int file, int when, const struct termios *attributes);
int tcflush(int file, int queue);
int tcdrain(int file);
speed_t cfgetispeed(const struct termios *attributes);
speed_t cfgetospeed(const struct termios *attributes);
int cfsetispeed(struct termios *attributes, speed_t speed);
int cfsetospeed(struct termios *attributes, speed_t speed);
int cfsetspeed(struct termios *attributes, speed_t speed);
void cfmakeraw(struct termios *attributes);

#endif
