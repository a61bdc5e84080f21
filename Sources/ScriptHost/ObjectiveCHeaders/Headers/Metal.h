// Metal and MetalKit, declared only: a device has no graphics processor here.
#ifndef HOOKHOST_METAL_H
#define HOOKHOST_METAL_H
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN
@class MTLTextureDescriptor, MTLArgument, MTLCompileOptions, MTLRenderPassAttachmentDescriptor,
  MTLRenderPassColorAttachmentDescriptor, MTLRenderPassColorAttachmentDescriptorArray,
  MTLRenderPassDescriptor, MTLRenderPipelineColorAttachmentDescriptor, MTLRenderPipelineReflection,
  MTLRenderPipelineDescriptor, MTLRenderPipelineColorAttachmentDescriptorArray,
  MTLSamplerDescriptor, MTKView;
@protocol MTLCommandEncoder, MTLResource, MTLBuffer, MTLTexture, MTLFunction, MTLLibrary,
  MTLDevice, MTLBlitCommandEncoder, MTLCommandBuffer, MTLCommandQueue, MTLDrawable,
  MTLRenderCommandEncoder, MTLRenderPipelineState, MTLSamplerState, MTLHeap, MTLEvent,
  MTLLogContainer, MTLDynamicLibrary, MTKViewDelegate;
typedef struct { NSUInteger x, y, z; } MTLOrigin;
MTLOrigin MTLOriginMake(NSUInteger, NSUInteger, NSUInteger);
typedef struct { NSUInteger width, height, depth; } MTLSize;
MTLSize MTLSizeMake(NSUInteger, NSUInteger, NSUInteger);
typedef struct { MTLOrigin origin; MTLSize size; } MTLRegion;
MTLRegion MTLRegionMake2D(NSUInteger, NSUInteger, NSUInteger, NSUInteger);
typedef CF_OPTIONS(NSUInteger, MTLResourceUsage) { MTLResourceUsageRead = 1 << 0,
  MTLResourceUsageWrite, MTLResourceUsageSample = 1 << 2 };
@protocol MTLCommandEncoder <NSObject>
@property (readonly) id <MTLDevice> device;
@property (nullable, copy) NSString *label;
- (void)endEncoding;
- (void)insertDebugSignpost:(NSString *)string;
- (void)pushDebugGroup:(NSString *)string;
- (void)popDebugGroup;
@end
typedef CF_OPTIONS(NSUInteger, MTLResourceOptions) { MTLResourceOptionCPUCacheModeDefault };
@protocol MTLResource <NSObject>
@property (nullable, copy) NSString *label;
@property (readonly) id <MTLDevice> device;
@property (readonly) MTLResourceOptions resourceOptions;
@property (readonly, nullable) id <MTLHeap> heap;
@end
typedef CF_ENUM(NSUInteger, MTLPixelFormat) { MTLPixelFormatInvalid, MTLPixelFormatA8Unorm,
  MTLPixelFormatRG8Unorm = 30, MTLPixelFormatABGR4Unorm = 42, MTLPixelFormatRGBA8Unorm = 70,
  MTLPixelFormatBGRA8Unorm = 80, MTLPixelFormatPVRTC_RGBA_2BPP = 164,
  MTLPixelFormatPVRTC_RGBA_4BPP = 166 };
@protocol MTLBuffer <MTLResource>
@property (readonly) NSUInteger length;
- (void *)contents;
- (nullable id <MTLTexture>)newTextureWithDescriptor:(MTLTextureDescriptor *)descriptor
  offset:(NSUInteger)offset bytesPerRow:(NSUInteger)bytesPerRow;
@end
typedef CF_ENUM(uint8_t, MTLTextureSwizzle) { MTLTextureSwizzleZero, MTLTextureSwizzleOne,
  MTLTextureSwizzleRed, MTLTextureSwizzleGreen, MTLTextureSwizzleBlue, MTLTextureSwizzleAlpha };
typedef struct { MTLTextureSwizzle red; MTLTextureSwizzle green; MTLTextureSwizzle blue;
  MTLTextureSwizzle alpha; } MTLTextureSwizzleChannels;
typedef CF_ENUM(NSUInteger, MTLTextureUsage) { MTLTextureUsageUnknown, MTLTextureUsageShaderRead,
  MTLTextureUsageShaderWrite, MTLTextureUsageRenderTarget = 4,
  MTLTextureUsagePixelFormatView = 16 };
HOOKHOST_MISSING_CLASS(MTLTextureDescriptor)
@interface MTLTextureDescriptor : NSObject <NSCopying>
+ (MTLTextureDescriptor *)texture2DDescriptorWithPixelFormat:(MTLPixelFormat)pixelFormat
  width:(NSUInteger)width height:(NSUInteger)height mipmapped:(BOOL)mipmapped;
@property (nonatomic) MTLPixelFormat pixelFormat;
@property (nonatomic) NSUInteger width;
@property (nonatomic) NSUInteger height;
@property (nonatomic) NSUInteger depth;
@property (nonatomic) NSUInteger sampleCount;
@property (nonatomic) NSUInteger arrayLength;
@property (nonatomic) MTLResourceOptions resourceOptions;
@property (nonatomic) MTLTextureUsage usage;
@property (nonatomic) MTLTextureSwizzleChannels swizzle;
@end
@protocol MTLTexture <MTLResource>
@property (nullable, readonly) id <MTLBuffer> buffer;
@property (readonly) NSUInteger bufferOffset;
@property (readonly) MTLPixelFormat pixelFormat;
@property (readonly) NSUInteger width;
@property (readonly) NSUInteger height;
@property (readonly) NSUInteger depth;
@property (readonly) NSUInteger sampleCount;
@property (readonly) NSUInteger arrayLength;
@property (readonly) MTLTextureUsage usage;
@property (readonly, getter = isShareable) BOOL shareable;
@property (readonly, getter = isFramebufferOnly) BOOL framebufferOnly;
- (void)replaceRegion:(MTLRegion)region mipmapLevel:(NSUInteger)level withBytes:(const void
  *)pixelBytes bytesPerRow:(NSUInteger)bytesPerRow;
@property (readonly, nonatomic) MTLTextureSwizzleChannels swizzle;
@end
typedef CF_ENUM(NSUInteger, MTLArgumentType) { MTLArgumentTypeBuffer,
  MTLArgumentTypeThreadgroupMemory, MTLArgumentTypeTexture, MTLArgumentTypeSampler };
typedef CF_ENUM(NSUInteger, MTLArgumentAccess) { MTLArgumentAccessReadOnly,
  MTLArgumentAccessReadWrite, MTLArgumentAccessWriteOnly };
HOOKHOST_MISSING_CLASS(MTLArgument)
@interface MTLArgument : NSObject
@property (readonly) NSString *name;
@property (readonly) MTLArgumentType type;
@property (readonly) MTLArgumentAccess access;
@property (readonly) NSUInteger index;
@property (readonly, getter=isActive) BOOL active;
@property (readonly) NSUInteger bufferDataSize;
@property (readonly) NSUInteger arrayLength;
@end
typedef CF_OPTIONS(NSUInteger, MTLFunctionOptions) { MTLFunctionOptionNone,
  MTLFunctionOptionCompileToBinary };
@protocol MTLFunction <NSObject>
@property (nullable, copy) NSString *label;
@property (readonly) id <MTLDevice> device;
@property (readonly) NSString *name;
@property (readonly) MTLFunctionOptions options;
@end
typedef CF_ENUM(NSInteger, MTLLibraryType) { MTLLibraryTypeExecutable, MTLLibraryTypeDynamic };
HOOKHOST_MISSING_CLASS(MTLCompileOptions)
@interface MTLCompileOptions : NSObject <NSCopying>
@property (nullable, copy, nonatomic) NSArray<id<MTLDynamicLibrary>> *libraries;
@end
@protocol MTLLibrary <NSObject>
@property (nullable, copy) NSString *label;
@property (readonly) id <MTLDevice> device;
- (nullable id <MTLFunction>)newFunctionWithName:(NSString *)functionName;
@property (readonly) MTLLibraryType type;
@end
id <MTLDevice> MTLCreateSystemDefaultDevice(void);
typedef CF_OPTIONS(NSUInteger, MTLPipelineOption) { MTLPipelineOptionArgumentInfo = 1 << 0 };
typedef MTLRenderPipelineReflection *MTLAutoreleasedRenderPipelineReflection;
typedef void (^MTLNewLibraryCompletionHandler)(id <MTLLibrary>, NSError *);
typedef void (^MTLNewRenderPipelineStateCompletionHandler)(id <MTLRenderPipelineState>, NSError *);
typedef void (^MTLNewRenderPipelineStateWithReflectionCompletionHandler)(
  id <MTLRenderPipelineState>, MTLRenderPipelineReflection *_Nullable_result, NSError *);
@protocol MTLDevice <NSObject>
@property (readonly) NSString *name;
@property (readonly, getter=isHeadless) BOOL headless;
@property (readonly, getter=isRemovable) BOOL removable;
- (nullable id <MTLCommandQueue>)newCommandQueue;
- (nullable id <MTLBuffer>)newBufferWithLength:(NSUInteger)length
  options:(MTLResourceOptions)options;
- (nullable id <MTLTexture>)newTextureWithDescriptor:(MTLTextureDescriptor *)descriptor;
- (nullable id <MTLSamplerState>)newSamplerStateWithDescriptor:(MTLSamplerDescriptor *)descriptor;
- (nullable id <MTLLibrary>)newLibraryWithFile:(NSString *)filepath error:(NSError **)error;
- (nullable id <MTLLibrary>)newLibraryWithSource:(NSString *)source options:(nullable
  MTLCompileOptions *)options error:(NSError **)error;
- (void)newLibraryWithSource:(NSString *)source options:(nullable MTLCompileOptions *)options
  completionHandler:(MTLNewLibraryCompletionHandler)completionHandler;
- (nullable id
  <MTLRenderPipelineState>)newRenderPipelineStateWithDescriptor:(MTLRenderPipelineDescriptor
  *)descriptor error:(NSError **)error;
- (nullable id
  <MTLRenderPipelineState>)newRenderPipelineStateWithDescriptor:(MTLRenderPipelineDescriptor
  *)descriptor options:(MTLPipelineOption)options
  reflection:(MTLAutoreleasedRenderPipelineReflection *)reflection error:(NSError **)error;
- (void)newRenderPipelineStateWithDescriptor:(MTLRenderPipelineDescriptor *)descriptor
  completionHandler:(MTLNewRenderPipelineStateCompletionHandler)completionHandler;
- (void)newRenderPipelineStateWithDescriptor:(MTLRenderPipelineDescriptor *)descriptor
  options:(MTLPipelineOption)options
  completionHandler:(MTLNewRenderPipelineStateWithReflectionCompletionHandler)completionHandler;
- (nullable id <MTLEvent>)newEvent;
@optional
@required
@end
typedef struct { double red; double green; double blue; double alpha; } MTLClearColor;
MTLClearColor MTLClearColorMake(double, double, double, double);
typedef CF_ENUM(NSUInteger, MTLLoadAction) { MTLLoadActionDontCare, MTLLoadActionClear = 2 };
typedef CF_ENUM(NSUInteger, MTLStoreAction) { MTLStoreActionStore = 1 };
HOOKHOST_MISSING_CLASS(MTLRenderPassAttachmentDescriptor)
@interface MTLRenderPassAttachmentDescriptor : NSObject <NSCopying>
@property (nullable, nonatomic) id <MTLTexture> texture;
@property (nonatomic) NSUInteger level;
@property (nonatomic) NSUInteger slice;
@property (nonatomic) MTLLoadAction loadAction;
@property (nonatomic) MTLStoreAction storeAction;
@end
HOOKHOST_MISSING_CLASS(MTLRenderPassColorAttachmentDescriptor)
@interface MTLRenderPassColorAttachmentDescriptor : MTLRenderPassAttachmentDescriptor
@property (nonatomic) MTLClearColor clearColor;
@end
HOOKHOST_MISSING_CLASS(MTLRenderPassColorAttachmentDescriptorArray)
@interface MTLRenderPassColorAttachmentDescriptorArray : NSObject
- (MTLRenderPassColorAttachmentDescriptor *)objectAtIndexedSubscript:(NSUInteger)attachmentIndex;
- (void)setObject:(nullable MTLRenderPassColorAttachmentDescriptor *)attachment
  atIndexedSubscript:(NSUInteger)attachmentIndex;
@end
HOOKHOST_MISSING_CLASS(MTLRenderPassDescriptor)
@interface MTLRenderPassDescriptor : NSObject <NSCopying>
+ (MTLRenderPassDescriptor *)renderPassDescriptor;
@property (readonly) MTLRenderPassColorAttachmentDescriptorArray *colorAttachments;
@end
@protocol MTLBlitCommandEncoder <MTLCommandEncoder>
- (void)copyFromTexture:(id<MTLTexture>)sourceTexture sourceSlice:(NSUInteger)sourceSlice
  sourceLevel:(NSUInteger)sourceLevel sourceOrigin:(MTLOrigin)sourceOrigin
  sourceSize:(MTLSize)sourceSize toTexture:(id<MTLTexture>)destinationTexture
  destinationSlice:(NSUInteger)destinationSlice destinationLevel:(NSUInteger)destinationLevel
  destinationOrigin:(MTLOrigin)destinationOrigin;
- (void)generateMipmapsForTexture:(id<MTLTexture>)texture;
- (void)copyFromTexture:(id<MTLTexture>)sourceTexture toTexture:(id<MTLTexture>)destinationTexture;
@end
typedef CF_ENUM(NSUInteger, MTLCommandBufferStatus) { MTLCommandBufferStatusNotEnqueued,
  MTLCommandBufferStatusEnqueued, MTLCommandBufferStatusCommitted, MTLCommandBufferStatusScheduled,
  MTLCommandBufferStatusCompleted, MTLCommandBufferStatusError };
typedef void (^MTLCommandBufferHandler)(id <MTLCommandBuffer>);
@protocol MTLCommandBuffer <NSObject>
@property (readonly) id <MTLDevice> device;
@property (readonly) id <MTLCommandQueue> commandQueue;
@property (nullable, copy) NSString *label;
@property (readonly) id<MTLLogContainer> logs;
- (void)enqueue;
- (void)commit;
- (void)presentDrawable:(id <MTLDrawable>)drawable;
- (void)presentDrawable:(id <MTLDrawable>)drawable atTime:(CFTimeInterval)presentationTime;
- (void)addCompletedHandler:(MTLCommandBufferHandler)block;
@property (readonly) MTLCommandBufferStatus status;
@property (nullable, readonly) NSError *error;
- (nullable id <MTLBlitCommandEncoder>)blitCommandEncoder;
- (nullable id
  <MTLRenderCommandEncoder>)renderCommandEncoderWithDescriptor:(MTLRenderPassDescriptor
  *)renderPassDescriptor;
- (void)pushDebugGroup:(NSString *)string;
- (void)popDebugGroup;
@end
@protocol MTLCommandQueue <NSObject>
@property (nullable, copy) NSString *label;
@property (readonly) id <MTLDevice> device;
- (nullable id <MTLCommandBuffer>)commandBuffer;
@end
@protocol MTLDrawable <NSObject>
- (void)present;
@end
typedef CF_ENUM(NSUInteger, MTLIndexType) { MTLIndexTypeUInt16 };
typedef CF_ENUM(NSUInteger, MTLPrimitiveType) { MTLPrimitiveTypeLine = 1,
  MTLPrimitiveTypeTriangle = 3 };
typedef struct { double originX, originY, width, height, znear, zfar; } MTLViewport;
typedef CF_OPTIONS(NSUInteger, MTLRenderStages) { MTLRenderStageVertex = 1, MTLRenderStageFragment,
  MTLRenderStageTile = 4, MTLRenderStageObject = 8, MTLRenderStageMesh = 16 };
@protocol MTLRenderCommandEncoder <MTLCommandEncoder>
- (void)setRenderPipelineState:(id <MTLRenderPipelineState>)pipelineState;
- (void)setVertexBuffer:(nullable id <MTLBuffer>)buffer offset:(NSUInteger)offset
  atIndex:(NSUInteger)index;
- (void)setVertexTexture:(nullable id <MTLTexture>)texture atIndex:(NSUInteger)index;
- (void)setVertexSamplerState:(nullable id <MTLSamplerState>)sampler atIndex:(NSUInteger)index;
- (void)setViewport:(MTLViewport)viewport;
- (void)setFragmentBuffer:(nullable id <MTLBuffer>)buffer offset:(NSUInteger)offset
  atIndex:(NSUInteger)index;
- (void)setFragmentTexture:(nullable id <MTLTexture>)texture atIndex:(NSUInteger)index;
- (void)setFragmentSamplerState:(nullable id <MTLSamplerState>)sampler atIndex:(NSUInteger)index;
- (void)drawIndexedPrimitives:(MTLPrimitiveType)primitiveType indexCount:(NSUInteger)indexCount
  indexType:(MTLIndexType)indexType indexBuffer:(id <MTLBuffer>)indexBuffer
  indexBufferOffset:(NSUInteger)indexBufferOffset instanceCount:(NSUInteger)instanceCount;
- (void)drawIndexedPrimitives:(MTLPrimitiveType)primitiveType indexCount:(NSUInteger)indexCount
  indexType:(MTLIndexType)indexType indexBuffer:(id <MTLBuffer>)indexBuffer
  indexBufferOffset:(NSUInteger)indexBufferOffset;
- (void)useResource:(id <MTLResource>)resource usage:(MTLResourceUsage)usage;
- (void)useResource:(id <MTLResource>)resource usage:(MTLResourceUsage)usage
  stages:(MTLRenderStages)stages;
@end
typedef CF_ENUM(NSUInteger, MTLBlendFactor) { MTLBlendFactorZero, MTLBlendFactorOne,
  MTLBlendFactorSourceColor, MTLBlendFactorOneMinusSourceColor, MTLBlendFactorSourceAlpha,
  MTLBlendFactorOneMinusSourceAlpha, MTLBlendFactorDestinationColor,
  MTLBlendFactorOneMinusDestinationColor, MTLBlendFactorDestinationAlpha,
  MTLBlendFactorOneMinusDestinationAlpha };
typedef CF_ENUM(NSUInteger, MTLBlendOperation) { MTLBlendOperationAdd, MTLBlendOperationSubtract,
  MTLBlendOperationReverseSubtract, MTLBlendOperationMin, MTLBlendOperationMax };
HOOKHOST_MISSING_CLASS(MTLRenderPipelineColorAttachmentDescriptor)
@interface MTLRenderPipelineColorAttachmentDescriptor : NSObject <NSCopying>
@property (nonatomic) MTLPixelFormat pixelFormat;
@property (nonatomic, getter = isBlendingEnabled) BOOL blendingEnabled;
@property (nonatomic) MTLBlendFactor sourceRGBBlendFactor;
@property (nonatomic) MTLBlendFactor destinationRGBBlendFactor;
@property (nonatomic) MTLBlendOperation rgbBlendOperation;
@property (nonatomic) MTLBlendFactor sourceAlphaBlendFactor;
@property (nonatomic) MTLBlendFactor destinationAlphaBlendFactor;
@property (nonatomic) MTLBlendOperation alphaBlendOperation;
@end
HOOKHOST_MISSING_CLASS(MTLRenderPipelineReflection)
@interface MTLRenderPipelineReflection : NSObject
@property (nullable, readonly) NSArray <MTLArgument *> *vertexArguments;
@property (nullable, readonly) NSArray <MTLArgument *> *fragmentArguments;
@end
HOOKHOST_MISSING_CLASS(MTLRenderPipelineDescriptor)
@interface MTLRenderPipelineDescriptor : NSObject <NSCopying>
@property (nullable, copy, nonatomic) NSString *label;
@property (nullable, nonatomic) id <MTLFunction> vertexFunction;
@property (nullable, nonatomic) id <MTLFunction> fragmentFunction;
@property (nonatomic) NSUInteger sampleCount;
@property (readonly) MTLRenderPipelineColorAttachmentDescriptorArray *colorAttachments;
- (void)reset;
@end
@protocol MTLRenderPipelineState <NSObject>
@property (nullable, readonly) NSString *label;
@property (readonly) id <MTLDevice> device;
@end
HOOKHOST_MISSING_CLASS(MTLRenderPipelineColorAttachmentDescriptorArray)
@interface MTLRenderPipelineColorAttachmentDescriptorArray : NSObject
- (MTLRenderPipelineColorAttachmentDescriptor
  *)objectAtIndexedSubscript:(NSUInteger)attachmentIndex;
- (void)setObject:(nullable MTLRenderPipelineColorAttachmentDescriptor *)attachment
  atIndexedSubscript:(NSUInteger)attachmentIndex;
@end
typedef CF_ENUM(NSUInteger, MTLSamplerMinMagFilter) { MTLSamplerMinMagFilterNearest,
  MTLSamplerMinMagFilterLinear };
typedef CF_ENUM(NSUInteger, MTLSamplerMipFilter) { MTLSamplerMipFilterNotMipmapped,
  MTLSamplerMipFilterNearest };
typedef CF_ENUM(NSUInteger, MTLSamplerAddressMode) { MTLSamplerAddressModeClampToEdge };
typedef CF_ENUM(NSUInteger, MTLSamplerBorderColor) { MTLSamplerBorderColorTransparentBlack,
  MTLSamplerBorderColorOpaqueBlack, MTLSamplerBorderColorOpaqueWhite };
HOOKHOST_MISSING_CLASS(MTLSamplerDescriptor)
@interface MTLSamplerDescriptor : NSObject <NSCopying>
@property (nonatomic) MTLSamplerMinMagFilter minFilter;
@property (nonatomic) MTLSamplerMinMagFilter magFilter;
@property (nonatomic) MTLSamplerMipFilter mipFilter;
@property (nonatomic) MTLSamplerAddressMode sAddressMode;
@property (nonatomic) MTLSamplerAddressMode tAddressMode;
@property (nonatomic) MTLSamplerBorderColor borderColor;
@property (nullable, copy, nonatomic) NSString *label;
@end
@protocol MTLSamplerState <NSObject>
@property (nullable, readonly) NSString *label;
@property (readonly) id <MTLDevice> device;
@end
typedef CF_ENUM(NSInteger, MTLHeapType) { MTLHeapTypeAutomatic, MTLHeapTypePlacement,
  MTLHeapTypeSparse };
@protocol MTLHeap <NSObject>
@property (nullable, copy) NSString *label;
@property (readonly) id <MTLDevice> device;
@property (readonly) MTLResourceOptions resourceOptions;
@property (readonly) NSUInteger size;
- (nullable id <MTLBuffer>)newBufferWithLength:(NSUInteger)length
  options:(MTLResourceOptions)options;
- (nullable id <MTLTexture>)newTextureWithDescriptor:(MTLTextureDescriptor *)desc;
@property (readonly) MTLHeapType type;
- (nullable id<MTLBuffer>)newBufferWithLength:(NSUInteger)length
  options:(MTLResourceOptions)options offset:(NSUInteger)offset;
- (nullable id<MTLTexture>)newTextureWithDescriptor:(MTLTextureDescriptor *)descriptor
  offset:(NSUInteger)offset;
@end
@protocol MTLEvent <NSObject>
@property (nullable, readonly) id <MTLDevice> device;
@property (nullable, copy) NSString *label;
@end
@protocol MTLLogContainer <NSFastEnumeration>
@end
@protocol MTLDynamicLibrary <NSObject>
@property (nullable, copy) NSString *label;
@property (readonly) id<MTLDevice> device;
@end
HOOKHOST_MISSING_CLASS(MTKView)
@interface MTKView : UIView <NSCoding,CALayerDelegate>
- (nonnull instancetype)initWithFrame:(CGRect)frameRect device:(nullable id<MTLDevice>)device;
- (nonnull instancetype)initWithCoder:(nonnull NSCoder *)coder;
@property (nonatomic, weak, nullable) id <MTKViewDelegate> delegate;
@property (nonatomic, nullable) id <MTLDevice> device;
@property (nonatomic, readonly, nullable) id <CAMetalDrawable> currentDrawable;
@property (nonatomic) BOOL framebufferOnly;
@property (nonatomic) NSUInteger sampleCount;
@property (nonatomic) MTLClearColor clearColor;
@property (nonatomic) double clearDepth;
@property (nonatomic) uint32_t clearStencil;
- (void)releaseDrawables;
@property (nonatomic) NSInteger preferredFramesPerSecond;
@property (nonatomic) BOOL enableSetNeedsDisplay;
@property (nonatomic) CGSize drawableSize;
@property (nonatomic, getter=isPaused) BOOL paused;
@property (nonatomic, nullable) CGColorSpaceRef colorspace;
- (void)draw;
@end
@protocol MTKViewDelegate <NSObject>
- (void)mtkView:(nonnull MTKView *)view drawableSizeWillChange:(CGSize)size;
- (void)drawInMTKView:(nonnull MTKView *)view;
@end
NS_ASSUME_NONNULL_END

#endif
