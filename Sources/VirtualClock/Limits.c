// A limit to what the main thread may take for something, by the app's clock and by its processor time.
#define _GNU_SOURCE
#include "Internal.h"
#include "VirtualClock.h"
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

static _Atomic int64_t limit = NEVER, cpu_limit = NEVER;
static _Atomic(understudy_limit_handler) limit_handler;
static pthread_t main_thread;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
_Atomic int vc_limit_thread;

__attribute__((constructor)) static void remember_main_thread(void) { main_thread = pthread_self(); }

pthread_t understudy_main_thread(void) { return main_thread; }

int64_t vc_limit(void) { return limit; }

static int64_t main_cpu(void) {
    clockid_t clock;
    return pthread_getcpuclockid(main_thread, &clock) == 0 ? vc_real(clock) : 0;
}

void vc_check_limit(void) {
    int64_t due = limit;
    if (due == NEVER || (vc_now(CLOCK_MONOTONIC) < due && main_cpu() < cpu_limit)) return;
    // Of two threads that look at once one has it.
    if (!atomic_compare_exchange_strong(&limit, &due, NEVER)) return;
    understudy_limit_handler handler = limit_handler;
    if (handler) handler();
}

/// Sleeps without end while there is no limit.
static void *look(void *unused) {
    (void)unused;
    vc_limit_thread = (int)syscall(SYS_gettid);
    for (;;) {
        pthread_mutex_lock(&mutex);
        while (limit == NEVER) pthread_cond_wait(&changed, &mutex);
        pthread_mutex_unlock(&mutex);
        understudy_clock_rest(50000000);
        vc_check_limit();
    }
    return NULL;
}

static void start_looking(void) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, look, NULL) != 0) return;
    pthread_detach(thread);
    // A thread that is only beginning can't be stopped for the report of a crash.
    while (vc_limit_thread == 0) understudy_clock_rest(20000);
}

void understudy_clock_set_limit(int64_t nanoseconds, understudy_limit_handler handler) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_mutex_lock(&mutex);
    limit_handler = handler;
    cpu_limit = nanoseconds ? main_cpu() + nanoseconds : NEVER;
    limit = nanoseconds ? vc_now(CLOCK_MONOTONIC) + nanoseconds : NEVER;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&mutex);
    if (nanoseconds) pthread_once(&once, start_looking);
}
