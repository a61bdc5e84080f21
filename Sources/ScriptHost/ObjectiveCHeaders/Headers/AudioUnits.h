// Audio components, units and graphs, declared only.
#ifndef HOOKHOST_AUDIO_UNITS_H
#define HOOKHOST_AUDIO_UNITS_H
#include <CoreAudioTypes/CoreAudioTypes.h>

typedef struct AudioComponentDescription { OSType componentType; OSType componentSubType;
  OSType componentManufacturer; UInt32 componentFlags; UInt32 componentFlagsMask;
  } AudioComponentDescription;
typedef struct OpaqueAudioComponent *AudioComponent;
typedef struct OpaqueAudioComponentInstance *AudioComponentInstance;
AudioComponent AudioComponentFindNext(AudioComponent, const AudioComponentDescription *);
OSStatus AudioComponentInstanceNew(AudioComponent, AudioComponentInstance *);
OSStatus AudioComponentInstanceDispose(AudioComponentInstance);
typedef UInt32 AudioCodecPropertyID;
enum : AudioCodecPropertyID { kAudioCodecPropertyInputBufferSize = 'tbuf',
  kAudioCodecPropertyPacketFrameSize = 'pakf',
  kAudioCodecPropertyHasVariablePacketByteSizes = 'vpk?',
  kAudioCodecPropertyEmploysDependentPackets = 'dpk?',
  kAudioCodecPropertyMaximumPacketByteSize = 'pakb',
  kAudioCodecPropertyPacketSizeLimitForVBR = 'pakl',
  kAudioCodecPropertyCurrentInputFormat = 'ifmt', kAudioCodecPropertyCurrentOutputFormat = 'ofmt',
  kAudioCodecPropertyMagicCookie = 'kuki', kAudioCodecPropertyUsedInputBufferSize = 'ubuf',
  kAudioCodecPropertyIsInitialized = 'init', kAudioCodecPropertyCurrentTargetBitRate = 'brat',
  kAudioCodecPropertyCurrentInputSampleRate = 'cisr',
  kAudioCodecPropertyCurrentOutputSampleRate = 'cosr', kAudioCodecPropertyQualitySetting = 'srcq',
  kAudioCodecPropertyApplicableBitRateRange = 'brta',
  kAudioCodecPropertyRecommendedBitRateRange = 'brtr',
  kAudioCodecPropertyApplicableInputSampleRates = 'isra',
  kAudioCodecPropertyApplicableOutputSampleRates = 'osra', kAudioCodecPropertyPaddedZeros = 'pad0',
  kAudioCodecPropertyPrimeMethod = 'prmm', kAudioCodecPropertyPrimeInfo = 'prim',
  kAudioCodecPropertyCurrentInputChannelLayout = 'icl ',
  kAudioCodecPropertyCurrentOutputChannelLayout = 'ocl ', kAudioCodecPropertySettings = 'acs ',
  kAudioCodecPropertyFormatList = 'acfl', kAudioCodecPropertyBitRateControlMode = 'acbf',
  kAudioCodecPropertySoundQualityForVBR = 'vbrq', kAudioCodecPropertyBitRateForVBR = 'vbrb',
  kAudioCodecPropertyDelayMode = 'dmod', kAudioCodecPropertyAdjustLocalQuality = '^qal',
  kAudioCodecPropertyProgramTargetLevel = 'pptl',
  kAudioCodecPropertyDynamicRangeControlMode = 'mdrc',
  kAudioCodecPropertyProgramTargetLevelConstant = 'ptlc' };
enum : OSStatus { kAudioCodecUnsupportedFormatError = '!dat' };
typedef AudioComponentInstance AudioUnit;
enum : UInt32 { kAudioUnitType_Output = 'auou', kAudioUnitType_MusicDevice = 'aumu',
  kAudioUnitType_FormatConverter = 'aufc', kAudioUnitType_Effect = 'aufx',
  kAudioUnitType_Mixer = 'aumx', kAudioUnitType_Generator = 'augn' };
enum : UInt32 { kAudioUnitManufacturer_Apple = 'appl' };
enum : UInt32 { kAudioUnitSubType_VoiceProcessingIO = 'vpio' };
enum : UInt32 { kAudioUnitSubType_RemoteIO = 'rioc' };
enum : UInt32 { kAudioUnitSubType_Sampler = 'samp' };
enum : UInt32 { kAudioUnitSubType_AUConverter = 'conv', kAudioUnitSubType_Varispeed = 'vari',
  kAudioUnitSubType_NewTimePitch = 'nutp' };
enum : UInt32 { kAudioUnitSubType_PeakLimiter = 'lmtr',
  kAudioUnitSubType_DynamicsProcessor = 'dcmp', kAudioUnitSubType_LowPassFilter = 'lpas',
  kAudioUnitSubType_HighPassFilter = 'hpas', kAudioUnitSubType_BandPassFilter = 'bpas',
  kAudioUnitSubType_HighShelfFilter = 'hshf', kAudioUnitSubType_LowShelfFilter = 'lshf',
  kAudioUnitSubType_ParametricEQ = 'pmeq', kAudioUnitSubType_Distortion = 'dist',
  kAudioUnitSubType_Delay = 'dely', kAudioUnitSubType_Reverb2 = 'rvb2' };
enum : UInt32 { kAudioUnitSubType_MultiChannelMixer = 'mcmx' };
enum : UInt32 { kAudioUnitSubType_AudioFilePlayer = 'afpl' };
typedef CF_OPTIONS(UInt32, AudioUnitRenderActionFlags) { kAudioUnitRenderAction_PreRender = 4,
  kAudioUnitRenderAction_PostRender = 8, kAudioUnitRenderAction_OutputIsSilence = 16 };
enum : OSStatus { kAudioUnitErr_FormatNotSupported = -10868,
  kAudioUnitErr_PropertyNotWritable = -10865 };
typedef UInt32 AudioUnitPropertyID;
typedef UInt32 AudioUnitScope;
typedef UInt32 AudioUnitElement;
typedef UInt32 AudioUnitParameterID;
typedef Float32 AudioUnitParameterValue;
typedef OSStatus (*AURenderCallback)(void *, AudioUnitRenderActionFlags *, const AudioTimeStamp *,
  UInt32, UInt32, AudioBufferList *);
typedef void (*AudioUnitPropertyListenerProc)(void *, AudioUnit, AudioUnitPropertyID,
  AudioUnitScope, AudioUnitElement);
OSStatus AudioUnitInitialize(AudioUnit);
OSStatus AudioUnitUninitialize(AudioUnit);
OSStatus AudioUnitGetProperty(AudioUnit, AudioUnitPropertyID, AudioUnitScope, AudioUnitElement,
  void *, UInt32 *);
OSStatus AudioUnitSetProperty(AudioUnit, AudioUnitPropertyID, AudioUnitScope, AudioUnitElement,
  const void *, UInt32);
OSStatus AudioUnitAddPropertyListener(AudioUnit, AudioUnitPropertyID,
  AudioUnitPropertyListenerProc, void *);
OSStatus AudioUnitAddRenderNotify(AudioUnit, AURenderCallback, void *);
OSStatus AudioUnitRemoveRenderNotify(AudioUnit, AURenderCallback, void *);
OSStatus AudioUnitGetParameter(AudioUnit, AudioUnitParameterID, AudioUnitScope, AudioUnitElement,
  AudioUnitParameterValue *);
OSStatus AudioUnitSetParameter(AudioUnit, AudioUnitParameterID, AudioUnitScope, AudioUnitElement,
  AudioUnitParameterValue, UInt32);
OSStatus AudioUnitRender(AudioUnit, AudioUnitRenderActionFlags *, const AudioTimeStamp *, UInt32,
  UInt32, AudioBufferList *);
OSStatus AudioUnitReset(AudioUnit, AudioUnitScope, AudioUnitElement);
enum : AudioUnitScope { kAudioUnitScope_Global, kAudioUnitScope_Input, kAudioUnitScope_Output };
enum : AudioUnitPropertyID { kAudioUnitProperty_MakeConnection = 1,
  kAudioUnitProperty_StreamFormat = 8, kAudioUnitProperty_ElementCount = 11,
  kAudioUnitProperty_MaximumFramesPerSlice = 14, kAudioUnitProperty_SetRenderCallback = 23,
  kAudioUnitProperty_FactoryPresets, kAudioUnitProperty_PresentPreset = 36 };
enum : AudioUnitPropertyID { kAudioUnitProperty_IsInterAppConnected = 101 };
typedef struct AudioUnitConnection { AudioUnit sourceAudioUnit; UInt32 sourceOutputNumber;
  UInt32 destInputNumber; } AudioUnitConnection;
typedef struct AURenderCallbackStruct { AURenderCallback inputProc; void *inputProcRefCon;
  } AURenderCallbackStruct;
typedef struct AUPreset { SInt32 presetNumber; CFStringRef presetName; } AUPreset;
enum : UInt32 { kAudioUnitSampleRateConverterComplexity_Linear = 'line',
  kAudioUnitSampleRateConverterComplexity_Normal = 'norm',
  kAudioUnitSampleRateConverterComplexity_Mastering = 'bats' };
enum : AudioUnitPropertyID { kAudioOutputUnitProperty_CurrentDevice = 2000,
  kAudioOutputUnitProperty_IsRunning, kAudioOutputUnitProperty_EnableIO = 2003,
  kAudioOutputUnitProperty_SetInputCallback = 2005 };
enum : AudioUnitPropertyID { kAudioUnitProperty_ScheduleStartTimeStamp = 3301 };
enum : AudioUnitPropertyID { kAudioUnitProperty_ScheduledFileIDs = 3310,
  kAudioUnitProperty_ScheduledFileRegion, kAudioUnitProperty_ScheduledFilePrime };
typedef struct ScheduledAudioFileRegion ScheduledAudioFileRegion;
typedef void (*ScheduledAudioFileRegionCompletionProc)(void *, ScheduledAudioFileRegion *,
  OSStatus);
struct ScheduledAudioFileRegion { AudioTimeStamp mTimeStamp;
  ScheduledAudioFileRegionCompletionProc mCompletionProc; void *mCompletionProcUserData;
  struct OpaqueAudioFileID *mAudioFile; UInt32 mLoopCount; SInt64 mStartFrame;
  UInt32 mFramesToPlay; };
OSStatus AudioOutputUnitStart(AudioUnit);
OSStatus AudioOutputUnitStop(AudioUnit);
enum : AudioUnitParameterID { kMultiChannelMixerParam_Volume, kMultiChannelMixerParam_Enable,
  kMultiChannelMixerParam_Pan };
enum : AudioUnitParameterID { kNewTimePitchParam_Rate, kNewTimePitchParam_Pitch,
  kNewTimePitchParam_Overlap = 4, kNewTimePitchParam_EnablePeakLocking = 6 };
enum : AudioUnitParameterID { kBandpassParam_CenterFrequency, kBandpassParam_Bandwidth };
enum : AudioUnitParameterID { kHipassParam_CutoffFrequency, kHipassParam_Resonance };
enum : AudioUnitParameterID { kLowPassParam_CutoffFrequency, kLowPassParam_Resonance };
enum : AudioUnitParameterID { kHighShelfParam_CutOffFrequency, kHighShelfParam_Gain };
enum : AudioUnitParameterID { kAULowShelfParam_CutoffFrequency, kAULowShelfParam_Gain };
enum : AudioUnitParameterID { kParametricEQParam_CenterFreq, kParametricEQParam_Q,
  kParametricEQParam_Gain };
enum : AudioUnitParameterID { kLimiterParam_AttackTime, kLimiterParam_DecayTime,
  kLimiterParam_PreGain };
enum : AudioUnitParameterID { kDynamicsProcessorParam_Threshold, kDynamicsProcessorParam_HeadRoom,
  kDynamicsProcessorParam_ExpansionRatio, kDynamicsProcessorParam_ExpansionThreshold,
  kDynamicsProcessorParam_AttackTime, kDynamicsProcessorParam_ReleaseTime,
  kDynamicsProcessorParam_MasterGain, kDynamicsProcessorParam_CompressionAmount = 1000,
  kDynamicsProcessorParam_InputAmplitude = 2000, kDynamicsProcessorParam_OutputAmplitude = 3000 };
enum : AudioUnitParameterID { kVarispeedParam_PlaybackRate, kVarispeedParam_PlaybackCents };
enum : AudioUnitParameterID { kDistortionParam_Delay, kDistortionParam_Decay,
  kDistortionParam_DelayMix, kDistortionParam_Decimation, kDistortionParam_Rounding,
  kDistortionParam_DecimationMix, kDistortionParam_LinearTerm, kDistortionParam_SquaredTerm,
  kDistortionParam_CubicTerm, kDistortionParam_PolynomialMix, kDistortionParam_RingModFreq1,
  kDistortionParam_RingModFreq2, kDistortionParam_RingModBalance, kDistortionParam_RingModMix,
  kDistortionParam_SoftClipGain, kDistortionParam_FinalMix };
enum : AudioUnitParameterID { kDelayParam_WetDryMix, kDelayParam_DelayTime, kDelayParam_Feedback,
  kDelayParam_LopassCutoff };
enum : AudioUnitParameterID { kReverb2Param_DryWetMix, kReverb2Param_Gain,
  kReverb2Param_MinDelayTime, kReverb2Param_MaxDelayTime, kReverb2Param_DecayTimeAt0Hz,
  kReverb2Param_DecayTimeAtNyquist, kReverb2Param_RandomizeReflections };
typedef struct OpaqueAUGraph *AUGraph;
typedef SInt32 AUNode;
enum : OSStatus { kAUGraphErr_NodeNotFound = -10860, kAUGraphErr_InvalidConnection = -10861,
  kAUGraphErr_CannotDoInCurrentContext = -10863 };
OSStatus NewAUGraph(AUGraph *);
OSStatus DisposeAUGraph(AUGraph);
OSStatus AUGraphAddNode(AUGraph, const AudioComponentDescription *, AUNode *);
OSStatus AUGraphRemoveNode(AUGraph, AUNode);
OSStatus AUGraphNodeInfo(AUGraph, AUNode, AudioComponentDescription *, AudioUnit *);
enum : UInt32 { kAUNodeInteraction_Connection = 1, kAUNodeInteraction_InputCallback };
typedef struct AudioUnitNodeConnection { AUNode sourceNode; UInt32 sourceOutputNumber;
  AUNode destNode;
  UInt32 destInputNumber; } AudioUnitNodeConnection;
typedef struct AudioUnitNodeConnection AUNodeConnection;
typedef struct AUNodeRenderCallback { AUNode destNode; AudioUnitElement destInputNumber;
  AURenderCallbackStruct cback; } AUNodeRenderCallback;
typedef struct AUNodeInteraction { UInt32 nodeInteractionType; union { AUNodeConnection connection;
  AUNodeRenderCallback inputCallback; } nodeInteraction; } AUNodeInteraction;
OSStatus AUGraphConnectNodeInput(AUGraph, AUNode, UInt32, AUNode, UInt32);
OSStatus AUGraphSetNodeInputCallback(AUGraph, AUNode, UInt32, const AURenderCallbackStruct *);
OSStatus AUGraphDisconnectNodeInput(AUGraph, AUNode, UInt32);
OSStatus AUGraphGetNodeInteractions(AUGraph, AUNode, UInt32 *, AUNodeInteraction *);
OSStatus AUGraphUpdate(AUGraph, Boolean *);
OSStatus AUGraphOpen(AUGraph);
OSStatus AUGraphClose(AUGraph);
OSStatus AUGraphInitialize(AUGraph);
OSStatus AUGraphStart(AUGraph);
OSStatus AUGraphStop(AUGraph);
OSStatus AUGraphIsInitialized(AUGraph, Boolean *);

#endif
