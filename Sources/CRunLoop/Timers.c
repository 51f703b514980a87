// Foundation's timers retain themselves as they are made, and never let go. Here what they have retained is given back once they are
// invalid: when somebody invalidates them, or when one that fires once has fired.
#define _GNU_SOURCE
#include "CRunLoop.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>

typedef void (*Callout)(void *timer, void *info);
typedef struct {
    long version;
    void *info;
    const void *(*retain)(const void *info);
    void (*release)(const void *info);
    void *copy_description;
} Context;
typedef void *(*Create)(const void *allocator, double date, double interval, unsigned long flags, long order, Callout callout, Context *context);

extern void swift_release(void *object);
/// In Swift: lets go of what the timer would have done.
__attribute__((weak)) extern void understudy_timer_is_invalid(void *timer);

static void end(const void *info) {
    void *timer = (void *)info;
    if (understudy_timer_is_invalid) understudy_timer_is_invalid(timer);
    swift_release(timer);
}

/// Foundation's own calls come here: the linker finds this one first. Who counts references by itself says so.
// Weak for executables that hold Foundation themselves, as CFEqual is.
__attribute__((weak)) void *CFRunLoopTimerCreate(const void *allocator, double date, double interval, unsigned long flags, long order, Callout callout, Context *context) {
    static _Atomic(Create) found;
    if (!found) found = (Create)dlsym(RTLD_NEXT, "CFRunLoopTimerCreate");
    if (context && context->info && !context->retain && !context->release) context->release = end;
    return found(allocator, date, interval, flags, order, callout, context);
}
