// CFRunLoop's observers are in Foundation's library and in none of its headers here. Names and constants are Core
// Foundation's public ones.
#include "CRunLoop.h"
#include <stddef.h>

typedef const void *CFTypeRef;
typedef void (*ObserverCallBack)(CFTypeRef observer, unsigned long activity, void *info);

extern const CFTypeRef kCFRunLoopCommonModes;
extern CFTypeRef CFRunLoopGetMain(void);
extern void CFRunLoopWakeUp(CFTypeRef loop);
extern void CFRunLoopStop(CFTypeRef loop);
extern void CFRunLoopAddCommonMode(CFTypeRef loop, CFTypeRef mode);
extern CFTypeRef CFStringCreateWithCString(CFTypeRef allocator, const char *text, unsigned encoding);
extern CFTypeRef CFRunLoopObserverCreate(CFTypeRef allocator, unsigned long activities, unsigned char repeats, long order, ObserverCallBack callback, void *context);
extern void CFRunLoopAddObserver(CFTypeRef loop, CFTypeRef observer, CFTypeRef mode);

enum { BeforeWaiting = 1 << 5, Exit = 1 << 7 };

struct Context { long version; void *info; void *retain; void *release; void *describe; };

static void observed(CFTypeRef observer, unsigned long activity, void *info) {
    (void)observer; (void)activity;
    ((void (*)(void))info)();
}

void understudy_observe_main_run_loop(long order, void (*callback)(void)) {
    struct Context context = { 0, (void *)callback, NULL, NULL, NULL };
    CFTypeRef observer = CFRunLoopObserverCreate(NULL, BeforeWaiting | Exit, 1, order, observed, &context);
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes);
}

void understudy_add_common_mode(const char *mode) {
    enum { UTF8 = 0x08000100 };
    CFRunLoopAddCommonMode(CFRunLoopGetMain(), CFStringCreateWithCString(NULL, mode, UTF8));
}

void understudy_leave_main_run_loop(void) { CFRunLoopStop(CFRunLoopGetMain()); }

void understudy_wake_main_run_loop(void) { CFRunLoopWakeUp(CFRunLoopGetMain()); }
