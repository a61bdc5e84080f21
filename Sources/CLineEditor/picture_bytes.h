// How cairo writes the bytes of a PNG file: for the sources of this folder.

#ifndef CLINEEDITOR_PICTURE_BYTES_H
#define CLINEEDITOR_PICTURE_BYTES_H

// Appends bytes to the `bridge_picture` in `closure`; returns a status of cairo's.
int bridge_append_to_picture(void *closure, const unsigned char *bytes, unsigned count);

#endif
