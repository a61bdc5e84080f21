// Confines a process and those that it starts, as far as the system can: used for calls that a program
// makes for scripts of unknown origin, such as those of the Model Context Protocol.

#ifndef CONFINEMENT_H
#define CONFINEMENT_H

/// Confines the calling thread and the processes that it starts, until they end.
///
/// They can write files only below the folders for temporary files and hookhost's folder for caches,
/// and to devices; they cannot open TCP connections, nor signal other processes. Reading is as before.
/// The corresponding system call is `landlock_restrict_self` of Linux 5.13; connections need 6.7, and
/// signals 6.12.
///
/// Returns 1 if the thread is confined, and 0 if the system cannot do it.
int confinement_begin(void);

#endif
