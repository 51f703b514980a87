// Waiting: where the main thread would sleep, time jumps to the next thing that is due.
#define _GNU_SOURCE
#include "Internal.h"
#include "VirtualClock.h"
#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/epoll.h>
#include <sys/select.h>
#include <sys/syscall.h>
#include <unistd.h>

_Atomic bool vc_main_is_waiting;
_Atomic int vc_watch_thread;
static Sleeper *sleepers;
/// Grows with each that comes or goes.
static _Atomic unsigned long sleeper_changes;
static _Atomic understudy_idle_handler idle_handler;
static _Atomic bool is_held, is_idle_awaited = true;

void understudy_clock_hold(bool held) { is_held = held; }

void understudy_clock_set_idle_handler(understudy_idle_handler handler) { idle_handler = handler; }

void understudy_clock_await_idle(bool awaited) { is_idle_awaited = awaited; }

// MARK: Sleepers

int64_t vc_next_sleeper(void) {
    int64_t next = NEVER;
    for (Sleeper *sleeper = sleepers; sleeper; sleeper = sleeper->next)
        if (sleeper->deadline < next) next = sleeper->deadline;
    return next - vc_now(CLOCK_MONOTONIC) < HORIZON ? next : NEVER;
}

void vc_wake_sleepers(void) {
    int64_t now = vc_now(CLOCK_MONOTONIC);
    for (Sleeper *sleeper = sleepers; sleeper; sleeper = sleeper->next)
        if (sleeper->deadline <= now) {
            if (sleeper->condition) pthread_cond_broadcast(sleeper->condition);
            if (sleeper->futex) vc_wake_futex(sleeper->futex, sleeper->isPrivate);
        }
}

void vc_add_sleeper(Sleeper *sleeper) {
    vc_lock();
    sleeper->next = sleepers;
    sleepers = sleeper;
    sleeper_changes++;
    vc_unlock();
}

void vc_remove_sleeper(Sleeper *gone) {
    vc_lock();
    sleeper_changes++;
    for (Sleeper **link = &sleepers; *link; link = &(*link)->next)
        if (*link == gone) { *link = gone->next; break; }
    vc_unlock();
}

// MARK: Jumping

static int64_t earlier(int64_t one, int64_t other) { return one < other ? one : other; }

static int64_t next_of_others(void) {
    vc_lock();
    int64_t next = earlier(vc_next_descriptor(), vc_next_sleeper());
    vc_unlock();
    return next;
}

/// To the next deadline. False where there is none to jump to. `changes` is as of the look that found all asleep, NULL where nobody looked: a thread
/// that has woken up since, and has left the list, isn't, and its time is no longer held for it.
static bool jump(int64_t deadline, const unsigned long *changes) {
    vc_lock();
    if (changes && *changes != sleeper_changes) {
        vc_unlock();
        return true;
    }
    int64_t next = earlier(earlier(deadline, vc_limit()), earlier(vc_next_descriptor(), vc_next_sleeper()));
    bool jumps = next != NEVER;
    if (jumps) {
        vc_advance_to(next);
        vc_fire_descriptors();
        vc_wake_sleepers();
    }
    vc_unlock();
    vc_check_limit();
    return jumps;
}

void understudy_clock_advance_to(int64_t since_start) {
    if (!understudy_clock_is_virtual()) return;
    int64_t ahead = since_start - understudy_clock_since_start();
    if (ahead > 0) jump(vc_now(CLOCK_MONOTONIC) + ahead, NULL);
}

static void rest(long nanoseconds) {
    struct timespec time = { 0, nanoseconds };
    syscall(SYS_nanosleep, &time, NULL);
}

void understudy_clock_rest(int64_t nanoseconds) {
    struct timespec time = vc_time(nanoseconds);
    syscall(SYS_nanosleep, &time, NULL);
}

int64_t understudy_clock_machine(void) { return vc_real(CLOCK_MONOTONIC); }

/// Tells the idle handler, if time is about to pass; true when the run loop is to be looked at again.
static bool tell_idle(int64_t deadline) {
    understudy_idle_handler handler = idle_handler;
    if (!handler) return false;
    int64_t next = earlier(deadline, next_of_others());
    if (next == NEVER) return handler(-1);
    // A sleeper whose time has come is in the list until it has woken up.
    int64_t wait = next - vc_now(CLOCK_MONOTONIC);
    return handler(wait > 0 ? wait : 0);
}

static int look_and_jump(int64_t deadline, Ready ready, void *context, bool isRunLoop) {
    static const struct timespec now = { 0, 0 }, little = { 0, 200000 }, longer = { 0, 2000000 }, long_look = { 0, 50000000 };
    for (;;) {
        int result = ready(context, &now);
        if (result != 0) return result;
        if (deadline != NEVER && vc_now(CLOCK_MONOTONIC) >= deadline) return 0;
        if (is_held && isRunLoop) {
            if ((result = ready(context, &long_look)) != 0) return result;
            continue;
        }
        unsigned long changes = sleeper_changes;
        if (!vc_others_are_waiting()) {
            if ((result = ready(context, &little)) != 0) return result;
            continue;
        }
        // Once more: another thread may have sent something and gone to sleep between the two looks.
        if ((result = ready(context, &now)) != 0) return result;
        // What the handler has set going may be on another thread, on its way to this one.
        if (isRunLoop && tell_idle(deadline)) continue;
        if (!jump(deadline, &changes) && (result = ready(context, &longer)) != 0) return result;
    }
}

static int wait_on_main(int64_t deadline, Ready ready, void *context, bool isRunLoop) {
    vc_main_is_waiting = true;
    int result = look_and_jump(deadline, ready, context, isRunLoop);
    vc_main_is_waiting = false;
    return result;
}

int vc_wait_on_main(int64_t deadline, Ready ready, void *context) { return wait_on_main(deadline, ready, context, false); }

static int64_t deadline_after(const struct timespec *timeout) {
    return timeout && vc_of(timeout) < HORIZON ? vc_now(CLOCK_MONOTONIC) + vc_of(timeout) : NEVER;
}

static bool takes_over(int64_t deadline) { return vc_is_main_thread() && (deadline == NEVER || deadline > vc_now(CLOCK_MONOTONIC)); }

// MARK: Polling

typedef struct { struct pollfd *fds; nfds_t count; const sigset_t *signals; } Poll;

static int poll_ready(void *context, const struct timespec *timeout) {
    Poll *poll = context;
    struct timespec copy;
    if (timeout) copy = *timeout;
    int result = (int)syscall(SYS_ppoll, poll->fds, poll->count, timeout ? &copy : NULL, poll->signals, 8);
    vc_rest();
    return result;
}

int ppoll(struct pollfd *fds, nfds_t count, const struct timespec *timeout, const sigset_t *signals) {
    Poll poll = { fds, count, signals };
    int64_t deadline = deadline_after(timeout);
    if (!takes_over(deadline)) return poll_ready(&poll, timeout);
    if (understudy_clock_is_virtual()) return wait_on_main(deadline, poll_ready, &poll, true);
    struct timespec now = { 0, 0 };
    int result = poll_ready(&poll, &now);
    if (result != 0) return result;
    static const struct timespec little = { 0, 20000000 };
    while (idle_handler && is_idle_awaited) {
        if (vc_others_are_waiting()) {
            if (tell_idle(deadline)) return poll_ready(&poll, &now);
            break;
        }
        // Another thread is at work, a window's for instance: the handler hears of it once that one is done.
        if (deadline != NEVER && vc_now(CLOCK_MONOTONIC) + vc_of(&little) >= deadline) break;
        if ((result = poll_ready(&poll, &little)) != 0) return result;
    }
    if (deadline == NEVER || !timeout) return poll_ready(&poll, timeout);
    int64_t left = deadline - vc_now(CLOCK_MONOTONIC);
    struct timespec rest = vc_time(left > 0 ? left : 0);
    return poll_ready(&poll, &rest);
}

int poll(struct pollfd *fds, nfds_t count, int milliseconds) {
    struct timespec timeout = vc_time(milliseconds * 1000000LL);
    return ppoll(fds, count, milliseconds < 0 ? NULL : &timeout, NULL);
}

typedef struct { int fd; struct epoll_event *events; int count; const sigset_t *signals; } Epoll;

static int epoll_ready(void *context, const struct timespec *timeout) {
    Epoll *epoll = context;
    int milliseconds = timeout ? (int)((vc_of(timeout) + 999999) / 1000000) : -1;
    int result = (int)syscall(SYS_epoll_pwait, epoll->fd, epoll->events, epoll->count, milliseconds, epoll->signals, 8);
    vc_rest();
    return result;
}

int epoll_pwait(int fd, struct epoll_event *events, int count, int milliseconds, const sigset_t *signals) {
    Epoll epoll = { fd, events, count, signals };
    struct timespec timeout = vc_time(milliseconds * 1000000LL);
    int64_t deadline = deadline_after(milliseconds < 0 ? NULL : &timeout);
    if (!understudy_clock_is_virtual() || !takes_over(deadline)) return epoll_ready(&epoll, milliseconds < 0 ? NULL : &timeout);
    return wait_on_main(deadline, epoll_ready, &epoll, false);
}

int epoll_wait(int fd, struct epoll_event *events, int count, int milliseconds) { return epoll_pwait(fd, events, count, milliseconds, NULL); }

// MARK: Sleeping

static int never_ready(void *context, const struct timespec *timeout) {
    (void)context;
    if (vc_of(timeout) > 0) rest(timeout->tv_nsec);
    return 0;
}

static int real_wait(pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock, const struct timespec *time);

/// On other threads: sleeps until the deadline comes, by a jump or by the machine's clock.
static void sleep_until(int64_t deadline) {
    pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
    Sleeper sleeper = { .deadline = deadline, .condition = &condition };
    pthread_mutex_lock(&mutex);
    vc_add_sleeper(&sleeper);
    while (vc_now(CLOCK_MONOTONIC) < deadline) {
        struct timespec look = vc_time(vc_real(CLOCK_MONOTONIC) + 50000000);
        real_wait(&condition, &mutex, CLOCK_MONOTONIC, &look);
    }
    vc_remove_sleeper(&sleeper);
    pthread_mutex_unlock(&mutex);
    pthread_cond_destroy(&condition);
    vc_rest();
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *left) {
    if (!understudy_clock_is_virtual() || !vc_is_followed(clock)) {
        int result = syscall(SYS_clock_nanosleep, clock, flags, time, left) == 0 ? 0 : errno;
        vc_rest();
        return result;
    }
    int64_t wait = (flags & TIMER_ABSTIME) ? vc_of(time) - vc_now(clock) : vc_of(time);
    int64_t deadline = vc_now(CLOCK_MONOTONIC) + wait;
    if (wait > 0) {
        if (vc_is_main_thread()) wait_on_main(deadline, never_ready, NULL, false); else sleep_until(deadline);
    }
    if (left) *left = vc_time(0);
    return 0;
}

int nanosleep(const struct timespec *time, struct timespec *left) {
    int error = clock_nanosleep(CLOCK_MONOTONIC, 0, time, left);
    if (error == 0) return 0;
    errno = error;
    return -1;
}

int usleep(useconds_t microseconds) {
    struct timespec time = vc_time(microseconds * 1000LL);
    return nanosleep(&time, NULL);
}

unsigned sleep(unsigned seconds) {
    struct timespec time = { seconds, 0 };
    nanosleep(&time, NULL);
    return 0;
}

// MARK: Conditions

typedef int (*ClockWait)(pthread_cond_t *, pthread_mutex_t *, clockid_t, const struct timespec *);
typedef int (*TimedWait)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);

static void *real_function(_Atomic(void *) *found, const char *name) {
    if (!*found) *found = dlsym(RTLD_NEXT, name);
    return *found;
}

static int real_wait(pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock, const struct timespec *time) {
    static _Atomic(void *) found;
    return ((ClockWait)real_function(&found, "pthread_cond_clockwait"))(condition, mutex, clock, time);
}

/// Waits in short stretches of real time, so that a jump that comes between two looks is seen.
static int virtual_wait(pthread_cond_t *condition, pthread_mutex_t *mutex, int64_t deadline) {
    if (vc_now(CLOCK_MONOTONIC) >= deadline) return ETIMEDOUT;
    Sleeper sleeper = { .deadline = deadline, .condition = condition };
    vc_add_sleeper(&sleeper);
    int result;
    do {
        struct timespec look = vc_time(vc_real(CLOCK_MONOTONIC) + 50000000);
        result = real_wait(condition, mutex, CLOCK_MONOTONIC, &look);
    } while (result == ETIMEDOUT && vc_now(CLOCK_MONOTONIC) < deadline);
    vc_remove_sleeper(&sleeper);
    vc_rest();
    return vc_now(CLOCK_MONOTONIC) >= deadline ? ETIMEDOUT : result;
}

int pthread_cond_clockwait(pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock, const struct timespec *time) {
    if (!understudy_clock_is_virtual()) return real_wait(condition, mutex, clock, time);
    return virtual_wait(condition, mutex, vc_now(CLOCK_MONOTONIC) + vc_of(time) - vc_now(clock));
}

/// A condition's own clock isn't to be had from outside: those that Foundation makes count by the calendar clock or the
/// monotonic one, which are far apart.
int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict time) {
    static _Atomic(void *) found;
    if (!understudy_clock_is_virtual()) return ((TimedWait)real_function(&found, "pthread_cond_timedwait"))(condition, mutex, time);
    clockid_t clock = vc_of(time) > vc_now(CLOCK_REALTIME) / 2 ? CLOCK_REALTIME : CLOCK_MONOTONIC;
    return virtual_wait(condition, mutex, vc_now(CLOCK_MONOTONIC) + vc_of(time) - vc_now(clock));
}

// MARK: Semaphores

static int semaphore_ready(void *context, const struct timespec *timeout) {
    if (sem_trywait(context) == 0) return 1;
    if (vc_of(timeout) > 0) rest(timeout->tv_nsec);
    return 0;
}

/// Dispatch waits on these, its idle workers among them.
int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict time) {
    typedef int (*SemaphoreWait)(sem_t *, const struct timespec *);
    static _Atomic(void *) found;
    SemaphoreWait real = (SemaphoreWait)real_function(&found, "sem_timedwait");
    if (!understudy_clock_is_virtual()) {
        int result = real(semaphore, time);
        vc_rest();
        return result;
    }
    int64_t deadline = vc_now(CLOCK_MONOTONIC) + vc_of(time) - vc_now(CLOCK_REALTIME);
    if (vc_is_main_thread()) {
        if (wait_on_main(deadline, semaphore_ready, semaphore, false) == 1) return 0;
        errno = ETIMEDOUT;
        return -1;
    }
    Sleeper sleeper = { .deadline = deadline };
    vc_add_sleeper(&sleeper);
    int result;
    do {
        struct timespec look = vc_time(vc_real(CLOCK_REALTIME) + 10000000);
        result = real(semaphore, &look);
    } while (result != 0 && errno == ETIMEDOUT && vc_now(CLOCK_MONOTONIC) < deadline);
    int error = errno;
    vc_remove_sleeper(&sleeper);
    errno = error;
    vc_rest();
    return result;
}

// MARK: The watch

/// A main thread that waits for a lock or a group is in none of the calls above. When it and all others have been asleep
/// for two looks in a row, time jumps for them. To the end of a limit it jumps after many: on a busy machine a thread that is only beginning, or
/// another process that is waited for, takes its time.
static void *watch(void *unused) {
    (void)unused;
    enum { Looks = 2, LooksBeforeLimit = 60 };
    vc_watch_thread = (int)syscall(SYS_gettid);
    int quiet = 0;
    for (;;) {
        rest(5000000);
        unsigned long changes = sleeper_changes;
        if (!understudy_clock_is_virtual() || is_held || vc_main_is_waiting || !vc_others_are_waiting()) { quiet = 0; continue; }
        if (++quiet < Looks || (quiet < LooksBeforeLimit && vc_limit() < next_of_others())) continue;
        quiet = 0;
        // With nothing to jump to, a wait that ends by a time out of our sight goes on at the machine's pace.
        if (!jump(NEVER, &changes)) { vc_lock(); vc_advance_to(vc_now(CLOCK_MONOTONIC) + 10000000); vc_unlock(); }
    }
    return NULL;
}

static void start_watch(void) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, watch, NULL) == 0) pthread_detach(thread);
}

void vc_start_watch(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, start_watch);
}

__attribute__((constructor)) static void start(void) {
    if (understudy_clock_is_virtual()) vc_start_watch();
}
