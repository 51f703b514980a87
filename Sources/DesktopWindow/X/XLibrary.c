#include "XLibrary.h"
#include <dlfcn.h>
#include <stdio.h>

struct XLibrary x;

static char failure[512];

static void *load(const char *name) {
    void *library = dlopen(name, RTLD_LAZY | RTLD_LOCAL);
    if (!library) snprintf(failure, sizeof failure, "a window needs %s: %s", name, dlerror());
    return library;
}

#define X_LOOK_UP(function) \
    if (!(x.function = (__typeof__(&function))dlsym(library, #function))) { \
        snprintf(failure, sizeof failure, "the library of X is too old for a window: it has no %s", #function); \
        return failure; \
    }

const char *x_load(void) {
    void *library = load("libX11.so.6");
    if (!library) return failure;
    X_FUNCTIONS(X_LOOK_UP)
    return NULL;
}

const char *x_load_shared(void) {
    void *library = load("libXext.so.6");
    if (!library) return failure;
    X_SHARED_FUNCTIONS(X_LOOK_UP)
    return NULL;
}

const char *x_load_touch(void) {
    void *library = load("libXi.so.6");
    if (!library) return failure;
    X_TOUCH_FUNCTIONS(X_LOOK_UP)
    return NULL;
}
