// A window by SDL 2: desktops without X, and X servers that show pixels in an unusual way.
#include "../Backend.h"
#include "SDLEvents.h"
#include <stdio.h>

static char failure[600];
static SDL_Window *window;

/// Desktops alone: left to itself, SDL goes on to take the console, or to draw where nobody sees it.
static bool open_display(void) {
    static const char *const desktops[] = { "x11", "wayland" };
    for (int index = 0; index < 2; index++) {
        sdl.SetHint(SDL_HINT_VIDEODRIVER, desktops[index]);
        // Shared memory on X11: OpenGL costs a hundred milliseconds where a program draws for the graphics card. On Wayland SDL 2 has
        // nothing else.
        sdl.SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, index == 0 ? "0" : "1");
        if (sdl.Init(SDL_INIT_VIDEO) == 0) return true;
    }
    return false;
}

static double screen_scale(const DesktopWindowSettings *settings) {
    float dots = 0;
    SDL_Rect room;
    if (sdl.GetDisplayDPI(0, &dots, NULL, NULL) != 0) dots = 0;
    return scale_for(settings, dots, sdl.GetDisplayUsableBounds(0, &room) == 0 ? room.h : 0);
}

static const char *open_window(const DesktopWindowSettings *settings, double *scale) {
    const char *missing = sdl_load();
    if (missing) return missing;
    sdl.SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
    sdl.SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    sdl.SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    sdl.SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    sdl.SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    sdl.SetHint(SDL_HINT_IME_SHOW_UI, "1");
    sdl.SetHint(SDL_HINT_APP_NAME, settings->title);
    if (!open_display()) {
        snprintf(failure, sizeof failure, "SDL can't open the display: %s", sdl.GetError());
        return failure;
    }
    *scale = screen_scale(settings);
    int width = (int)(settings->width * *scale + 0.5), height = (int)(settings->height * *scale + 0.5);
    window = sdl.CreateWindow(settings->title, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height, SDL_WINDOW_SHOWN);
    if (window && sdl.GetWindowSurface(window)) return NULL;
    snprintf(failure, sizeof failure, "SDL can't open a window: %s", sdl.GetError());
    return failure;
}

static void settle(void) {}

static void resize(int width, int height) {
    int x, y, old_width, old_height;
    sdl.GetWindowPosition(window, &x, &y);
    sdl.GetWindowSize(window, &old_width, &old_height);
    if (width == old_width && height == old_height) return;
    x += (old_width - width) / 2;
    y += (old_height - height) / 2;
    sdl.SetWindowPosition(window, x > 0 ? x : 0, y > 0 ? y : 0);
    sdl.SetWindowSize(window, width, height);
}

static void size(int *width, int *height) { sdl.GetWindowSize(window, width, height); }

/// The frame as it is, whatever the window's own form.
static SDL_Surface *picture_of(struct Frame *frame) {
    if (!frame->picture) frame->picture = sdl.CreateSurfaceFrom(frame->pixels, frame->width, frame->height, 32, frame->stride, SDL_PIXELFORMAT_RGB888);
    return frame->picture;
}

static void show(struct Frame *frame, struct Area part, int left, int top) {
    SDL_Rect rect = { part.x, part.y, part.width, part.height }, place = { left + part.x, top + part.y, part.width, part.height };
    SDL_Surface *screen = sdl.GetWindowSurface(window), *picture = picture_of(frame);
    if (!screen || !picture) return;
    sdl.BlitSurface(picture, &rect, screen, &place);
    sdl.UpdateWindowSurfaceRects(window, &place, 1);
}

static void blacken(struct Area part) {
    SDL_Rect rect = { part.x, part.y, part.width, part.height };
    SDL_Surface *screen = sdl.GetWindowSurface(window);
    if (!screen) return;
    sdl.FillRect(screen, &rect, 0);
    sdl.UpdateWindowSurfaceRects(window, &rect, 1);
}

static void forget(struct Frame *frame) {
    if (frame->picture) sdl.FreeSurface(frame->picture);
    frame->picture = NULL;
}

static void place_text(struct Area place) {
    SDL_Rect rect = { place.x, place.y, place.width, place.height };
    sdl.SetTextInputRect(&rect);
}

static void handle(const SDL_Event *event, const struct FramePlace *place) {
    Uint8 what = event->type == SDL_WINDOWEVENT ? event->window.event : SDL_WINDOWEVENT_NONE;
    if (what == SDL_WINDOWEVENT_EXPOSED || what == SDL_WINDOWEVENT_SIZE_CHANGED) window_exposed();
    queue_sdl_event(event, place);
}

static bool wait_for_events(const struct FramePlace *place) {
    SDL_Event event;
    if (!sdl.WaitEvent(&event)) return false;
    do handle(&event, place); while (sdl.PollEvent(&event));
    return true;
}

static void wake(void) {
    SDL_Event event = { .type = SDL_USEREVENT };
    sdl.PushEvent(&event);
}

static void close_window(void) {}

const struct Backend sdl_backend = { open_window, settle, resize, size, show, blacken, forget, place_text, wait_for_events, wake, close_window };
