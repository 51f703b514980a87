#define _GNU_SOURCE
// The window and the thread that owns it.
#include "Backend.h"
#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
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
static struct Area text_place;
static bool text_place_is_new, is_closing, is_woken;

/// Input methods are opened in the user's locale, which is the process's for a moment. Whoever opens the window must not see that,
/// and has one of its own meanwhile.
static locale_t own_locale;

/// The thread's own.
static pthread_t thread;
static DesktopWindowSettings settings;
static const struct Backend *backend;
static struct FramePlace place;
static const uint8_t *shown_pixels;
/// Whether everything is open that the window needs; read by whoever presents frames.
static atomic_bool is_settled;

// MARK: Opening

/// Title bar and borders that a desktop puts around a window, in pixels.
enum { Frame = 40 };
/// Dots an inch from which a desktop shows everything twice as large.
static const double DenseScreen = 160;

double scale_for(const DesktopWindowSettings *settings, double dots, int height) {
    double wanted = settings->scale > 0 ? settings->scale : dots >= DenseScreen ? 2 : 1;
    if (height <= 0) return wanted;
    double longer = settings->width > settings->height ? settings->width : settings->height;
    double fit = (height - Frame) / longer;
    if (fit >= wanted) return wanted;
    double step = fit >= 1 ? 1 : 0.05, rounded = (int)(fit / step) * step;
    return rounded > step ? rounded : step;
}

/// Whether the environment names a desktop of this kind.
static bool has(const char *variable) {
    const char *value = getenv(variable);
    return value && *value;
}

/// X first, which nearly every desktop speaks; SDL for the rest.
static const char *open_window(double *scale) {
    const char *reason = NULL;
    backend = &x_backend;
    if (has("DISPLAY") && !(reason = backend->open(&settings, scale))) return NULL;
    backend = &sdl_backend;
    const char *other = backend->open(&settings, scale);
    return other && reason && !has("WAYLAND_DISPLAY") ? reason : other;
}

// MARK: Showing

void window_exposed(void) {
    pthread_mutex_lock(&mutex);
    due.top = 0;
    due.bottom = picture.height;
    shown_pixels = NULL;
    pthread_mutex_unlock(&mutex);
}

/// Gives the window the frame's size.
static void resize(void) {
    pthread_mutex_lock(&mutex);
    int width = picture.width, height = picture.height;
    pthread_mutex_unlock(&mutex);
    if (!width || (width == place.width && height == place.height)) return;
    backend->resize(width, height);
    place.width = width;
    place.height = height;
}

/// Black where there is no frame. Done before there is one: the system takes its time to find so much memory.
static bool take_canvas(struct Canvas *canvas) {
    if (!backend->canvas(canvas)) return false;
    if (canvas->pixels != shown_pixels) memset(canvas->pixels, 0, (size_t)canvas->stride * (size_t)canvas->height);
    return true;
}

/// With `mutex` held: the rows that are due, as far as the window has room. Returns its part that has changed.
static struct Area draw_rows(const struct Canvas *canvas) {
    place.x = (canvas->width - picture.width) / 2;
    place.y = (canvas->height - picture.height) / 2;
    bool is_new = canvas->pixels != shown_pixels;
    shown_pixels = canvas->pixels;
    int left = place.x > 0 ? place.x : 0, right = place.x + picture.width < canvas->width ? place.x + picture.width : canvas->width;
    int top = place.y + due.top > 0 ? place.y + due.top : 0, bottom = place.y + due.bottom < canvas->height ? place.y + due.bottom : canvas->height;
    for (int row = top; row < bottom && left < right; row++) {
        const uint8_t *from = picture.pixels + (size_t)(row - place.y) * (size_t)picture.stride + (size_t)(left - place.x) * 4;
        memcpy(canvas->pixels + (size_t)row * (size_t)canvas->stride + (size_t)left * 4, from, (size_t)(right - left) * 4);
    }
    return is_new ? (struct Area){ 0, 0, canvas->width, canvas->height } : (struct Area){ left, top, right - left, bottom - top };
}

/// Brings what is due to the screen.
static void draw(void) {
    struct Area part = { 0, 0, 0, 0 };
    struct Canvas canvas;
    pthread_mutex_lock(&mutex);
    if (picture.pixels && due.bottom > due.top) {
        if (take_canvas(&canvas)) part = draw_rows(&canvas);
        due.top = due.bottom = 0;
    }
    pthread_mutex_unlock(&mutex);
    if (part.width > 0 && part.height > 0) backend->show(part);
}

/// Once the first frame is on the screen.
static void settle(void) {
    if (is_settled || !place.width) return;
    backend->settle();
    is_settled = true;
}

static void place_text(void) {
    pthread_mutex_lock(&mutex);
    struct Area area = text_place;
    bool is_new = text_place_is_new;
    text_place_is_new = false;
    pthread_mutex_unlock(&mutex);
    area.x += place.x;
    area.y += place.y;
    if (is_new) backend->place_text(area);
}

// MARK: The thread

/// Whether the thread is asked to end, once nothing is due.
static bool is_done(void) {
    pthread_mutex_lock(&mutex);
    bool result = is_closing && due.top == due.bottom;
    pthread_mutex_unlock(&mutex);
    return result;
}

static void serve(void) {
    struct Canvas canvas;
    if (take_canvas(&canvas)) shown_pixels = canvas.pixels;
    while (!is_done() && backend->wait(&place)) {
        pthread_mutex_lock(&mutex);
        is_woken = false;
        pthread_mutex_unlock(&mutex);
        place_text();
        resize();
        draw();
        if (!is_done()) settle();
        if (queue_has_news()) settings.wake();
    }
    backend->close();
}

static void *run(void *unused) {
    (void)unused;
    double opened_scale = 0;
    const char *reason = open_window(&opened_scale);
    pthread_mutex_lock(&mutex);
    if (reason) snprintf(failure, sizeof failure, "%s", reason);
    scale = opened_scale;
    state = reason ? Failed : Open;
    is_settled = reason != NULL;
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
    backend->wake();
}

/// Once the input methods are there.
static void give_back_locale(void) {
    if (!is_settled || !own_locale || uselocale(NULL) != own_locale) return;
    uselocale(LC_GLOBAL_LOCALE);
    freelocale(own_locale);
    own_locale = NULL;
}

double understudy_window_scale(void) {
    pthread_mutex_lock(&mutex);
    while (state == Opening) pthread_cond_wait(&changed, &mutex);
    double result = state == Open ? scale : 0;
    pthread_mutex_unlock(&mutex);
    give_back_locale();
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
    give_back_locale();
}

void understudy_window_place_text(int32_t x, int32_t y, int32_t width, int32_t height) {
    pthread_mutex_lock(&mutex);
    text_place = (struct Area){ x, y, width, height };
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
