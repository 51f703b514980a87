// An end whose stack can be read: the signal is sent from a function that has a frame.
#define _GNU_SOURCE
#include "CrashStacks.h"
#include <signal.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static void send_to_this_thread(int signal) {
    // Asking for the frame makes the compiler keep one.
    void *volatile frame = __builtin_frame_address(0);
    (void)frame;
    long process = getpid(), thread = syscall(SYS_gettid);
#if defined(__x86_64__)
    long number = SYS_tgkill;
    __asm__ volatile("syscall" : "+a"(number) : "D"(process), "S"(thread), "d"((long)signal) : "rcx", "r11", "memory");
#elif defined(__aarch64__)
    register long number __asm__("x8") = SYS_tgkill, first __asm__("x0") = process, second __asm__("x1") = thread, third __asm__("x2") = signal;
    __asm__ volatile("svc 0" : "+r"(first) : "r"(number), "r"(second), "r"(third) : "memory");
#else
    syscall(SYS_tgkill, process, thread, signal);
#endif
}

void understudy_abort(void) {
    send_to_this_thread(SIGABRT);
    abort();
}
