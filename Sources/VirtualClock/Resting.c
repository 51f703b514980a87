// Threads that rest while their app is suspended. One that works goes on until it waits the next time.
#define _GNU_SOURCE
#include "Internal.h"
#include "VirtualClock.h"
#include <errno.h>
#include <linux/futex.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

static _Atomic int are_resting;
static _Thread_local bool never_rests;

void understudy_thread_never_rests(void) { never_rests = true; }

void understudy_threads_rest(bool rest) {
    are_resting = rest;
    if (!rest) vc_wake_futex((int *)&are_resting, FUTEX_PRIVATE_FLAG);
}

void vc_rest(void) {
    if (!are_resting || never_rests || vc_is_main_thread()) return;
    int error = errno;
    while (are_resting) syscall(SYS_futex, &are_resting, FUTEX_WAIT_PRIVATE, 1, NULL, NULL, 0);
    errno = error;
}
