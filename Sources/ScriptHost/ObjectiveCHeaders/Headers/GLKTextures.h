// Textures of OpenGL ES that are loaded from images, declared only.
#ifndef HOOKHOST_GLK_TEXTURES_H
#define HOOKHOST_GLK_TEXTURES_H
#import <CoreVideo/CoreVideo.h>
#import <OpenGLES/ES2/gl.h>
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN
extern NSString *const GLKTextureLoaderApplyPremultiplication, *const GLKTextureLoaderGenerateMipmaps,
  *const GLKTextureLoaderOriginBottomLeft, *const GLKTextureLoaderGrayscaleAsAlpha,
  *const GLKTextureLoaderSRGB, *const GLKTextureLoaderErrorDomain, *const GLKTextureLoaderErrorKey,
  *const GLKTextureLoaderGLErrorKey;
typedef NS_ENUM(GLint, GLKTextureInfoAlphaState) {
  GLKTextureInfoAlphaStateNone, GLKTextureInfoAlphaStateNonPremultiplied,
  GLKTextureInfoAlphaStatePremultiplied
};
typedef NS_ENUM(GLint, GLKTextureInfoOrigin) {
  GLKTextureInfoOriginUnknown, GLKTextureInfoOriginTopLeft, GLKTextureInfoOriginBottomLeft
};
typedef NS_ENUM(GLuint, GLKTextureLoaderError) {
  GLKTextureLoaderErrorFileOrURLNotFound, GLKTextureLoaderErrorInvalidNSData,
  GLKTextureLoaderErrorInvalidCGImage, GLKTextureLoaderErrorUnknownPathType,
  GLKTextureLoaderErrorUnknownFileType, GLKTextureLoaderErrorPVRAtlasUnsupported,
  GLKTextureLoaderErrorCubeMapInvalidNumFiles, GLKTextureLoaderErrorCompressedTextureUpload,
  GLKTextureLoaderErrorUncompressedTextureUpload
};
HOOKHOST_MISSING_CLASS(GLKTextureInfo)
@interface GLKTextureInfo : NSObject <NSCopying>
@property (readonly) GLuint name, width, height, depth, arrayLength, mimapLevelCount;
@property (readonly) GLenum target;
@property (readonly) GLKTextureInfoAlphaState alphaState;
@property (readonly) GLKTextureInfoOrigin textureOrigin;
@property (readonly) BOOL containsMipmaps;
@end
typedef void (^GLKTextureLoaderCallback)(GLKTextureInfo *_Nullable, NSError *_Nullable);
HOOKHOST_MISSING_CLASS(GLKTextureLoader)
@interface GLKTextureLoader : NSObject
+ (nullable GLKTextureInfo *)textureWithContentsOfFile:(NSString *)path
  options:(nullable NSDictionary<NSString *, NSNumber *> *)options error:(NSError **)error;
+ (nullable GLKTextureInfo *)textureWithContentsOfURL:(NSURL *)url
  options:(nullable NSDictionary<NSString *, NSNumber *> *)options error:(NSError **)error;
+ (nullable GLKTextureInfo *)textureWithContentsOfData:(NSData *)data
  options:(nullable NSDictionary<NSString *, NSNumber *> *)options error:(NSError **)error;
+ (nullable GLKTextureInfo *)textureWithCGImage:(CGImageRef)image
  options:(nullable NSDictionary<NSString *, NSNumber *> *)options error:(NSError **)error;
+ (nullable GLKTextureInfo *)cubeMapWithContentsOfFiles:(NSArray *)paths
  options:(nullable NSDictionary<NSString *, NSNumber *> *)options error:(NSError **)error;
+ (nullable GLKTextureInfo *)cubeMapWithContentsOfFile:(NSString *)path
  options:(nullable NSDictionary<NSString *, NSNumber *> *)options error:(NSError **)error;
- (instancetype)initWithSharegroup:(EAGLSharegroup *)group;
- (void)textureWithContentsOfFile:(NSString *)path
  options:(nullable NSDictionary<NSString *, NSNumber *> *)options
  queue:(nullable dispatch_queue_t)queue completionHandler:(GLKTextureLoaderCallback)block;
- (void)textureWithContentsOfURL:(NSURL *)url
  options:(nullable NSDictionary<NSString *, NSNumber *> *)options
  queue:(nullable dispatch_queue_t)queue completionHandler:(GLKTextureLoaderCallback)block;
- (void)textureWithContentsOfData:(NSData *)data
  options:(nullable NSDictionary<NSString *, NSNumber *> *)options
  queue:(nullable dispatch_queue_t)queue completionHandler:(GLKTextureLoaderCallback)block;
- (void)textureWithCGImage:(CGImageRef)image
  options:(nullable NSDictionary<NSString *, NSNumber *> *)options
  queue:(nullable dispatch_queue_t)queue completionHandler:(GLKTextureLoaderCallback)block;
@end
NS_ASSUME_NONNULL_END

#endif
