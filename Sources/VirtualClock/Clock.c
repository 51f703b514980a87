// The clocks. Virtual time stands still while code runs, but for a hundred nanoseconds a reading, so that loops that wait
// for the clock end; it runs with the machine's while a transfer is open.
#define _GNU_SOURCE
#include "Internal.h"
#include "VirtualClock.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

enum { Unknown, Real, Virtual };

static _Atomic int mode = Unknown;
static pthread_mutex_t mutex = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
/// Nanoseconds of virtual time since it became virtual.
static _Atomic int64_t passed;
/// What each clock of the machine said then.
static int64_t base_realtime, base_monotonic, base_boottime;
/// Monotonic time of the machine at the start of the process.
static int64_t started;
/// Since when time runs with the machine's, 0 while it stands.
static _Atomic int64_t running_since;

extern _Atomic int vc_open_transfers;
extern void vc_start_watch(void);

void vc_lock(void) { pthread_mutex_lock(&mutex); }
void vc_unlock(void) { pthread_mutex_unlock(&mutex); }

int64_t vc_of(const struct timespec *time) {
    const int64_t most = 9000000000LL;  // seconds; more doesn't fit, and nobody means it
    return time->tv_sec > most ? most * NS_PER_SECOND : time->tv_sec * NS_PER_SECOND + time->tv_nsec;
}

struct timespec vc_time(int64_t nanoseconds) {
    struct timespec time = { nanoseconds / NS_PER_SECOND, nanoseconds % NS_PER_SECOND };
    return time;
}

typedef int (*GetTime)(clockid_t, struct timespec *);
static _Atomic(GetTime) real_gettime;

/// The C library's own reads without entering the kernel; it can be looked up once the library is loaded.
static int get_real_time(clockid_t clock, struct timespec *time) {
    GetTime function = atomic_load_explicit(&real_gettime, memory_order_relaxed);
    return function ? function(clock, time) : (int)syscall(SYS_clock_gettime, clock, time);
}

__attribute__((constructor)) static void find_real_time(void) { real_gettime = (GetTime)dlsym(RTLD_NEXT, "clock_gettime"); }

int64_t vc_real(clockid_t clock) {
    struct timespec time;
    return get_real_time(clock, &time) == 0 ? vc_of(&time) : 0;
}

static void take_bases(void) {
    base_realtime = vc_real(CLOCK_REALTIME);
    base_monotonic = vc_real(CLOCK_MONOTONIC);
    base_boottime = vc_real(CLOCK_BOOTTIME);
}

/// Dates are fractions of seconds, rounded: two runs round alike when they begin alike.
static void begin_with_whole_seconds(void) {
    base_realtime -= base_realtime % NS_PER_SECOND;
    base_monotonic -= base_monotonic % NS_PER_SECOND;
    base_boottime -= base_boottime % NS_PER_SECOND;
}

static bool is_on(const char *name) {
    const char *value = getenv(name);
    return value && strcmp(value, "1") == 0;
}

/// The first reading may come before any constructor of ours.
static int current_mode(void) {
    int found = atomic_load_explicit(&mode, memory_order_acquire);
    if (found != Unknown) return found;
    vc_lock();
    if (mode == Unknown) {
        take_bases();
        bool isVirtual = is_on("UNDERSTUDY_HEADLESS") && !is_on("UNDERSTUDY_REALTIME");
        if (isVirtual) begin_with_whole_seconds();
        started = base_monotonic;
        atomic_store_explicit(&mode, isVirtual ? Virtual : Real, memory_order_release);
    }
    vc_unlock();
    return mode;
}

bool understudy_clock_is_virtual(void) { return current_mode() == Virtual; }

void understudy_clock_make_virtual(void) {
    if (understudy_clock_is_virtual()) return;
    vc_lock();
    take_bases();
    passed = 0;
    running_since = 0;
    atomic_store_explicit(&mode, Virtual, memory_order_release);
    vc_unlock();
    vc_start_watch();
}

void understudy_clock_make_real(void) { atomic_store_explicit(&mode, Real, memory_order_release); }

/// Virtual time so far. Runs with the machine's while a transfer is open.
static int64_t elapsed(void) {
    int64_t since = running_since;
    if (vc_open_transfers > 0) {
        int64_t now = vc_real(CLOCK_MONOTONIC);
        if (since == 0) {
            vc_lock();
            if (running_since == 0) running_since = now;
            since = running_since;
            vc_unlock();
        }
        return passed + (now - since);
    }
    if (since != 0) {
        vc_lock();
        if (running_since != 0) {
            passed += vc_real(CLOCK_MONOTONIC) - running_since;
            running_since = 0;
        }
        vc_unlock();
    }
    return passed;
}

bool vc_is_followed(clockid_t clock) {
    switch (clock) {
    case CLOCK_REALTIME: case CLOCK_REALTIME_COARSE: case CLOCK_MONOTONIC: case CLOCK_MONOTONIC_RAW: case CLOCK_MONOTONIC_COARSE: case CLOCK_BOOTTIME: return true;
    default: return false;
    }
}

int64_t vc_now(clockid_t clock) {
    if (current_mode() != Virtual) return vc_real(clock);
    int64_t time = elapsed();
    switch (clock) {
    case CLOCK_REALTIME: case CLOCK_REALTIME_COARSE: return base_realtime + time;
    case CLOCK_BOOTTIME: return base_boottime + time;
    default: return base_monotonic + time;
    }
}

void vc_advance_to(int64_t deadline) {
    int64_t due = deadline - base_monotonic;
    if (due > passed) passed = due;
}

int64_t understudy_clock_since_start(void) {
    current_mode();
    return vc_now(CLOCK_MONOTONIC) - started;
}

// MARK: What the app calls

/// Whether the calling thread is the main one, which is asked of the kernel once.
static bool reads_on_main(void) {
    static _Thread_local enum { NotAsked, Main, Other } thread;
    if (thread == NotAsked) thread = vc_is_main_thread() ? Main : Other;
    return thread == Main;
}

/// A reading takes its time. How often threads that wait for work look at the clock differs from run to run; so readings of
/// other threads than the main one count only when one thread's are so many that it must be waiting for the clock.
static void take_reading(void) {
    static _Thread_local int64_t taken;
    if (vc_open_transfers != 0) return;
    if (!reads_on_main()) {
        taken += 100;
        if (taken < 1000000) return;
    }
    atomic_fetch_add_explicit(&passed, reads_on_main() ? 100 : taken, memory_order_relaxed);
    taken = 0;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    if (!vc_is_followed(clock) || current_mode() != Virtual) return get_real_time(clock, time);
    take_reading();
    *time = vc_time(vc_now(clock));
    return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    (void)zone;
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    time->tv_sec = now.tv_sec;
    time->tv_usec = now.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *result) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (result) *result = now.tv_sec;
    return now.tv_sec;
}
