// Digests and ciphers.
#ifndef HOOKHOST_COMMON_CRYPTO_H
#define HOOKHOST_COMMON_CRYPTO_H
#include <hookhost/CTypes.h>

typedef uint32_t CC_LONG;
#define CC_MD2_DIGEST_LENGTH 16
#define CC_MD4_DIGEST_LENGTH 16
#define CC_MD5_DIGEST_LENGTH 16
#define CC_SHA1_DIGEST_LENGTH 20
#define CC_SHA224_DIGEST_LENGTH 28
#define CC_SHA256_DIGEST_LENGTH 32
#define CC_SHA384_DIGEST_LENGTH 48
#define CC_SHA512_DIGEST_LENGTH 64
#define CC_SHA1_BLOCK_BYTES 64
#define CC_SHA224_BLOCK_BYTES 64
#define CC_SHA256_BLOCK_BYTES 64
#define CC_SHA512_BLOCK_BYTES 128
#define CC_SHA384_BLOCK_BYTES 128
typedef struct { const void *state; CC_LONG words[62]; } CC_MD5_CTX;
typedef struct { const void *state; CC_LONG words[62]; } CC_SHA1_CTX;
typedef struct { const void *state; CC_LONG words[62]; } CC_SHA256_CTX;
typedef struct { const void *state; CC_LONG words[126]; } CC_SHA512_CTX;
unsigned char *CC_MD2(const void *data, CC_LONG size, unsigned char *sum);
unsigned char *CC_MD4(const void *data, CC_LONG size, unsigned char *sum);
unsigned char *CC_MD5(const void *data, CC_LONG size, unsigned char *sum);
unsigned char *CC_SHA1(const void *data, CC_LONG size, unsigned char *sum);
unsigned char *CC_SHA224(const void *data, CC_LONG size, unsigned char *sum);
unsigned char *CC_SHA256(const void *data, CC_LONG size, unsigned char *sum);
unsigned char *CC_SHA384(const void *data, CC_LONG size, unsigned char *sum);
unsigned char *CC_SHA512(const void *data, CC_LONG size, unsigned char *sum);
int CC_MD5_Init(CC_MD5_CTX *context);
int CC_MD5_Update(CC_MD5_CTX *context, const void *data, CC_LONG size);
int CC_MD5_Final(unsigned char *sum, CC_MD5_CTX *context);
int CC_SHA1_Init(CC_SHA1_CTX *context);
int CC_SHA1_Update(CC_SHA1_CTX *context, const void *data, CC_LONG size);
int CC_SHA1_Final(unsigned char *sum, CC_SHA1_CTX *context);
int CC_SHA224_Init(CC_SHA256_CTX *context);
int CC_SHA224_Update(CC_SHA256_CTX *context, const void *data, CC_LONG size);
int CC_SHA224_Final(unsigned char *sum, CC_SHA256_CTX *context);
int CC_SHA256_Init(CC_SHA256_CTX *context);
int CC_SHA256_Update(CC_SHA256_CTX *context, const void *data, CC_LONG size);
int CC_SHA256_Final(unsigned char *sum, CC_SHA256_CTX *context);
int CC_SHA384_Init(CC_SHA512_CTX *context);
int CC_SHA384_Update(CC_SHA512_CTX *context, const void *data, CC_LONG size);
int CC_SHA384_Final(unsigned char *sum, CC_SHA512_CTX *context);
int CC_SHA512_Init(CC_SHA512_CTX *context);
int CC_SHA512_Update(CC_SHA512_CTX *context, const void *data, CC_LONG size);
int CC_SHA512_Final(unsigned char *sum, CC_SHA512_CTX *context);
typedef uint32_t CCHmacAlgorithm;
enum {
  kCCHmacAlgSHA1, kCCHmacAlgMD5, kCCHmacAlgSHA256, kCCHmacAlgSHA384, kCCHmacAlgSHA512,
  kCCHmacAlgSHA224
};
void CCHmac(
  CCHmacAlgorithm algorithm, const void *key, size_t keySize, const void *data, size_t size,
  void *sum);
typedef struct { const void *state; uint32_t words[94]; } CCHmacContext;
void CCHmacInit(
  CCHmacContext *context, CCHmacAlgorithm algorithm, const void *key, size_t keySize);
void CCHmacUpdate(CCHmacContext *context, const void *data, size_t size);
void CCHmacFinal(CCHmacContext *context, void *sum);
typedef int32_t CCCryptorStatus;
typedef CCCryptorStatus CCStatus, CCRNGStatus;
typedef uint32_t CCOperation, CCAlgorithm, CCOptions;
enum { kCCSuccess = 0, kCCParamError = -4300, kCCBufferTooSmall = -4301,
  kCCMemoryFailure = -4302, kCCAlignmentError = -4303, kCCDecodeError = -4304,
  kCCUnimplemented = -4305 };
enum { kCCEncrypt, kCCDecrypt };
enum { kCCAlgorithmAES128, kCCAlgorithmAES = 0, kCCAlgorithmDES, kCCAlgorithm3DES,
  kCCAlgorithmCAST, kCCAlgorithmRC4, kCCAlgorithmRC2, kCCAlgorithmBlowfish };
enum { kCCOptionPKCS7Padding = 1, kCCOptionECBMode = 2 };
enum { kCCKeySizeAES128 = 16, kCCKeySizeAES192 = 24, kCCKeySizeAES256 = 32, kCCKeySizeDES = 8,
  kCCKeySize3DES = 24, kCCBlockSizeAES128 = 16, kCCBlockSizeDES = 8, kCCBlockSize3DES = 8 };
CCCryptorStatus CCCrypt(
  CCOperation operation, CCAlgorithm algorithm, CCOptions options, const void *key, size_t keySize,
  const void *iv, const void *data, size_t size, void *result, size_t room, size_t *moved);
typedef struct _CCCryptor *CCCryptorRef;
CCCryptorStatus CCCryptorCreate(
  CCOperation operation, CCAlgorithm algorithm, CCOptions options, const void *key, size_t keySize,
  const void *iv, CCCryptorRef *cryptor);
typedef uint32_t CCMode, CCPadding, CCModeOptions;
enum { kCCModeECB = 1, kCCModeCBC, kCCModeCFB, kCCModeCTR, kCCModeOFB = 7, kCCModeRC4 = 9,
  kCCModeCFB8 };
enum { ccNoPadding, ccPKCS7Padding };
enum { kCCModeOptionCTR_LE = 1, kCCModeOptionCTR_BE };
CCCryptorStatus CCCryptorCreateWithMode(
  CCOperation operation, CCMode mode, CCAlgorithm algorithm, CCPadding padding, const void *iv,
  const void *key, size_t keySize, const void *tweak, size_t tweakSize, int rounds,
  CCModeOptions options, CCCryptorRef *cryptor);
CCCryptorStatus CCCryptorUpdate(
  CCCryptorRef cryptor, const void *data, size_t size, void *result, size_t room, size_t *moved);
CCCryptorStatus CCCryptorFinal(CCCryptorRef cryptor, void *result, size_t room, size_t *moved);
size_t CCCryptorGetOutputLength(CCCryptorRef cryptor, size_t size, bool final);
CCCryptorStatus CCCryptorReset(CCCryptorRef cryptor, const void *iv);
CCCryptorStatus CCCryptorRelease(CCCryptorRef cryptor);
typedef uint32_t CCPBKDFAlgorithm, CCPseudoRandomAlgorithm;
enum { kCCPBKDF2 = 2 };
enum { kCCPRFHmacAlgSHA1 = 1, kCCPRFHmacAlgSHA224, kCCPRFHmacAlgSHA256, kCCPRFHmacAlgSHA384,
  kCCPRFHmacAlgSHA512 };
int CCKeyDerivationPBKDF(
  CCPBKDFAlgorithm algorithm, const char *password, size_t passwordSize, const uint8_t *salt,
  size_t saltSize, CCPseudoRandomAlgorithm prf, unsigned rounds, uint8_t *key, size_t keySize);
CCRNGStatus CCRandomGenerateBytes(void *bytes, size_t count);

#endif
