// Connections to the network. While one is in use time runs with the machine's: the other end can't be made to wait.
//
// A connection that is kept for a later request is in use no more: whoever waits for data has its descriptor watched by
// epoll, as URLSession has by dispatch, and takes it out when the answer is there. One that is never watched is waited for
// otherwise, and counts until it is closed.
#define _GNU_SOURCE
#include "Internal.h"
#include <dlfcn.h>
#include <netdb.h>
#include <stdatomic.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { Limit = 65536 };
enum { NotOurs, InUse, Kept };

_Atomic int vc_open_transfers;
static _Atomic unsigned char states[Limit];

/// From one state to another; nothing where the descriptor is in neither.
static void change(int fd, unsigned char from, unsigned char to) {
    if (fd < 0 || fd >= Limit || !atomic_compare_exchange_strong(&states[fd], &from, to)) return;
    if (to == InUse) vc_open_transfers++;
    if (from == InUse) vc_open_transfers--;
}

int connect(int fd, const struct sockaddr *address, socklen_t length) {
    int result = (int)syscall(SYS_connect, fd, address, length);
    bool leaves = address && (address->sa_family == AF_INET || address->sa_family == AF_INET6);
    if (leaves) change(fd, NotOurs, InUse);
    return result;
}

void vc_transfer_closed(int fd) {
    change(fd, InUse, NotOurs);
    change(fd, Kept, NotOurs);
}

int epoll_ctl(int epoll, int operation, int fd, struct epoll_event *event) {
    // Before the kernel's part: the answer may be there as soon as it is watched.
    if (operation != EPOLL_CTL_DEL) change(fd, Kept, InUse);
    int result = (int)syscall(SYS_epoll_ctl, epoll, operation, fd, event);
    if (operation == EPOLL_CTL_DEL && result == 0) change(fd, InUse, Kept);
    return result;
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
