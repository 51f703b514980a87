// Stands before the signal handlers of Swift's backtracer: shows it the whole stack of the thread that crashed, lets it write, and ends the
// process, also where the signal came from outside and the backtracer would let it go on.
#define _GNU_SOURCE
#include "CrashStacks.h"
#include "Stack.h"
#include "VirtualClock.h"
#include <signal.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

static const int crash_signals[] = { SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP };

static struct sigaction earlier[NSIG];
static _Atomic int crashing_thread;
/// What the first crash was given.
static ucontext_t *crash;

/// What the backtracer halts the other threads with. It waits for them for so long and takes its handlers away again: a thread that comes to it
/// later, on a busy machine, must not end the process by it before the report is written.
static const int halting_signals[] = { SIGPROF, SIGUSR1, SIGUSR2 };

static int this_thread(void) { return (int)syscall(SYS_gettid); }

// MARK: The crash

static void ignore_late_halts(void) {
    for (size_t index = 0; index < sizeof halting_signals / sizeof *halting_signals; index++) {
        struct sigaction action;
        if (sigaction(halting_signals[index], NULL, &action) != 0 || action.sa_handler != SIG_DFL) continue;
        action.sa_handler = SIG_IGN;
        sigaction(halting_signals[index], &action, NULL);
    }
}

static void hand_on(int signal, siginfo_t *info, ucontext_t *context) {
    ignore_late_halts();
    earlier[signal].sa_sigaction(signal, info, context);
}

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
        // In virtual time the backtracer's waits for the threads that it halts would be over at once.
        understudy_clock_make_real();
        stack_read(&stack, given);
        stack_show_callers(&stack, given);
    } else if (crashing_thread != this_thread()) {
        // Another crash is being written of.
        for (;;) syscall(SYS_pause);
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
