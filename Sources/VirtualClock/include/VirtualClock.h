#ifndef VIRTUAL_CLOCK_H
#define VIRTUAL_CLOCK_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

/// The clocks and timers of the process, by interposing the C library's. See Documentation/VirtualTime.md.

/// Whether time is virtual: stands still while code runs, and jumps when everything waits.
bool understudy_clock_is_virtual(void);

/// Makes time virtual from here on. Headless runs start so, unless `UNDERSTUDY_REALTIME` is 1.
void understudy_clock_make_virtual(void);

/// The machine's time from here on, for a process that has crashed: what is written of it waits for threads that are halted. From any signal handler.
void understudy_clock_make_real(void);

/// Nanoseconds on the app's clock since the process started.
int64_t understudy_clock_since_start(void);

/// While held, virtual time stands still where the main run loop sleeps, or the main thread waits for another process: somebody
/// will say what comes next.
void understudy_clock_hold(bool held);

/// Lets virtual time jump to these nanoseconds since the start, or to the next thing that is due, if that comes before.
void understudy_clock_advance_to(int64_t since_start);

/// Called on the main thread when it is about to sleep, no other thread can run and no transfer is open, with the nanoseconds
/// until the next timer, negative for none. Returning true lets the main thread look at its run loop again before it sleeps.
typedef bool (*understudy_idle_handler)(int64_t next);
void understudy_clock_set_idle_handler(understudy_idle_handler handler);

/// In real time the idle handler is called only while it is awaited: who else runs costs a look at each thread's files.
void understudy_clock_await_idle(bool awaited);

/// Calls `handler` once the app's clock, or the processor time of the main thread, has gone on by so many nanoseconds: on the main thread where
/// time would jump past that, else on a thread of its own. 0 lifts the limit.
typedef void (*understudy_limit_handler)(void);
void understudy_clock_set_limit(int64_t nanoseconds, understudy_limit_handler handler);

/// The process's first thread.
pthread_t understudy_main_thread(void);

/// While they rest, threads other than the main one stop where they next come back from a timed wait.
void understudy_threads_rest(bool rest);

/// The calling thread is none of the app's: it never rests.
void understudy_thread_never_rests(void);

/// Sleeps for nanoseconds of the machine's clock.
void understudy_clock_rest(int64_t nanoseconds);

/// Nanoseconds of the machine's monotonic clock.
int64_t understudy_clock_machine(void);

#endif
