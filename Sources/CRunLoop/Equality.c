// Core Foundation compares what it keeps in its collections with CFEqual, which reads a type out of every object. Objects of classes that
// it doesn't know (every class of Swift that derives from NSObject) have none: they end the process. CFEqual of this library is found before
// Foundation's; it asks such objects themselves and leaves all others to Foundation's.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

typedef const void *Object;

// Both by ObjCRuntime; absent where only Foundation's classes are.
extern bool understudy_compares_itself(Object class) __attribute__((weak));
extern bool understudy_is_equal(Object one, Object other) __attribute__((weak));

enum { Places = 256 };
// Classes and what was said of them, in the lowest bit.
static _Atomic uintptr_t known[Places];

static bool compares_itself(Object object) {
    uintptr_t class = *(const uintptr_t *)object;
    if (!class || !understudy_compares_itself) return false;
    _Atomic uintptr_t *place = &known[(class >> 4) % Places];
    uintptr_t found = atomic_load_explicit(place, memory_order_relaxed);
    if ((found & ~(uintptr_t)1) == class) return found & 1;
    bool answer = understudy_compares_itself((Object)class);
    atomic_store_explicit(place, class | answer, memory_order_relaxed);
    return answer;
}

// Weak, which the dynamic linker doesn't care for: an executable that holds Foundation itself has no next one to ask, and keeps Foundation's.
__attribute__((weak)) bool CFEqual(Object one, Object other) {
    static bool (*_Atomic original)(Object, Object);
    if (one && other) {
        if (one == other) return true;
        if (compares_itself(one) || compares_itself(other)) return understudy_is_equal(one, other);
    }
    bool (*next)(Object, Object) = original;
    if (!next) original = next = (bool (*)(Object, Object))dlsym(RTLD_NEXT, "CFEqual");
    return next(one, other);
}
