// Sockets and network addresses; sockets exchange bytes in memory.
#ifndef HOOKHOST_SOCKETS_H
#define HOOKHOST_SOCKETS_H
#include <hookhost/CLibrary.h>

typedef uint8_t sa_family_t;
typedef uint16_t in_port_t;
typedef uint32_t in_addr_t;
typedef uint32_t socklen_t;
#define AF_UNSPEC 0
#define AF_UNIX 1
#define AF_LOCAL AF_UNIX
#define AF_INET 2
#define AF_ROUTE 17
#define AF_LINK 18
#define AF_INET6 30
#define PF_UNSPEC AF_UNSPEC
#define PF_UNIX AF_UNIX
#define PF_LOCAL AF_LOCAL
#define PF_INET AF_INET
#define PF_INET6 AF_INET6
#define SOCK_STREAM 1
#define SOCK_DGRAM 2
#define IPPROTO_IP 0
#define IPPROTO_ICMP 1
#define IPPROTO_IGMP 2
#define IPPROTO_ICMPV6 58
#define IPPROTO_RAW 255
#define IPPROTO_TCP 6
#define IPPROTO_UDP 17
#define IPPROTO_IPV6 41
#define IPV6_V6ONLY 27
#define IP_TTL 4
#define IP_MULTICAST_IF 9
#define IP_MULTICAST_TTL 10
#define IP_MULTICAST_LOOP 11
#define IP_ADD_MEMBERSHIP 12
#define IP_DROP_MEMBERSHIP 13
#define IPV6_MULTICAST_IF 9
#define IPV6_JOIN_GROUP 12
#define IPV6_LEAVE_GROUP 13
#define TCP_NODELAY 1
#define TCP_KEEPALIVE 0x10
#define SOL_SOCKET 0xffff
#define SO_DEBUG 0x1
#define SO_ACCEPTCONN 0x2
#define SO_REUSEADDR 0x4
#define SO_KEEPALIVE 0x8
#define SO_BROADCAST 0x20
#define SO_LINGER 0x80
#define SO_REUSEPORT 0x200
#define SO_SNDBUF 0x1001
#define SO_RCVBUF 0x1002
#define SO_SNDLOWAT 0x1003
#define SO_RCVLOWAT 0x1004
#define SO_SNDTIMEO 0x1005
#define SO_RCVTIMEO 0x1006
#define SO_ERROR 0x1007
#define SO_TYPE 0x1008
#define SO_NREAD 0x1020
#define SO_NOSIGPIPE 0x1022
#define SOMAXCONN 128
#define SOCK_MAXADDRLEN 255
#define MSG_OOB 0x1
#define MSG_PEEK 0x2
#define MSG_WAITALL 0x40
#define MSG_DONTWAIT 0x80
#define SHUT_RD 0
#define SHUT_WR 1
#define SHUT_RDWR 2
#define INADDR_ANY ((in_addr_t)0)
#define INADDR_LOOPBACK ((in_addr_t)0x7f000001)
#define INADDR_BROADCAST ((in_addr_t)0xffffffff)
#define INADDR_NONE ((in_addr_t)0xffffffff)
#define INET_ADDRSTRLEN 16
#define INET6_ADDRSTRLEN 46
#define IN_LINKLOCALNETNUM ((in_addr_t)0xA9FE0000)
#define IFF_UP 0x1
#define IFF_LOOPBACK 0x8
#define IFF_RUNNING 0x40
#define NI_MAXHOST 1025
#define NI_MAXSERV 32
#define NI_NUMERICHOST 2
#define NI_NAMEREQD 4
#define NI_NUMERICSERV 8
#define AI_PASSIVE 1
#define AI_CANONNAME 2
#define AI_NUMERICHOST 4
#define AI_NUMERICSERV 0x1000
#define EAI_ADDRFAMILY 1
#define EAI_AGAIN 2
#define EAI_FAIL 4
#define EAI_FAMILY 5
#define EAI_NONAME 8
#define EAI_SERVICE 9
#define FIONREAD 0x4004667f
#define FIONBIO 0x8004667e
#define IFNAMSIZ 16
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
extern const struct in6_addr in6addr_any, in6addr_loopback;
#define IN6ADDR_ANY_INIT {{0}}
#define IN6ADDR_LOOPBACK_INIT {{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1}}
struct sockaddr_in6 {
  uint8_t sin6_len;
  sa_family_t sin6_family;
  in_port_t sin6_port;
  uint32_t sin6_flowinfo;
  struct in6_addr sin6_addr;
  uint32_t sin6_scope_id;
};
struct sockaddr_un { unsigned char sun_len; sa_family_t sun_family; char sun_path[104]; };
#define SUN_LEN(address) \
  (sizeof(*(address)) - sizeof((address)->sun_path) + strlen((address)->sun_path))
struct ip_mreq { struct in_addr imr_multiaddr, imr_interface; };
struct ipv6_mreq { struct in6_addr ipv6mr_multiaddr; unsigned int ipv6mr_interface; };
struct linger { int l_onoff, l_linger; };
struct sockaddr_storage { uint8_t ss_len; sa_family_t ss_family; char __ss_data[126]; };
struct ifaddrs {
  struct ifaddrs *ifa_next;
  char *ifa_name;
  unsigned int ifa_flags;
  struct sockaddr *ifa_addr, *ifa_netmask, *ifa_dstaddr;
  void *ifa_data;
};
struct if_data { uint8_t ifi_type; uint32_t ifi_ibytes, ifi_obytes, ifi_ipackets, ifi_opackets; };
// What sysctl stores for an interface: a message, then the address of its link layer.
struct if_msghdr {
  unsigned short ifm_msglen;
  unsigned char ifm_version, ifm_type;
  int ifm_addrs, ifm_flags;
  unsigned short ifm_index;
  struct if_data ifm_data;
};
struct sockaddr_dl {
  uint8_t sdl_len;
  sa_family_t sdl_family;
  unsigned short sdl_index;
  uint8_t sdl_type, sdl_nlen, sdl_alen, sdl_slen;
  char sdl_data[12];
};
#define LLADDR(address) ((caddr_t)((address)->sdl_data + (address)->sdl_nlen))
#define NET_RT_DUMP 1
#define NET_RT_FLAGS 2
#define NET_RT_IFLIST 3
#define RTM_VERSION 5
#define RTM_IFINFO 0xe
#define RTA_IFP 0x10
#define IFT_ETHER 0x6
#define IFT_LOOP 0x18
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
int gethostname(char *name, size_t size);
unsigned int if_nametoindex(const char *name);
char *if_indextoname(unsigned int index, char *name);
int socket(int family, int type, int protocol);
int socketpair(int family, int type, int protocol, int sockets[2]);
int bind(int socket, const struct sockaddr *address, socklen_t size);
int listen(int socket, int backlog);
int accept(int socket, struct sockaddr *address, socklen_t *size);
int connect(int socket, const struct sockaddr *address, socklen_t size);
int shutdown(int socket, int how);
ssize_t send(int socket, const void *memory, size_t size, int flags);
ssize_t recv(int socket, void *memory, size_t size, int flags);
ssize_t sendto(
  int socket, const void *memory, size_t size, int flags, const struct sockaddr *address,
  socklen_t addressSize);
ssize_t recvfrom(
  int socket, void *memory, size_t size, int flags, struct sockaddr *address,
  socklen_t *addressSize);
int getsockname(int socket, struct sockaddr *address, socklen_t *size);
int getpeername(int socket, struct sockaddr *address, socklen_t *size);
int getsockopt(int socket, int level, int name, void *value, socklen_t *size);
int setsockopt(int socket, int level, int name, const void *value, socklen_t size);
int ioctl(int file, unsigned long request, ...);

struct pollfd { int fd; short events, revents; };
typedef unsigned int nfds_t;
#define POLLIN 0x1
#define POLLPRI 0x2
#define POLLOUT 0x4
#define POLLERR 0x8
#define POLLHUP 0x10
#define POLLNVAL 0x20
#define POLLRDNORM 0x40
int poll(struct pollfd *files, nfds_t count, int milliseconds);

#endif
