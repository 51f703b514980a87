// Stands before the signal handlers of Swift's backtracer: stops all other threads where their stacks can be read, lets the backtracer write,
// and ends the process, also where the signal came from outside and the backtracer would let it go on.
#define _GNU_SOURCE
#include "CrashStacks.h"
#include "Stack.h"
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/// The one that dispatch's threads leave open.
enum { StopSignal = SIGPROF };
static const int crash_signals[] = { SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP };

static struct sigaction earlier[NSIG];
static _Atomic int crashing_thread;
static _Atomic int stopped;
/// What the first crash was given.
static ucontext_t *crash;

static int this_thread(void) { return (int)syscall(SYS_gettid); }

static void rest(long nanoseconds) {
    struct timespec time = { 0, nanoseconds };
    syscall(SYS_nanosleep, &time, NULL);
}

/// Never returns; `frame` is what the backtracer finds as this function's frame pointer. Its name is known to the reader of reports.
_Noreturn __attribute__((noinline)) static void understudy_stop_for_report(FrameRecord *frame) {
    for (;;) {
#if defined(__x86_64__)
        __asm__ volatile("mov %0, %%rbp\n1: mov %1, %%eax\n syscall\n jmp 1b" : : "r"(frame), "i"(SYS_pause) : "rax", "rcx", "r11", "memory");
#elif defined(__aarch64__)
        __asm__ volatile(
            "mov x29, %0\n1: mov x0, xzr\n mov x1, xzr\n mov x2, xzr\n mov x3, xzr\n mov x8, %1\n svc 0\n b 1b"
            : : "r"(frame), "i"(SYS_ppoll) : "x0", "x1", "x2", "x3", "x8", "memory");
#endif
    }
}

static void stop(int signal, siginfo_t *info, void *given) {
    (void)signal;
    (void)info;
    Stack stack;
    stack_read(&stack, given);
    stopped++;
    understudy_stop_for_report(stack_with_interrupted(&stack, given));
}

// MARK: The other threads

/// A signal that a thread blocks would come to it when nobody expects it any more.
static bool takes_stop_signal(const char *thread) {
    char path[64], text[4096];
    snprintf(path, sizeof path, "/proc/self/task/%s/status", thread);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return true;  // it has ended: there is nobody to wait for
    ssize_t count = read(file, text, sizeof text - 1);
    syscall(SYS_close, file);
    if (count <= 0) return false;
    text[count] = 0;
    const char *blocked = strstr(text, "\nSigBlk:");
    return blocked && !(strtoull(blocked + 8, NULL, 16) >> (StopSignal - 1) & 1);
}

typedef struct { unsigned long long node; long long offset; unsigned short size; unsigned char type; char name[]; } Entry;

enum { MostThreads = 512 };
static int asked[MostThreads], asked_count;

static bool is_asked(int thread) {
    for (int index = 0; index < asked_count; index++) if (asked[index] == thread) return true;
    return false;
}

/// Asks all threads that it wasn't asked of before. `readdir` may want memory, which a crash can have left locked.
/// Returns whether one is left that can't be asked now.
static bool ask_others(int folder) {
    char buffer[4096];
    bool is_left = false;
    lseek(folder, 0, SEEK_SET);
    for (long size; (size = syscall(SYS_getdents64, folder, buffer, sizeof buffer)) > 0;) {
        for (long at = 0; at < size; at += ((Entry *)(buffer + at))->size) {
            const char *name = ((Entry *)(buffer + at))->name;
            int thread = atoi(name);
            if (thread == 0 || thread == crashing_thread || is_asked(thread) || asked_count == MostThreads) continue;
            if (!takes_stop_signal(name)) is_left = true;
            else if (syscall(SYS_tgkill, getpid(), thread, StopSignal) == 0) asked[asked_count++] = thread;
        }
    }
    return is_left;
}

/// A thread that is only beginning blocks all signals for a moment, which is long on a busy machine. The backtracer's own signal would come to it
/// too late, and end the process; and what such a thread holds, memory's locks, the backtracer may need.
static void stop_others(void) {
    enum { Rounds = 2000, Millisecond = 1000000 };
    rest(20 * Millisecond);
    struct sigaction action = { .sa_sigaction = stop, .sa_flags = SA_SIGINFO | SA_NODEFER | SA_RESTART };
    sigaction(StopSignal, &action, NULL);
    int folder = open("/proc/self/task", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return;
    for (int round = 0; ask_others(folder) && round < Rounds; round++) rest(Millisecond);
    syscall(SYS_close, folder);
    for (int round = 0; stopped < asked_count && round < 2 * Rounds; round++) rest(Millisecond);
}

// MARK: The crash

static void hand_on(int signal, siginfo_t *info, ucontext_t *context) { earlier[signal].sa_sigaction(signal, info, context); }

_Noreturn static void end_by(int signal) {
    struct sigaction action = { .sa_handler = SIG_DFL };
    sigaction(signal, &action, NULL);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, signal);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    syscall(SYS_tgkill, getpid(), this_thread(), signal);
    _exit(128 + signal);
}

static void handle(int signal, siginfo_t *info, void *given) {
    int none = 0;
    Stack stack;
    if (atomic_compare_exchange_strong(&crashing_thread, &none, this_thread())) {
        crash = given;
        stack_read(&stack, given);
        stop_others();
        stack_show_callers(&stack, given);
    } else if (crashing_thread != this_thread()) {
        // Another crash is being written of: this one's thread is shown as it stands.
        stack_read(&stack, given);
        understudy_stop_for_report(stack_with_interrupted(&stack, given));
    }
    // Also where the stack was such that walking it has crashed.
    hand_on(signal, info, crash);
    end_by(signal);
}

void understudy_make_stacks_readable(void) {
    stack_prepare();
    for (size_t index = 0; index < sizeof crash_signals / sizeof *crash_signals; index++) {
        int signal = crash_signals[index];
        struct sigaction action;
        if (sigaction(signal, NULL, &action) != 0 || !(action.sa_flags & SA_SIGINFO) || action.sa_sigaction == handle) continue;
        earlier[signal] = action;
        action.sa_sigaction = handle;
        sigaction(signal, &action, NULL);
    }
}
