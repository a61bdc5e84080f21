// Network addresses; sockets are not available.
#ifndef HOOKHOST_SOCKETS_H
#define HOOKHOST_SOCKETS_H
#include <hookhost/CLibrary.h>

typedef uint8_t sa_family_t;
typedef uint16_t in_port_t;
typedef uint32_t in_addr_t;
typedef uint32_t socklen_t;
#define AF_UNSPEC 0
#define AF_INET 2
#define AF_LINK 18
#define AF_INET6 30
#define PF_INET AF_INET
#define PF_INET6 AF_INET6
#define SOCK_STREAM 1
#define SOCK_DGRAM 2
#define IPPROTO_TCP 6
#define IPPROTO_UDP 17
#define INADDR_ANY ((in_addr_t)0)
#define INET_ADDRSTRLEN 16
#define INET6_ADDRSTRLEN 46
#define IN_LINKLOCALNETNUM ((in_addr_t)0xA9FE0000)
#define IFF_UP 0x1
#define IFF_LOOPBACK 0x8
#define IFF_RUNNING 0x40
#define NI_MAXHOST 1025
#define NI_NUMERICHOST 2
struct sockaddr { uint8_t sa_len; sa_family_t sa_family; char sa_data[14]; };
struct in_addr { in_addr_t s_addr; };
struct sockaddr_in {
  uint8_t sin_len;
  sa_family_t sin_family;
  in_port_t sin_port;
  struct in_addr sin_addr;
  char sin_zero[8];
};
struct in6_addr { uint8_t s6_addr[16]; };
struct sockaddr_in6 {
  uint8_t sin6_len;
  sa_family_t sin6_family;
  in_port_t sin6_port;
  uint32_t sin6_flowinfo;
  struct in6_addr sin6_addr;
  uint32_t sin6_scope_id;
};
struct sockaddr_storage { uint8_t ss_len; sa_family_t ss_family; char __ss_data[126]; };
struct ifaddrs {
  struct ifaddrs *ifa_next;
  char *ifa_name;
  unsigned int ifa_flags;
  struct sockaddr *ifa_addr, *ifa_netmask, *ifa_dstaddr;
  void *ifa_data;
};
struct if_data { uint8_t ifi_type; uint32_t ifi_ibytes, ifi_obytes, ifi_ipackets, ifi_opackets; };
struct addrinfo {
  int ai_flags, ai_family, ai_socktype, ai_protocol;
  socklen_t ai_addrlen;
  char *ai_canonname;
  struct sockaddr *ai_addr;
  struct addrinfo *ai_next;
};
struct hostent { char *h_name; char **h_aliases; int h_addrtype, h_length; char **h_addr_list; };
int getifaddrs(struct ifaddrs **list);
void freeifaddrs(struct ifaddrs *list);
int getaddrinfo(
  const char *node, const char *service, const struct addrinfo *hints, struct addrinfo **result);
void freeaddrinfo(struct addrinfo *list);
const char *gai_strerror(int code);
int getnameinfo(
  const struct sockaddr *address, socklen_t size, char *host, socklen_t hostSize, char *service,
  socklen_t serviceSize, int flags);
struct hostent *gethostbyname(const char *name);
const char *inet_ntop(int family, const void *address, char *text, socklen_t size);
int inet_pton(int family, const char *text, void *address);
char *inet_ntoa(struct in_addr address);
in_addr_t inet_addr(const char *text);
int inet_aton(const char *text, struct in_addr *address);
int socket(int family, int type, int protocol);
int connect(int socket, const struct sockaddr *address, socklen_t size);
ssize_t send(int socket, const void *memory, size_t size, int flags);
ssize_t recv(int socket, void *memory, size_t size, int flags);
#define htons(value) ((uint16_t)__builtin_bswap16((uint16_t)(value)))
#define ntohs(value) htons(value)
#define htonl(value) ((uint32_t)__builtin_bswap32((uint32_t)(value)))
#define ntohl(value) htonl(value)

#endif
