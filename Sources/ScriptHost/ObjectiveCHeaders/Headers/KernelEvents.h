// The kernel's event queues, declared only.
#ifndef HOOKHOST_KERNEL_EVENTS_H
#define HOOKHOST_KERNEL_EVENTS_H
#include <hookhost/CLibrary.h>

#define EVFILT_READ (-1)
#define EVFILT_WRITE (-2)
#define EVFILT_AIO (-3)
#define EVFILT_VNODE (-4)
#define EVFILT_PROC (-5)
#define EVFILT_SIGNAL (-6)
#define EVFILT_TIMER (-7)
#define EVFILT_MACHPORT (-8)
#define EVFILT_USER (-10)
#define EV_ADD 0x0001
#define EV_DELETE 0x0002
#define EV_ENABLE 0x0004
#define EV_DISABLE 0x0008
#define EV_ONESHOT 0x0010
#define EV_CLEAR 0x0020
#define EV_RECEIPT 0x0040
#define EV_EOF 0x8000
#define EV_ERROR 0x4000
#define NOTE_DELETE 0x0001
#define NOTE_WRITE 0x0002
#define NOTE_EXTEND 0x0004
#define NOTE_ATTRIB 0x0008
#define NOTE_LINK 0x0010
#define NOTE_RENAME 0x0020
#define NOTE_REVOKE 0x0040
#define NOTE_NONE 0x0080
#define NOTE_EXIT 0x80000000
#define NOTE_TRIGGER 0x01000000
struct kevent {
  uintptr_t ident;
  int16_t filter;
  uint16_t flags;
  uint32_t fflags;
  intptr_t data;
  void *udata;
};
#define EV_SET(event, number, kind, flag, note, value, user) \
  do { \
    struct kevent *hookhost_event = (event); \
    hookhost_event->ident = (number); \
    hookhost_event->filter = (kind); \
    hookhost_event->flags = (flag); \
    hookhost_event->fflags = (note); \
    hookhost_event->data = (value); \
    hookhost_event->udata = (user); \
  } while (0)
int kqueue(void);
int kevent(
  int queue, const struct kevent *changes, int changeCount, struct kevent *events, int eventCount,
  const struct timespec *timeout);

#endif
