#define _GNU_SOURCE
// The window and the thread that owns it.
#include "DesktopWindow.h"
#include "EventQueue.h"
#include "SDLLibrary.h"
#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// What the window's thread and the others share, under `mutex`.
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static enum { Closed, Opening, Open, Failed } state;
static double scale;
static char failure[600];
static struct { uint8_t *pixels; int width, height, stride; } picture;
/// Rows of the picture that the screen doesn't show yet: from `top` up to `bottom`, none where they are equal.
static struct { int top, bottom; } due;
static SDL_Rect text_place;
static bool text_place_is_new, is_closing, is_woken;

/// SDL sets the process's locale for a moment while it opens. Whoever opens the window must not see that, and has one of
/// its own meanwhile.
static locale_t own_locale;

/// The thread's own.
static pthread_t thread;
static DesktopWindowSettings settings;
static SDL_Window *window;
static struct FramePlace place;
static SDL_Surface *shown_surface;

// MARK: Opening

/// Title bar and borders that a desktop puts around a window, in pixels.
enum { Frame = 40 };
/// Dots an inch from which a desktop shows everything twice as large.
static const float DenseScreen = 160;

/// The most that fits the screen either way up, in steps of a twentieth below 1.
static double choose_scale(void) {
    double wanted = settings.scale;
    if (wanted <= 0) {
        float dots = 0;
        wanted = sdl.GetDisplayDPI(0, &dots, NULL, NULL) == 0 && dots >= DenseScreen ? 2 : 1;
    }
    SDL_Rect room;
    if (sdl.GetDisplayUsableBounds(0, &room) != 0) return wanted;
    double longer = settings.width > settings.height ? settings.width : settings.height;
    double fit = (room.h - Frame) / longer;
    if (fit >= wanted) return wanted;
    double step = fit >= 1 ? 1 : 0.05, rounded = (int)(fit / step) * step;
    return rounded > step ? rounded : step;
}

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

static const char *open_window(void) {
    const char *missing = sdl_load();
    if (missing) return missing;
    sdl.SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
    sdl.SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    sdl.SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    sdl.SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    sdl.SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    sdl.SetHint(SDL_HINT_IME_SHOW_UI, "1");
    sdl.SetHint(SDL_HINT_APP_NAME, settings.title);
    if (!open_display()) {
        snprintf(failure, sizeof failure, "SDL can't open the display: %s", sdl.GetError());
        return failure;
    }
    scale = choose_scale();
    int width = (int)(settings.width * scale + 0.5), height = (int)(settings.height * scale + 0.5);
    window = sdl.CreateWindow(settings.title, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height, SDL_WINDOW_SHOWN);
    if (window && sdl.GetWindowSurface(window)) return NULL;
    snprintf(failure, sizeof failure, "SDL can't open a window: %s", sdl.GetError());
    return failure;
}

// MARK: Showing

/// The whole window is due: it has a new size, or the desktop has lost what it showed.
static void expose(void) {
    pthread_mutex_lock(&mutex);
    due.top = 0;
    due.bottom = picture.height;
    shown_surface = NULL;
    pthread_mutex_unlock(&mutex);
}

/// Gives the window the frame's size, where it is, about its middle.
static void resize(void) {
    pthread_mutex_lock(&mutex);
    int width = picture.width, height = picture.height;
    pthread_mutex_unlock(&mutex);
    if (!width || (width == place.width && height == place.height)) return;
    if (place.width) {
        int x, y;
        sdl.GetWindowPosition(window, &x, &y);
        x += (place.width - width) / 2;
        y += (place.height - height) / 2;
        sdl.SetWindowPosition(window, x > 0 ? x : 0, y > 0 ? y : 0);
    }
    sdl.SetWindowSize(window, width, height);
    place.width = width;
    place.height = height;
}

/// Copies what is due onto the window. Returns the window's part that has changed; empty where nothing has.
static SDL_Rect draw(void) {
    SDL_Rect part = { 0, 0, 0, 0 };
    pthread_mutex_lock(&mutex);
    if (picture.pixels && due.bottom > due.top) {
        SDL_Surface *screen = sdl.GetWindowSurface(window);
        SDL_Surface *frame = sdl.CreateSurface(picture.pixels, picture.width, picture.height, 32, picture.stride, SDL_PIXELFORMAT_RGB888);
        if (screen && frame) {
            place.x = (screen->w - picture.width) / 2;
            place.y = (screen->h - picture.height) / 2;
            bool is_new = screen != shown_surface;
            if (is_new) sdl.FillRect(screen, NULL, 0);
            shown_surface = screen;
            SDL_Rect from = { 0, due.top, picture.width, due.bottom - due.top }, to = { place.x, place.y + due.top, from.w, from.h };
            sdl.BlitSurface(frame, &from, screen, &to);
            part = is_new ? (SDL_Rect){ 0, 0, screen->w, screen->h } : to;
        }
        sdl.FreeSurface(frame);
        due.top = due.bottom = 0;
    }
    pthread_mutex_unlock(&mutex);
    return part;
}

static void place_text(void) {
    pthread_mutex_lock(&mutex);
    SDL_Rect rect = text_place;
    bool is_new = text_place_is_new;
    text_place_is_new = false;
    pthread_mutex_unlock(&mutex);
    rect.x += place.x;
    rect.y += place.y;
    if (is_new) sdl.SetTextInputRect(&rect);
}

// MARK: The thread

static void handle(const SDL_Event *event) {
    if (event->type == SDL_USEREVENT) {
        pthread_mutex_lock(&mutex);
        is_woken = false;
        pthread_mutex_unlock(&mutex);
    } else if (event->type == SDL_WINDOWEVENT && (event->window.event == SDL_WINDOWEVENT_EXPOSED || event->window.event == SDL_WINDOWEVENT_SIZE_CHANGED)) {
        expose();
    }
    queue_event(event, &place);
}

/// Whether the thread is asked to end, once nothing is due.
static bool is_done(void) {
    pthread_mutex_lock(&mutex);
    bool result = is_closing && due.top == due.bottom;
    pthread_mutex_unlock(&mutex);
    return result;
}

static void serve(void) {
    SDL_Event event;
    while (!is_done() && sdl.WaitEvent(&event)) {
        do handle(&event); while (sdl.PollEvent(&event));
        place_text();
        resize();
        SDL_Rect part = draw();
        if (part.h > 0) sdl.UpdateWindowSurfaceRects(window, &part, 1);
        if (queue_has_news()) settings.wake();
    }
}

static void *run(void *unused) {
    (void)unused;
    const char *reason = open_window();
    pthread_mutex_lock(&mutex);
    if (reason && reason != failure) snprintf(failure, sizeof failure, "%s", reason);
    state = reason ? Failed : Open;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&mutex);
    if (!reason) serve();
    return NULL;
}

void understudy_window_open(const DesktopWindowSettings *wanted) {
    settings = *wanted;
    settings.title = strdup(wanted->title);
    state = Opening;
    own_locale = duplocale(LC_GLOBAL_LOCALE);
    uselocale(own_locale);
    // The app's signals are for the app's threads.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    if (pthread_create(&thread, NULL, run, NULL) != 0) {
        snprintf(failure, sizeof failure, "there is no thread for a window");
        state = Failed;
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

// MARK: From other threads

/// With `mutex` held: has the thread look again.
static void wake_thread(void) {
    if (is_woken || state != Open) return;
    is_woken = true;
    SDL_Event event = { .type = SDL_USEREVENT };
    sdl.PushEvent(&event);
}

double understudy_window_scale(void) {
    pthread_mutex_lock(&mutex);
    while (state == Opening) pthread_cond_wait(&changed, &mutex);
    double result = state == Open ? scale : 0;
    pthread_mutex_unlock(&mutex);
    if (own_locale && uselocale(NULL) == own_locale) {
        uselocale(LC_GLOBAL_LOCALE);
        freelocale(own_locale);
        own_locale = NULL;
    }
    return result;
}

const char *understudy_window_failure(void) { return failure; }

/// Copies a frame into the picture; the rows that differ become due.
static void take(const uint8_t *pixels, int width, int height, int stride) {
    size_t length = (size_t)width * 4;
    bool is_new = width != picture.width || height != picture.height;
    if (is_new) {
        uint8_t *moved = realloc(picture.pixels, length * (size_t)height);
        if (!moved) return;
        picture.pixels = moved;
        picture.width = width;
        picture.height = height;
        picture.stride = (int)length;
        due.top = 0;
        due.bottom = height;
    }
    for (int row = 0; row < height; row++) {
        const uint8_t *from = pixels + (size_t)row * (size_t)stride;
        uint8_t *to = picture.pixels + (size_t)row * length;
        if (!is_new && memcmp(from, to, length) == 0) continue;
        memcpy(to, from, length);
        if (due.top == due.bottom) due.top = due.bottom = row;
        if (row < due.top) due.top = row;
        if (row >= due.bottom) due.bottom = row + 1;
    }
}

void understudy_window_present(const uint8_t *pixels, int32_t width, int32_t height, int32_t stride) {
    pthread_mutex_lock(&mutex);
    take(pixels, width, height, stride);
    if (due.top != due.bottom) wake_thread();
    pthread_mutex_unlock(&mutex);
}

void understudy_window_place_text(int32_t x, int32_t y, int32_t width, int32_t height) {
    pthread_mutex_lock(&mutex);
    text_place = (SDL_Rect){ x, y, width, height };
    text_place_is_new = true;
    wake_thread();
    pthread_mutex_unlock(&mutex);
}

void understudy_window_close(void) {
    pthread_mutex_lock(&mutex);
    bool is_open = state == Open && !is_closing;
    is_closing = true;
    if (is_open) wake_thread();
    pthread_mutex_unlock(&mutex);
    if (is_open) pthread_join(thread, NULL);
}
