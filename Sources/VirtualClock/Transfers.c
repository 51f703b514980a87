// Connections to the network. While one is open time runs with the machine's: the other end can't be made to wait.
#define _GNU_SOURCE
#include "Internal.h"
#include <dlfcn.h>
#include <netdb.h>
#include <stdatomic.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { Limit = 65536 };

_Atomic int vc_open_transfers;
static _Atomic bool is_open[Limit];

int connect(int fd, const struct sockaddr *address, socklen_t length) {
    int result = (int)syscall(SYS_connect, fd, address, length);
    bool leaves = address && (address->sa_family == AF_INET || address->sa_family == AF_INET6);
    if (leaves && fd >= 0 && fd < Limit && !atomic_exchange(&is_open[fd], true)) vc_open_transfers++;
    return result;
}

void vc_transfer_closed(int fd) {
    if (fd >= 0 && fd < Limit && is_open[fd] && atomic_exchange(&is_open[fd], false)) vc_open_transfers--;
}

/// Asking for an address leaves the process, too.
int getaddrinfo(const char *restrict node, const char *restrict service, const struct addrinfo *restrict hints, struct addrinfo **restrict result) {
    typedef int (*GetAddress)(const char *, const char *, const struct addrinfo *, struct addrinfo **);
    GetAddress real = (GetAddress)dlsym(RTLD_NEXT, "getaddrinfo");
    vc_open_transfers++;
    int error = real(node, service, hints, result);
    vc_open_transfers--;
    return error;
}
