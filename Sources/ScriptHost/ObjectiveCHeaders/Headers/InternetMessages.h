// The headers of packets of the internet protocols.
#ifndef HOOKHOST_INTERNET_MESSAGES_H
#define HOOKHOST_INTERNET_MESSAGES_H
#include <hookhost/Sockets.h>

typedef uint16_t n_short;
typedef uint32_t n_long, n_time;
#define IPVERSION 4
#define IP_MAXPACKET 65535
#define MAXTTL 255
#define IP_RF 0x8000
#define IP_DF 0x4000
#define IP_MF 0x2000
#define IP_OFFMASK 0x1fff
struct ip {
  unsigned int ip_hl : 4, ip_v : 4;
  u_char ip_tos;
  u_short ip_len, ip_id, ip_off;
  u_char ip_ttl, ip_p;
  u_short ip_sum;
  struct in_addr ip_src, ip_dst;
};
struct udphdr { u_short uh_sport, uh_dport, uh_ulen, uh_sum; };
struct icmp {
  u_char icmp_type, icmp_code;
  u_short icmp_cksum;
  union {
    u_char ih_pptr;
    struct in_addr ih_gwaddr;
    struct { n_short icd_id, icd_seq; } ih_idseq;
    int ih_void;
  } icmp_hun;
  union {
    struct { n_time its_otime, its_rtime, its_ttime; } id_ts;
    struct { struct ip idi_ip; } id_ip;
    uint32_t id_mask;
    char id_data[1];
  } icmp_dun;
};
#define icmp_pptr icmp_hun.ih_pptr
#define icmp_gwaddr icmp_hun.ih_gwaddr
#define icmp_id icmp_hun.ih_idseq.icd_id
#define icmp_seq icmp_hun.ih_idseq.icd_seq
#define icmp_void icmp_hun.ih_void
#define icmp_otime icmp_dun.id_ts.its_otime
#define icmp_rtime icmp_dun.id_ts.its_rtime
#define icmp_ttime icmp_dun.id_ts.its_ttime
#define icmp_ip icmp_dun.id_ip.idi_ip
#define icmp_mask icmp_dun.id_mask
#define icmp_data icmp_dun.id_data
#define ICMP_MINLEN 8
#define ICMP_ECHOREPLY 0
#define ICMP_UNREACH 3
#define ICMP_SOURCEQUENCH 4
#define ICMP_REDIRECT 5
#define ICMP_ECHO 8
#define ICMP_TIMXCEED 11
#define ICMP_PARAMPROB 12
#define ICMP_TSTAMP 13
#define ICMP_TSTAMPREPLY 14
#define ICMP6_ECHO_REQUEST 128
#define ICMP6_ECHO_REPLY 129
#define ICMP6_DST_UNREACH 1
#define ICMP6_TIME_EXCEEDED 3
struct ip6_hdr {
  union {
    struct { uint32_t ip6_un1_flow; uint16_t ip6_un1_plen; uint8_t ip6_un1_nxt, ip6_un1_hlim; }
      ip6_un1;
    uint8_t ip6_un2_vfc;
  } ip6_ctlun;
  struct in6_addr ip6_src, ip6_dst;
};
struct icmp6_hdr {
  uint8_t icmp6_type, icmp6_code;
  uint16_t icmp6_cksum;
  union { uint32_t icmp6_un_data32[1]; uint16_t icmp6_un_data16[2]; uint8_t icmp6_un_data8[4]; }
    icmp6_dataun;
};
#define icmp6_id icmp6_dataun.icmp6_un_data16[0]
#define icmp6_seq icmp6_dataun.icmp6_un_data16[1]

#endif
