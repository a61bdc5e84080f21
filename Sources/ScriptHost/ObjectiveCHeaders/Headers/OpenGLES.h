// OpenGL ES: types, constants and contexts; nothing is drawn.
#ifndef HOOKHOST_OPEN_GLES_H
#define HOOKHOST_OPEN_GLES_H
#include <stdint.h>
#ifdef __OBJC__
#import <Foundation/Foundation.h>
#endif
#include <hookhost/OpenGLESFunctions.h>

#define GL_DEPTH_BUFFER_BIT 0x100
#define GL_STENCIL_BUFFER_BIT 0x400
#define GL_COLOR_BUFFER_BIT 0x4000
#define GL_FALSE 0
#define GL_TRUE 1
#define GL_POINTS 0x0
#define GL_LINES 0x1
#define GL_TRIANGLES 0x4
#define GL_TRIANGLE_STRIP 0x5
#define GL_ZERO 0
#define GL_ONE 1
#define GL_SRC_COLOR 0x300
#define GL_ONE_MINUS_SRC_COLOR 0x301
#define GL_SRC_ALPHA 0x302
#define GL_ONE_MINUS_SRC_ALPHA 0x303
#define GL_DST_ALPHA 0x304
#define GL_ONE_MINUS_DST_ALPHA 0x305
#define GL_DST_COLOR 0x306
#define GL_ONE_MINUS_DST_COLOR 0x307
#define GL_FUNC_ADD 0x8006
#define GL_FUNC_SUBTRACT 0x800a
#define GL_FUNC_REVERSE_SUBTRACT 0x800b
#define GL_ARRAY_BUFFER 0x8892
#define GL_ELEMENT_ARRAY_BUFFER 0x8893
#define GL_STREAM_DRAW 0x88e0
#define GL_BACK 0x405
#define GL_TEXTURE_2D 0xde1
#define GL_CULL_FACE 0xb44
#define GL_BLEND 0xbe2
#define GL_STENCIL_TEST 0xb90
#define GL_DEPTH_TEST 0xb71
#define GL_NO_ERROR 0
#define GL_INVALID_ENUM 0x500
#define GL_INVALID_VALUE 0x501
#define GL_INVALID_OPERATION 0x502
#define GL_DEPTH_WRITEMASK 0xb72
#define GL_STENCIL_FUNC 0xb92
#define GL_STENCIL_FAIL 0xb94
#define GL_STENCIL_PASS_DEPTH_FAIL 0xb95
#define GL_STENCIL_PASS_DEPTH_PASS 0xb96
#define GL_STENCIL_REF 0xb97
#define GL_STENCIL_VALUE_MASK 0xb93
#define GL_STENCIL_WRITEMASK 0xb98
#define GL_VIEWPORT 0xba2
#define GL_UNPACK_ALIGNMENT 0xcf5
#define GL_MAX_TEXTURE_SIZE 0xd33
#define GL_STENCIL_BITS 0xd57
#define GL_UNSIGNED_BYTE 0x1401
#define GL_UNSIGNED_SHORT 0x1403
#define GL_FLOAT 0x1406
#define GL_ALPHA 0x1906
#define GL_RGB 0x1907
#define GL_RGBA 0x1908
#define GL_LUMINANCE 0x1909
#define GL_LUMINANCE_ALPHA 0x190a
#define GL_UNSIGNED_SHORT_4_4_4_4 0x8033
#define GL_UNSIGNED_SHORT_5_5_5_1 0x8034
#define GL_UNSIGNED_SHORT_5_6_5 0x8363
#define GL_FRAGMENT_SHADER 0x8b30
#define GL_VERTEX_SHADER 0x8b31
#define GL_MAX_VARYING_VECTORS 0x8dfc
#define GL_MAX_COMBINED_TEXTURE_IMAGE_UNITS 0x8b4d
#define GL_MAX_TEXTURE_IMAGE_UNITS 0x8872
#define GL_LINK_STATUS 0x8b82
#define GL_VALIDATE_STATUS 0x8b83
#define GL_ACTIVE_UNIFORMS 0x8b86
#define GL_SHADING_LANGUAGE_VERSION 0x8b8c
#define GL_NEVER 0x200
#define GL_EQUAL 0x202
#define GL_LEQUAL 0x203
#define GL_ALWAYS 0x207
#define GL_KEEP 0x1e00
#define GL_REPLACE 0x1e01
#define GL_VENDOR 0x1f00
#define GL_RENDERER 0x1f01
#define GL_VERSION 0x1f02
#define GL_EXTENSIONS 0x1f03
#define GL_NEAREST 0x2600
#define GL_LINEAR 0x2601
#define GL_NEAREST_MIPMAP_NEAREST 0x2700
#define GL_LINEAR_MIPMAP_NEAREST 0x2701
#define GL_LINEAR_MIPMAP_LINEAR 0x2703
#define GL_TEXTURE_MAG_FILTER 0x2800
#define GL_TEXTURE_MIN_FILTER 0x2801
#define GL_TEXTURE_WRAP_S 0x2802
#define GL_TEXTURE_WRAP_T 0x2803
#define GL_TEXTURE0 0x84c0
#define GL_TEXTURE1 0x84c1
#define GL_TEXTURE2 0x84c2
#define GL_TEXTURE3 0x84c3
#define GL_TEXTURE4 0x84c4
#define GL_TEXTURE5 0x84c5
#define GL_REPEAT 0x2901
#define GL_CLAMP_TO_EDGE 0x812f
#define GL_FLOAT_VEC2 0x8b50
#define GL_FLOAT_VEC3 0x8b51
#define GL_FLOAT_VEC4 0x8b52
#define GL_FLOAT_MAT4 0x8b5c
#define GL_SAMPLER_2D 0x8b5e
#define GL_COMPILE_STATUS 0x8b81
#define GL_INFO_LOG_LENGTH 0x8b84
#define GL_FRAMEBUFFER 0x8d40
#define GL_RENDERBUFFER 0x8d41
#define GL_RGB565 0x8d62
#define GL_RENDERBUFFER_WIDTH 0x8d42
#define GL_RENDERBUFFER_HEIGHT 0x8d43
#define GL_COLOR_ATTACHMENT0 0x8ce0
#define GL_DEPTH_ATTACHMENT 0x8d00
#define GL_STENCIL_ATTACHMENT 0x8d20
#define GL_FRAMEBUFFER_COMPLETE 0x8cd5
#define GL_FRAMEBUFFER_BINDING 0x8ca6
#define GL_INVALID_FRAMEBUFFER_OPERATION 0x506
#define GL_RGBA8 0x8058
#define GL_DEPTH_COMPONENT24 0x81a6
#define GL_DEPTH24_STENCIL8 0x88f0
#define GL_MAX_SAMPLES 0x8d57
#define GL_SYNC_GPU_COMMANDS_COMPLETE 0x9117
#define GL_ALREADY_SIGNALED 0x911a
#define GL_SYNC_FLUSH_COMMANDS_BIT 0x1
#define GL_APPLE_texture_format_BGRA8888 1
#define GL_EXT_discard_framebuffer 1
#define GL_EXT_map_buffer_range 1
#define GL_EXT_read_format_bgra 1
#define GL_EXT_shader_framebuffer_fetch 1
#define GL_EXT_texture_rg 1
#define GL_IMG_texture_compression_pvrtc 1
#define GL_OES_mapbuffer 1
#define GL_OES_standard_derivatives 1
#define GL_MAX_SAMPLES_APPLE 0x8d57
#define GL_READ_FRAMEBUFFER_APPLE 0x8ca8
#define GL_DRAW_FRAMEBUFFER_APPLE 0x8ca9
#define GL_UNSIGNED_SHORT_8_8_REV_APPLE 0x85bb
#define GL_SYNC_GPU_COMMANDS_COMPLETE_APPLE 0x9117
#define GL_ALREADY_SIGNALED_APPLE 0x911a
#define GL_SYNC_FLUSH_COMMANDS_BIT_APPLE 0x1
#define GL_BGRA_EXT 0x80e1
#define GL_BGRA 0x80e1
#define GL_MIN_EXT 0x8007
#define GL_MAX_EXT 0x8008
#define GL_MAP_READ_BIT_EXT 0x1
#define GL_MAP_WRITE_BIT_EXT 0x2
#define GL_MAP_INVALIDATE_BUFFER_BIT_EXT 0x8
#define GL_MAP_FLUSH_EXPLICIT_BIT_EXT 0x10
#define GL_MAP_UNSYNCHRONIZED_BIT_EXT 0x20
#define GL_RED_EXT 0x1903
#define GL_RG_EXT 0x8227
#define GL_COMPRESSED_RGB_PVRTC_4BPPV1_IMG 0x8c00
#define GL_COMPRESSED_RGB_PVRTC_2BPPV1_IMG 0x8c01
#define GL_COMPRESSED_RGBA_PVRTC_4BPPV1_IMG 0x8c02
#define GL_COMPRESSED_RGBA_PVRTC_2BPPV1_IMG 0x8c03
#define GL_DEPTH_COMPONENT24_OES 0x81a6
#define GL_WRITE_ONLY_OES 0x88b9
#define GL_DEPTH24_STENCIL8_OES 0x88f0
#define GL_RGBA8_OES 0x8058
#define GL_VERTEX_ARRAY 0x8074
#define GL_COLOR_ARRAY 0x8076
#define GL_TEXTURE_COORD_ARRAY 0x8078
#define GL_MAX_TEXTURE_UNITS 0x84e2

#ifdef __OBJC__
NS_ASSUME_NONNULL_BEGIN
@class EAGLContext, EAGLSharegroup;
typedef CF_ENUM(NSUInteger, EAGLRenderingAPI) { kEAGLRenderingAPIOpenGLES1 = 1,
  kEAGLRenderingAPIOpenGLES2, kEAGLRenderingAPIOpenGLES3 };
HOOKHOST_MISSING_CLASS(EAGLSharegroup)
@interface EAGLSharegroup : NSObject
@property (nullable, copy, nonatomic) NSString *debugLabel;
@end
HOOKHOST_MISSING_CLASS(EAGLContext)
@interface EAGLContext : NSObject
- (nullable instancetype)initWithAPI:(EAGLRenderingAPI)api;
- (nullable instancetype)initWithAPI:(EAGLRenderingAPI)api sharegroup:(EAGLSharegroup *)
  sharegroup;
+ (BOOL)setCurrentContext:(nullable EAGLContext *)context;
+ (nullable EAGLContext *)currentContext;
@property (readonly) EAGLSharegroup *sharegroup;
@property (nullable, copy, nonatomic) NSString *debugLabel;
@end
extern NSString *const kEAGLDrawablePropertyRetainedBacking;
extern NSString *const kEAGLDrawablePropertyColorFormat;
extern NSString *const kEAGLColorFormatRGBA8;
extern NSString *const kEAGLColorFormatRGB565;
@protocol EAGLDrawable
@property (nullable, copy) NSDictionary<NSString *, id> *drawableProperties;
@end
NS_ASSUME_NONNULL_END
#endif

#endif
