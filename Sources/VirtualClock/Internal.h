#ifndef VIRTUAL_CLOCK_INTERNAL_H
#define VIRTUAL_CLOCK_INTERNAL_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <time.h>

#define NS_PER_SECOND 1000000000LL
/// What a wait without end is to timers: longer than anyone runs an app.
#define NEVER INT64_MAX
/// Deadlines further away than this are nobody's: run loops use them for "none".
#define HORIZON (365LL * 24 * 3600 * NS_PER_SECOND)

/// Who waits for a deadline; all of it is guarded by the lock.
typedef struct Sleeper {
    int64_t deadline;              // on the virtual monotonic clock
    pthread_cond_t *condition;     // told when the deadline has come,
    int *futex;                    // or woken
    int isPrivate;                 // FUTEX_PRIVATE_FLAG or 0
    struct Sleeper *next;
} Sleeper;

void vc_lock(void);
void vc_unlock(void);

/// The kernel's answer, whatever the app sees.
int64_t vc_real(clockid_t clock);
/// What the app sees. `virtual_now` needs no lock.
int64_t vc_now(clockid_t clock);
bool vc_is_followed(clockid_t clock);
int64_t vc_of(const struct timespec *time);
struct timespec vc_time(int64_t nanoseconds);

/// Lets time pass, to `deadline` on the virtual monotonic clock. Needs the lock.
void vc_advance_to(int64_t deadline);
/// Whether time may jump now, from the thread that asks: nobody else runs, no transfer is open. Needs no lock.
bool vc_others_are_waiting(void);
bool vc_is_main_thread(void);

/// Earliest deadline of timer descriptors, `NEVER` for none; and what is due fires. Both need the lock.
int64_t vc_next_descriptor(void);
void vc_fire_descriptors(void);

void vc_add_sleeper(Sleeper *sleeper);
void vc_remove_sleeper(Sleeper *gone);
int64_t vc_next_sleeper(void);
void vc_wake_sleepers(void);

void vc_wake_futex(int *word, int isPrivate);

/// Earliest limit that the app's clock mustn't pass, `NEVER` for none; and what follows when it has been reached.
int64_t vc_limit(void);
void vc_check_limit(void);
/// Stops the calling thread while the threads are to rest.
void vc_rest(void);

/// Says whether what is waited for is there: at once, or after waiting for up to `timeout` of the machine's time.
typedef int (*Ready)(void *context, const struct timespec *timeout);
/// Waits on the main thread until `ready` says something, or 0 when the deadline has come.
int vc_wait_on_main(int64_t deadline, Ready ready, void *context);

/// The main thread waits in one of the interposed calls, and lets time jump itself.
extern _Atomic bool vc_main_is_waiting;

#endif
