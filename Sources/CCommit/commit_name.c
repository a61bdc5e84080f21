#include "commit_name.h"

// The scripts write this file before a build; a build without them does not know the commit.
#if __has_include("commit.h")
#include "commit.h"
#else
#define HOOKHOST_COMMIT ""
#endif

const char *commit_name(void) { return HOOKHOST_COMMIT; }
