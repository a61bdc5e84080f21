// The part of libedit's interface that the line editor uses.
//
// The library is loaded when standard input is a terminal, so its header is not needed to build,
// and its functions are known only as pointers.

#ifndef CLINEEDITOR_LIBEDIT_H
#define CLINEEDITOR_LIBEDIT_H

#include <stdbool.h>
#include <stdio.h>

typedef struct editline EditLine;
typedef struct history History;

// As in libedit.
typedef struct {
  const char *buffer, *cursor, *lastchar;
} LineInfo;
typedef struct {
  int number;
  const char *text;
} HistoryEvent;
enum { EL_EDITOR = 2, EL_BIND = 4, EL_ADDFN = 9, EL_HIST = 10, EL_GETCFN = 13, EL_CLIENTDATA = 14 };
enum { EL_PREP_TERM = 16, EL_REFRESH = 20, EL_PROMPT_ESC = 21 };
enum { H_SETSIZE = 1, H_ENTER = 10 };
enum { CC_REFRESH = 4, CC_ERROR = 6, CC_REDISPLAY = 8 };

// The library's functions; `history_do` is its `history`.
typedef struct {
  void *library;
  EditLine *(*el_init)(const char *, FILE *, FILE *, FILE *);
  void (*el_end)(EditLine *);
  int (*el_set)(EditLine *, int, ...);
  int (*el_get)(EditLine *, int, ...);
  const char *(*el_gets)(EditLine *, int *);
  const LineInfo *(*el_line)(EditLine *);
  int (*el_insertstr)(EditLine *, const char *);
  void (*el_resize)(EditLine *);
  int (*el_source)(EditLine *, const char *);
  History *(*history_init)(void);
  void (*history_end)(History *);
  int (*history_do)(History *, HistoryEvent *, int, ...);
} libedit;

// Returns false, with nothing loaded, if the library is not installed.
bool libedit_load(libedit *edit);

void libedit_unload(libedit *edit);

#endif
