#ifndef SDL_LIBRARY_H
#define SDL_LIBRARY_H

#include <SDL2/SDL.h>

/// The functions of SDL that are used. They are looked up at run time: apps without a window don't load the library, and
/// machines without it run them.
#define SDL_FUNCTIONS(F) \
    F(BlitSurface, SDL_UpperBlit) \
    F(CaptureMouse, SDL_CaptureMouse) \
    F(CreateSurfaceFrom, SDL_CreateRGBSurfaceWithFormatFrom) \
    F(CreateWindow, SDL_CreateWindow) \
    F(FillRect, SDL_FillRect) \
    F(FreeSurface, SDL_FreeSurface) \
    F(GetDisplayDPI, SDL_GetDisplayDPI) \
    F(GetDisplayUsableBounds, SDL_GetDisplayUsableBounds) \
    F(GetError, SDL_GetError) \
    F(GetKeyName, SDL_GetKeyName) \
    F(GetModState, SDL_GetModState) \
    F(GetMouseState, SDL_GetMouseState) \
    F(GetWindowPosition, SDL_GetWindowPosition) \
    F(GetWindowSize, SDL_GetWindowSize) \
    F(GetWindowSurface, SDL_GetWindowSurface) \
    F(Init, SDL_Init) \
    F(PollEvent, SDL_PollEvent) \
    F(PushEvent, SDL_PushEvent) \
    F(SetHint, SDL_SetHint) \
    F(SetTextInputRect, SDL_SetTextInputRect) \
    F(SetWindowPosition, SDL_SetWindowPosition) \
    F(SetWindowSize, SDL_SetWindowSize) \
    F(UpdateWindowSurfaceRects, SDL_UpdateWindowSurfaceRects) \
    F(WaitEvent, SDL_WaitEvent)

struct SDLLibrary {
#define SDL_MEMBER(name, function) __typeof__(&function) name;
    SDL_FUNCTIONS(SDL_MEMBER)
#undef SDL_MEMBER
};

extern struct SDLLibrary sdl;

/// Loads the library once. Returns NULL, or one line that says why it can't be had.
const char *sdl_load(void);

#endif
