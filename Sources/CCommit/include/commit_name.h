// The commit that the program was built from. It is a target of its own, so that another commit
// compiles nothing but the program's first file.

#ifndef COMMIT_NAME_H
#define COMMIT_NAME_H

/// The commit, with `+` for changes since; empty if not known.
const char *_Nonnull commit_name(void);

#endif
