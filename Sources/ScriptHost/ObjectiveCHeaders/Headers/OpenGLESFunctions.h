// The functions of OpenGL ES 1 to 3, declared only.
#ifndef HOOKHOST_OPEN_GLES_FUNCTIONS_H
#define HOOKHOST_OPEN_GLES_FUNCTIONS_H
#include <stdint.h>

typedef uint32_t GLenum, GLbitfield, GLuint;
typedef int32_t GLint, GLsizei, GLfixed, GLclampx;
typedef uint8_t GLboolean, GLubyte;
typedef int8_t GLbyte;
typedef uint16_t GLushort, GLhalf;
typedef int16_t GLshort;
typedef float GLfloat, GLclampf;
typedef char GLchar;
typedef void GLvoid;
typedef int64_t GLint64;
typedef uint64_t GLuint64;
typedef intptr_t GLintptr, GLsizeiptr;
typedef struct __GLsync *GLsync;
GLboolean glIsEnabled(GLenum);
GLboolean glUnmapBuffer(GLenum);
GLboolean glUnmapBufferOES(GLenum);
GLenum glCheckFramebufferStatus(GLenum);
GLenum glClientWaitSync(GLsync, GLbitfield, GLuint64);
GLenum glClientWaitSyncAPPLE(GLsync, GLbitfield, GLuint64);
GLenum glGetError(void);
GLsync glFenceSync(GLenum, GLbitfield);
GLsync glFenceSyncAPPLE(GLenum, GLbitfield);
GLuint glCreateProgram(void);
GLuint glCreateShader(GLenum);
GLvoid  *glMapBufferOES(GLenum, GLenum);
GLvoid  *glMapBufferRangeEXT(GLenum, GLintptr, GLsizeiptr, GLbitfield);
GLvoid glBindVertexArrayOES(GLuint);
GLvoid glDeleteVertexArraysOES(GLsizei, const GLuint *);
GLvoid glDiscardFramebufferEXT(GLenum, GLsizei, const GLenum *);
GLvoid glFlushMappedBufferRangeEXT(GLenum, GLintptr, GLsizeiptr);
GLvoid glGenVertexArraysOES(GLsizei, GLuint *);
GLvoid glInsertEventMarkerEXT(GLsizei, const GLchar *);
GLvoid glInsertEventMarkerEXT(GLsizei, const char *);
GLvoid glPopGroupMarkerEXT(void);
GLvoid glPushGroupMarkerEXT(GLsizei, const GLchar *);
GLvoid glPushGroupMarkerEXT(GLsizei, const char *);
GLvoid glRenderbufferStorageMultisampleAPPLE(GLenum, GLsizei, GLenum, GLsizei, GLsizei);
GLvoid glResolveMultisampleFramebufferAPPLE(void);
const GLubyte  *glGetString(GLenum);
int glGetUniformLocation(GLuint, const GLchar *);
void glActiveTexture(GLenum);
void glAttachShader(GLuint, GLuint);
void glBindAttribLocation(GLuint, GLuint, const GLchar *);
void glBindBuffer(GLenum, GLuint);
void glBindFramebuffer(GLenum, GLuint);
void glBindRenderbuffer(GLenum, GLuint);
void glBindTexture(GLenum, GLuint);
void glBindVertexArray(GLuint);
void glBlendEquation(GLenum);
void glBlendEquationSeparate(GLenum, GLenum);
void glBlendFunc(GLenum, GLenum);
void glBlendFuncSeparate(GLenum, GLenum, GLenum, GLenum);
void glBufferData(GLenum, GLsizeiptr, const GLvoid *, GLenum);
void glClear(GLbitfield);
void glClearColor(GLclampf, GLclampf, GLclampf, GLclampf);
void glClearColor(GLfloat, GLfloat, GLfloat, GLfloat);
void glClearDepthf(GLclampf);
void glClearStencil(GLint);
void glCompileShader(GLuint);
void glCompressedTexImage2D(GLenum, GLint, GLenum, GLsizei, GLsizei, GLint, GLsizei,
  const GLvoid *);
void glCullFace(GLenum);
void glDeleteBuffers(GLsizei, const GLuint *);
void glDeleteFramebuffers(GLsizei, const GLuint *);
void glDeleteProgram(GLuint);
void glDeleteRenderbuffers(GLsizei, const GLuint *);
void glDeleteShader(GLuint);
void glDeleteSync(GLsync);
void glDeleteSyncAPPLE(GLsync);
void glDeleteTextures(GLsizei, const GLuint *);
void glDeleteVertexArrays(GLsizei, const GLuint *);
void glDepthFunc(GLenum);
void glDepthMask(GLboolean);
void glDisable(GLenum);
void glDrawArrays(GLenum, GLint, GLsizei);
void glDrawElements(GLenum, GLsizei, GLenum, const GLvoid *);
void glEnable(GLenum);
void glEnableVertexAttribArray(GLuint);
void glFinish(void);
void glFlush(void);
void glFramebufferRenderbuffer(GLenum, GLenum, GLenum, GLuint);
void glFramebufferTexture2D(GLenum, GLenum, GLenum, GLuint, GLint);
void glGenBuffers(GLsizei, GLuint *);
void glGenFramebuffers(GLsizei, GLuint *);
void glGenRenderbuffers(GLsizei, GLuint *);
void glGenTextures(GLsizei, GLuint *);
void glGenVertexArrays(GLsizei, GLuint *);
void glGenerateMipmap(GLenum);
void glGetActiveUniform(GLuint, GLuint, GLsizei, GLsizei *, GLint *, GLenum *, GLchar *);
void glGetBooleanv(GLenum, GLboolean *);
void glGetFloatv(GLenum, GLfloat *);
void glGetIntegerv(GLenum, GLint *);
void glGetProgramInfoLog(GLuint, GLsizei, GLsizei *, GLchar *);
void glGetProgramiv(GLuint, GLenum, GLint *);
void glGetRenderbufferParameteriv(GLenum, GLenum, GLint *);
void glGetShaderInfoLog(GLuint, GLsizei, GLsizei *, GLchar *);
void glGetShaderiv(GLuint, GLenum, GLint *);
void glLineWidth(GLfloat);
void glLinkProgram(GLuint);
void glPixelStorei(GLenum, GLint);
void glReadPixels(GLint, GLint, GLsizei, GLsizei, GLenum, GLenum, GLvoid *);
void glRenderbufferStorage(GLenum, GLenum, GLsizei, GLsizei);
void glScissor(GLint, GLint, GLsizei, GLsizei);
void glShaderSource(GLuint, GLsizei, const GLchar *const *, const GLint *);
void glStencilFunc(GLenum, GLint, GLuint);
void glStencilMask(GLuint);
void glStencilOp(GLenum, GLenum, GLenum);
void glTexImage2D(GLenum, GLint, GLint, GLsizei, GLsizei, GLint, GLenum, GLenum, const GLvoid *);
void glTexParameterf(GLenum, GLenum, GLfloat);
void glTexParameteri(GLenum, GLenum, GLint);
void glTexSubImage2D(GLenum, GLint, GLint, GLint, GLsizei, GLsizei, GLenum, GLenum,
  const GLvoid *);
void glUniform1f(GLint, GLfloat);
void glUniform1fv(GLint, GLsizei, const GLfloat *);
void glUniform1i(GLint, GLint);
void glUniform2f(GLint, GLfloat, GLfloat);
void glUniform2fv(GLint, GLsizei, const GLfloat *);
void glUniform3f(GLint, GLfloat, GLfloat, GLfloat);
void glUniform3fv(GLint, GLsizei, const GLfloat *);
void glUniform4f(GLint, GLfloat, GLfloat, GLfloat, GLfloat);
void glUniform4fv(GLint, GLsizei, const GLfloat *);
void glUniformMatrix3fv(GLint, GLsizei, GLboolean, const GLfloat *);
void glUniformMatrix4fv(GLint, GLsizei, GLboolean, const GLfloat *);
void glUseProgram(GLuint);
void glValidateProgram(GLuint);
void glVertexAttribPointer(GLuint, GLint, GLenum, GLboolean, GLsizei, const GLvoid *);
void glViewport(GLint, GLint, GLsizei, GLsizei);
void glAlphaFunc(GLenum, GLclampf);
void glClientActiveTexture(GLenum);
void glColor4f(GLfloat, GLfloat, GLfloat, GLfloat);
void glColor4ub(GLubyte, GLubyte, GLubyte, GLubyte);
void glColorMask(GLboolean, GLboolean, GLboolean, GLboolean);
void glColorPointer(GLint, GLenum, GLsizei, const GLvoid *);
void glCopyTexImage2D(GLenum, GLint, GLenum, GLint, GLint, GLsizei, GLsizei, GLint);
void glCopyTexSubImage2D(GLenum, GLint, GLint, GLint, GLint, GLint, GLsizei, GLsizei);
void glDepthRangef(GLclampf, GLclampf);
void glDisableClientState(GLenum);
void glEnableClientState(GLenum);
void glFogf(GLenum, GLfloat);
void glFogfv(GLenum, const GLfloat *);
void glFrontFace(GLenum);
void glFrustumf(GLfloat, GLfloat, GLfloat, GLfloat, GLfloat, GLfloat);
void glGetTexParameteriv(GLenum, GLenum, GLint *);
void glHint(GLenum, GLenum);
void glLightModelf(GLenum, GLfloat);
void glLightModelfv(GLenum, const GLfloat *);
void glLightf(GLenum, GLenum, GLfloat);
void glLightfv(GLenum, GLenum, const GLfloat *);
void glLoadIdentity(void);
void glLoadMatrixf(const GLfloat *);
void glMaterialf(GLenum, GLenum, GLfloat);
void glMaterialfv(GLenum, GLenum, const GLfloat *);
void glMatrixMode(GLenum);
void glMultMatrixf(const GLfloat *);
void glNormal3f(GLfloat, GLfloat, GLfloat);
void glNormalPointer(GLenum, GLsizei, const GLvoid *);
void glOrthof(GLfloat, GLfloat, GLfloat, GLfloat, GLfloat, GLfloat);
void glPointParameterfv(GLenum, const GLfloat *);
void glPointSize(GLfloat);
void glPointSizePointerOES(GLenum, GLsizei, const GLvoid *);
void glPolygonOffset(GLfloat, GLfloat);
void glPopMatrix(void);
void glPushMatrix(void);
void glRotatef(GLfloat, GLfloat, GLfloat, GLfloat);
void glSampleCoverage(GLclampf, GLboolean);
void glScalef(GLfloat, GLfloat, GLfloat);
void glShadeModel(GLenum);
void glTexCoordPointer(GLint, GLenum, GLsizei, const GLvoid *);
void glTexEnvf(GLenum, GLenum, GLfloat);
void glTexEnvfv(GLenum, GLenum, const GLfloat *);
void glTexEnvi(GLenum, GLenum, GLint);
void glTranslatef(GLfloat, GLfloat, GLfloat);
void glVertexPointer(GLint, GLenum, GLsizei, const GLvoid *);
GLboolean glIsFramebufferOES(GLuint);
GLboolean glIsRenderbufferOES(GLuint);
GLboolean glIsTexture(GLuint);
GLenum glCheckFramebufferStatusOES(GLenum);
void glBindFramebufferOES(GLenum, GLuint);
void glBindRenderbufferOES(GLenum, GLuint);
void glBlendEquationOES(GLenum);
void glBlendEquationSeparateOES(GLenum, GLenum);
void glBlendFuncSeparateOES(GLenum, GLenum, GLenum, GLenum);
void glDeleteFramebuffersOES(GLsizei, const GLuint *);
void glDeleteRenderbuffersOES(GLsizei, const GLuint *);
void glDrawTexfOES(GLfloat, GLfloat, GLfloat, GLfloat, GLfloat);
void glFramebufferRenderbufferOES(GLenum, GLenum, GLenum, GLuint);
void glFramebufferTexture2DOES(GLenum, GLenum, GLenum, GLuint, GLint);
void glGenFramebuffersOES(GLsizei, GLuint *);
void glGenRenderbuffersOES(GLsizei, GLuint *);
void glGenerateMipmapOES(GLenum);
void glGetFramebufferAttachmentParameterivOES(GLenum, GLenum, GLenum, GLint *);
void glGetRenderbufferParameterivOES(GLenum, GLenum, GLint *);
void glRenderbufferStorageOES(GLenum, GLenum, GLsizei, GLsizei);
#define GL_INT 0x1404
#define GL_UNSIGNED_INT 0x1405
#define GL_MIRRORED_REPEAT 0x8370
#define GL_INT_VEC2 0x8b53
#define GL_INT_VEC3 0x8b54
#define GL_INT_VEC4 0x8b55
#define GL_BOOL 0x8b56
#define GL_BOOL_VEC2 0x8b57
#define GL_BOOL_VEC3 0x8b58
#define GL_BOOL_VEC4 0x8b59
#define GL_FLOAT_MAT2 0x8b5a
#define GL_FLOAT_MAT3 0x8b5b
#define GL_SAMPLER_CUBE 0x8b60
#define GL_ACTIVE_UNIFORM_MAX_LENGTH 0x8b87
#define GL_ACTIVE_ATTRIBUTES 0x8b89
#define GL_ACTIVE_ATTRIBUTE_MAX_LENGTH 0x8b8a
#define GL_ATTACHED_SHADERS 0x8b85
#define GL_SHADER_TYPE 0x8b4f
#define GL_DELETE_STATUS 0x8b80
#define GL_CURRENT_PROGRAM 0x8b8d
void glGetActiveAttrib(GLuint, GLuint, GLsizei, GLsizei *, GLint *, GLenum *, GLchar *);
int glGetAttribLocation(GLuint, const GLchar *);
void glUniformMatrix2fv(GLint, GLsizei, GLboolean, const GLfloat *);
void glUniform1iv(GLint, GLsizei, const GLint *);
void glUniform2iv(GLint, GLsizei, const GLint *);
void glUniform3iv(GLint, GLsizei, const GLint *);
void glUniform4iv(GLint, GLsizei, const GLint *);
void glUniform2i(GLint, GLint, GLint);
void glUniform3i(GLint, GLint, GLint, GLint);
void glUniform4i(GLint, GLint, GLint, GLint, GLint);

#endif
