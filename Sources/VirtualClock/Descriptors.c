// Timer descriptors: run loops and dispatch sleep on these. A virtual one is disarmed in the kernel, and is made readable
// when its time has come.
#define _GNU_SOURCE
#include "Internal.h"
#include "VirtualClock.h"
#include <errno.h>
#include <poll.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

enum { Limit = 4096 };

typedef struct { clockid_t clock; int64_t deadline, interval; bool is_timer; } Descriptor;
static Descriptor descriptors[Limit];
static int highest = -1;

static bool is_ours(int fd) { return fd >= 0 && fd < Limit && descriptors[fd].is_timer; }

static int set_in_kernel(int fd, int flags, const struct itimerspec *value, struct itimerspec *old) {
    return (int)syscall(SYS_timerfd_settime, fd, flags, value, old);
}

int timerfd_create(int clock, int flags) {
    int fd = (int)syscall(SYS_timerfd_create, clock, flags);
    if (fd < 0 || fd >= Limit) return fd;
    vc_lock();
    descriptors[fd] = (Descriptor){ clock, 0, 0, true };
    if (fd > highest) highest = fd;
    vc_unlock();
    return fd;
}

/// Deadlines are kept on the virtual monotonic clock, whichever clock the timer counts by.
int timerfd_settime(int fd, int flags, const struct itimerspec *value, struct itimerspec *old) {
    if (!is_ours(fd)) return set_in_kernel(fd, flags, value, old);
    int64_t due = vc_of(&value->it_value);
    Descriptor *timer = &descriptors[fd];
    int64_t own = vc_now(timer->clock), monotonic = vc_now(CLOCK_MONOTONIC);
    vc_lock();
    if (due == 0) timer->deadline = 0;
    else timer->deadline = monotonic + ((flags & TFD_TIMER_ABSTIME) ? due - own : due);
    if (due != 0 && timer->deadline <= 0) timer->deadline = 1;
    timer->interval = vc_of(&value->it_interval);
    int result;
    if (understudy_clock_is_virtual()) {
        struct itimerspec none;
        memset(&none, 0, sizeof none);
        result = set_in_kernel(fd, 0, &none, old);
        if (timer->deadline && timer->deadline <= monotonic) vc_fire_descriptors();
    } else {
        result = set_in_kernel(fd, flags, value, old);
    }
    vc_unlock();
    return result;
}

int timerfd_gettime(int fd, struct itimerspec *value) {
    if (!is_ours(fd) || !understudy_clock_is_virtual()) return (int)syscall(SYS_timerfd_gettime, fd, value);
    vc_lock();
    int64_t left = descriptors[fd].deadline ? descriptors[fd].deadline - vc_now(CLOCK_MONOTONIC) : 0;
    value->it_value = vc_time(left > 0 ? left : 0);
    value->it_interval = vc_time(descriptors[fd].interval);
    vc_unlock();
    return 0;
}

int64_t vc_next_descriptor(void) {
    int64_t next = NEVER;
    for (int fd = 0; fd <= highest; fd++) {
        if (!descriptors[fd].is_timer || !descriptors[fd].deadline) continue;
        // In real time the kernel fires, and nobody tells us: what has passed is no longer due.
        if (!understudy_clock_is_virtual() && descriptors[fd].deadline < vc_real(CLOCK_MONOTONIC)) { descriptors[fd].deadline = 0; continue; }
        if (descriptors[fd].deadline < next) next = descriptors[fd].deadline;
    }
    return next - vc_now(CLOCK_MONOTONIC) < HORIZON ? next : NEVER;
}

/// The kernel's part of firing takes some microseconds: wait until the descriptor can be read, or somebody has.
static void fire(int fd) {
    struct itimerspec soon;
    memset(&soon, 0, sizeof soon);
    soon.it_value.tv_nsec = 1;
    set_in_kernel(fd, 0, &soon, NULL);
    struct pollfd readable = { fd, POLLIN, 0 };
    struct timespec little = { 0, 200000 };
    syscall(SYS_ppoll, &readable, 1, &little, NULL, 8);
}

void vc_fire_descriptors(void) {
    int64_t now = vc_now(CLOCK_MONOTONIC);
    for (int fd = 0; fd <= highest; fd++) {
        Descriptor *timer = &descriptors[fd];
        if (!timer->is_timer || !timer->deadline || timer->deadline > now) continue;
        timer->deadline = timer->interval ? timer->deadline + timer->interval : 0;
        fire(fd);
    }
}

/// Closed descriptors are no timers any more; transfers end.
extern void vc_transfer_closed(int fd);

int close(int fd) {
    if (is_ours(fd)) {
        vc_lock();
        descriptors[fd].is_timer = false;
        vc_unlock();
    }
    vc_transfer_closed(fd);
    return (int)syscall(SYS_close, fd);
}
