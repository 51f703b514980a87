// Waits that enter the kernel through the C library's `syscall`: those of dispatch groups, and of Swift's own locks.
#define _GNU_SOURCE
#include "Internal.h"
#include "VirtualClock.h"
#include <dlfcn.h>
#include <errno.h>
#include <linux/futex.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <sys/syscall.h>

typedef long (*SystemCall)(long, ...);

/// Threads that end make calls when a thread sanitizer has put away what it knows of them.
#define UNSEEN_BY_SANITIZERS __attribute__((disable_sanitizer_instrumentation))

/// The C library's own, which ours stands in front of.
UNSEEN_BY_SANITIZERS
static SystemCall real(void) {
    static _Atomic(SystemCall) found;
    if (!found) found = (SystemCall)dlsym(RTLD_NEXT, "syscall");
    return found;
}

typedef struct { int *word; int expected; int isPrivate; } Futex;

static bool has_changed(const Futex *futex) { return __atomic_load_n(futex->word, __ATOMIC_SEQ_CST) != futex->expected; }

static int futex_ready(void *context, const struct timespec *timeout) {
    Futex *futex = context;
    if (has_changed(futex)) return 1;
    if (vc_of(timeout) == 0) return 0;
    long result = real()(SYS_futex, futex->word, FUTEX_WAIT | futex->isPrivate, futex->expected, timeout, NULL, 0);
    return result == 0 || errno != ETIMEDOUT;
}

void vc_wake_futex(int *word, int isPrivate) { real()(SYS_futex, word, FUTEX_WAKE | isPrivate, INT32_MAX, NULL, NULL, 0); }

/// Until the word changes, somebody wakes, or the deadline comes: then -1, and `ETIMEDOUT`.
static long wait_for(Futex *futex, int64_t deadline) {
    if (has_changed(futex)) {
        errno = EAGAIN;
        return -1;
    }
    if (vc_is_main_thread()) {
        if (vc_wait_on_main(deadline, futex_ready, futex)) return 0;
    } else {
        static const struct timespec look = { 0, 50000000 };
        Sleeper sleeper = { .deadline = deadline, .futex = futex->word, .isPrivate = futex->isPrivate };
        vc_add_sleeper(&sleeper);
        bool isWoken = false;
        // Who jumps wakes it, as others do: it is over for whom time is up.
        while (!isWoken && vc_now(CLOCK_MONOTONIC) < deadline) isWoken = futex_ready(futex, &look);
        vc_remove_sleeper(&sleeper);
        vc_rest();
        if (has_changed(futex) || vc_now(CLOCK_MONOTONIC) < deadline) return 0;
    }
    errno = ETIMEDOUT;
    return -1;
}

static int64_t deadline_of(int operation, const struct timespec *time) {
    if ((operation & FUTEX_CMD_MASK) == FUTEX_WAIT) return vc_now(CLOCK_MONOTONIC) + vc_of(time);
    clockid_t clock = operation & FUTEX_CLOCK_REALTIME ? CLOCK_REALTIME : CLOCK_MONOTONIC;
    return vc_now(CLOCK_MONOTONIC) + vc_of(time) - vc_now(clock);
}

/// Everything but a wait with a time-out goes through unseen. How many words there are only the kernel knows: six are taken
/// whatever was given, which an address sanitizer sees as a read beyond the caller's.
UNSEEN_BY_SANITIZERS
long syscall(long number, ...) {
    va_list list;
    long words[6];
    va_start(list, number);
    for (int index = 0; index < 6; index++) words[index] = va_arg(list, long);
    va_end(list);
    int operation = (int)words[1], command = operation & FUTEX_CMD_MASK;
    const struct timespec *time = (const struct timespec *)words[3];
    bool isWait = number == SYS_futex && time && (command == FUTEX_WAIT || command == FUTEX_WAIT_BITSET);
    if (!isWait || !understudy_clock_is_virtual()) return real()(number, words[0], words[1], words[2], words[3], words[4], words[5]);
    Futex futex = { (int *)words[0], (int)words[2], operation & FUTEX_PRIVATE_FLAG };
    return wait_for(&futex, deadline_of(operation, time));
}
