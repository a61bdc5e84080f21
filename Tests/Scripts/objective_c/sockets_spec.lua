-- Sockets of C: a server and its client in one process, without a network.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")
local headers = [[
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/poll.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <unistd.h>
static struct sockaddr_in at(int port) {
  struct sockaddr_in address;
  memset(&address, 0, sizeof(address));
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return address;
}
static int listening(int port) {
  int server = socket(AF_INET, SOCK_STREAM, 0);
  struct sockaddr_in address = at(port);
  if (bind(server, (struct sockaddr *)&address, sizeof(address)) != 0) return -errno;
  return listen(server, 5) == 0 ? server : -errno;
}
static int connected(int port) {
  int client = socket(AF_INET, SOCK_STREAM, 0);
  struct sockaddr_in address = at(port);
  return connect(client, (struct sockaddr *)&address, sizeof(address)) == 0 ? client : -errno;
}
]]
local function run(statements, options) return (printed(statements, headers, options)) end

describe("a socket", function()
  it("exchanges bytes with the server that accepts it", function()
    assert.equal("5 hello 3 yes 0", run [=[
      int server = listening(8080), client = connected(8080), end = accept(server, NULL, NULL);
      char text[20] = {0};
      send(client, "hello", 5, 0);
      printf("%zd ", recv(end, text, 20, 0)); printf("%s ", text);
      write(end, "yes", 3); close(end);
      memset(text, 0, 20);
      printf("%zd ", read(client, text, 20)); printf("%s ", text);
      printf("%zd", read(client, text, 20));]=])
  end)

  it("is refused without a server, and finds an address in use", function()
    assert.equal("-61 -48 57 35", run [=[
      listening(8080);
      int idle = socket(AF_INET, SOCK_STREAM, 0);
      printf("%d %d ", connected(9), listening(8080));
      send(idle, "a", 1, 0); printf("%d ", errno);
      int client = connected(8080); char letter;
      fcntl(client, F_SETFL, fcntl(client, F_GETFL) | O_NONBLOCK);
      recv(client, &letter, 1, 0); printf("%d", errno);]=])
  end)

  it("knows both ends' addresses; a port of 0 is chosen by the system", function()
    assert.equal("127.0.0.1 1 1 16", run [=[
      int server = listening(0);
      struct sockaddr_in own, other;
      socklen_t size = sizeof(own);
      getsockname(server, (struct sockaddr *)&own, &size);
      int client = connected(ntohs(own.sin_port));
      getpeername(client, (struct sockaddr *)&other, &size);
      char text[INET_ADDRSTRLEN];
      printf("%s ", inet_ntop(AF_INET, &other.sin_addr, text, sizeof(text)));
      printf("%d ", own.sin_port == other.sin_port && ntohs(own.sin_port) >= 49152);
      struct sockaddr_storage from; size = sizeof(from);
      int end = accept(server, (struct sockaddr *)&from, &size);
      getsockname(client, (struct sockaddr *)&own, &(socklen_t){sizeof(own)});
      printf("%d %d", ((struct sockaddr_in *)&from)->sin_port == own.sin_port, size);]=])
  end)

  it("keeps options, also those of a variable that is shorter than the given size", function()
    assert.equal("0 1 0 1 0", run [=[
      int number = socket(AF_INET, SOCK_STREAM, 0), value = 1;
      struct { unsigned short size; } settings = {9216};
      printf("%d ", setsockopt(number, SOL_SOCKET, SO_REUSEADDR, &value, sizeof(value)));
      value = 0; socklen_t size = sizeof(value);
      getsockopt(number, SOL_SOCKET, SO_REUSEADDR, &value, &size); printf("%d ", value);
      printf("%d ", setsockopt(number, SOL_SOCKET, SO_SNDBUF, &settings.size, sizeof(int)));
      getsockopt(number, SOL_SOCKET, SO_TYPE, &value, &size); printf("%d ", value == SOCK_STREAM);
      getsockopt(number, SOL_SOCKET, SO_ERROR, &value, &size); printf("%d", value);]=])
  end)

  it("is waited for by select and poll", function()
    assert.equal("0 1 1 0 1 1 3 4", run [=[
      int server = listening(8080), client = connected(8080), end = accept(server, NULL, NULL);
      fd_set set; FD_ZERO(&set); FD_SET(end, &set);
      struct timeval now = {0, 0};
      printf("%d ", select(end + 1, &set, NULL, NULL, &now));
      send(client, "abc", 3, 0);
      FD_ZERO(&set); FD_SET(end, &set); FD_SET(client, &set);
      printf("%d %d %d ", select(end + 1, &set, NULL, NULL, NULL), FD_ISSET(end, &set), FD_ISSET(client, &set));
      struct pollfd list[2] = {{end, POLLIN, 0}, {server, POLLIN, 0}};
      int ready = poll(list, 2, 0), count;
      ioctl(end, FIONREAD, &count);
      printf("%d %d %d ", ready, list[0].revents, count);
      list[0].events = POLLOUT; poll(list, 1, 0); printf("%d", list[0].revents);]=])
  end)

  it("passes on messages, each to the socket of its port", function()
    assert.equal("3 one 8001 3 two", run [=[
      int one = socket(AF_INET, SOCK_DGRAM, 0), two = socket(AF_INET, SOCK_DGRAM, 0);
      struct sockaddr_in first = at(8001), second = at(8002), from;
      bind(one, (struct sockaddr *)&first, sizeof(first)); bind(two, (struct sockaddr *)&second, sizeof(second));
      sendto(one, "one", 3, 0, (struct sockaddr *)&second, sizeof(second));
      sendto(one, "two", 3, 0, (struct sockaddr *)&second, sizeof(second));
      char text[20] = {0}; socklen_t size = sizeof(from);
      printf("%zd ", recvfrom(two, text, 20, 0, (struct sockaddr *)&from, &size));
      printf("%s %d ", text, ntohs(from.sin_port));
      memset(text, 0, 20); printf("%zd ", recv(two, text, 20, 0)); printf("%s", text);]=])
  end)

  it("holds as many bytes of messages as on a device, and loses the others", function()
    assert.equal("200 87", run [=[
      int one = socket(AF_INET, SOCK_DGRAM, 0), two = socket(AF_INET, SOCK_DGRAM, 0);
      struct sockaddr_in address = at(8003);
      bind(two, (struct sockaddr *)&address, sizeof(address));
      static char bytes[9000];
      int sent = 0, received = 0;
      for (int i = 0; i < 200; i++) sent += sendto(one, bytes, 9000, 0, (struct sockaddr *)&address, sizeof(address)) == 9000;
      while (recv(two, bytes, 9000, MSG_DONTWAIT) == 9000) received++;
      printf("%d %d", sent, received);]=])
  end)

  it("waits for bytes that another thread sends", function()
    assert.equal("2.0 hi", run [=[
      int server = listening(8080);
      dispatch_async(dispatch_get_global_queue(0, 0), ^{
        int client = connected(8080);
        sleep(2); send(client, "hi", 2, 0);
      });
      int end = accept(server, NULL, NULL);
      char text[20] = {0}; double start = CACurrentMediaTime();
      recv(end, text, 20, 0);
      printf("%.1f %s", CACurrentMediaTime() - start, text);]=])
  end)

  it("runs the handler of a dispatch source while there are bytes", function()
    assert.equal("2 1 b 0 end ", run [=[
      int server = listening(8080), client = connected(8080), end = accept(server, NULL, NULL);
      dispatch_source_t source = dispatch_source_create(DISPATCH_SOURCE_TYPE_READ, end, 0, dispatch_get_main_queue());
      dispatch_source_set_event_handler(source, ^{
        char letter = 0;
        printf("%lu ", dispatch_source_get_data(source));
        if (recv(end, &letter, 1, 0) == 0) { printf("end "); dispatch_source_cancel(source); }
        else if (letter == 'b') printf("b ");
      });
      dispatch_resume(source);
      send(client, "ab", 2, 0);
      [NSRunLoop.currentRunLoop runUntilDate:[NSDate dateWithTimeIntervalSinceNow:1]];
      close(client);
      [NSRunLoop.currentRunLoop runUntilDate:[NSDate dateWithTimeIntervalSinceNow:1]];]=])
  end)
end)

describe("names of hosts", function()
  it("are those of this device and of the scripted server", function()
    local setup <const> = os.tmpname()
    local file <close> = assert(io.open(setup, "w"))
    file:write 'network.respond("https://known.example/a", {})'
    file:close()
    finally(function() os.remove(setup) end)
    assert.equal("::1 127.0.0.1 | 192.0.2.1 | 8 nodename nor servname provided, or not known", run([=[
      const char *names[] = {"localhost", "known.example", "unknown.example"};
      for (int i = 0; i < 3; i++) {
        struct addrinfo hints, *list = NULL;
        memset(&hints, 0, sizeof(hints)); hints.ai_socktype = SOCK_STREAM;
        int code = getaddrinfo(names[i], "80", &hints, &list);
        if (code) { printf("%d %s", code, gai_strerror(code)); continue; }
        for (struct addrinfo *each = list; each; each = each->ai_next) {
          char text[INET6_ADDRSTRLEN];
          struct sockaddr_in *four = (struct sockaddr_in *)each->ai_addr;
          if (each->ai_addr->sa_family == AF_INET) inet_ntop(AF_INET, &four->sin_addr, text, sizeof(text));
          else getnameinfo(each->ai_addr, each->ai_addrlen, text, sizeof(text), NULL, 0, NI_NUMERICHOST);
          printf("%s ", text);
        }
        printf("| ");
      }]=], "--setup " .. setup))
  end)

  it("and addresses have texts in the shortest form", function()
    assert.equal("1 2001:db8::1 1 ::ffff:10.0.0.1 0 1", run [=[
      struct in6_addr six; struct in_addr four; char text[INET6_ADDRSTRLEN];
      printf("%d ", inet_pton(AF_INET6, "2001:DB8:0:0:0::1", &six)); printf("%s ", inet_ntop(AF_INET6, &six, text, 46));
      printf("%d ", inet_pton(AF_INET6, "::ffff:10.0.0.1", &six)); printf("%s ", inet_ntop(AF_INET6, &six, text, 46));
      printf("%d ", inet_pton(AF_INET, "1.2.3", &four)); printf("%d", inet_addr("127.0.0.1") == htonl(INADDR_LOOPBACK));]=])
  end)
end)
