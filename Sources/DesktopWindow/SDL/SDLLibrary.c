#include "SDLLibrary.h"
#include <dlfcn.h>
#include <stdio.h>

struct SDLLibrary sdl;

static char failure[512];

const char *sdl_load(void) {
    void *library = dlopen("libSDL2-2.0.so.0", RTLD_LAZY | RTLD_LOCAL);
    if (!library) {
        snprintf(failure, sizeof failure, "a window needs SDL 2 (Debian's package libsdl2-2.0-0): %s", dlerror());
        return failure;
    }
#define SDL_LOOK_UP(name, function) \
    if (!(sdl.name = (__typeof__(&function))dlsym(library, #function))) { \
        snprintf(failure, sizeof failure, "this SDL 2 is too old for a window: it has no %s", #function); \
        return failure; \
    }
    SDL_FUNCTIONS(SDL_LOOK_UP)
#undef SDL_LOOK_UP
    return NULL;
}
