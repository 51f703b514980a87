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
/// All that have memory, and the one that was presented last.
static struct Frame *frames, *latest;
/// The part of the latest that the screen doesn't show yet, and whether what is around it has to be black anew.
static struct { int left, top, right, bottom; } due;
static bool is_surrounding_due;
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

static bool is_due(void) { return due.right > due.left && due.bottom > due.top; }

/// With `mutex` held.
static void all_is_due(void) {
    is_surrounding_due = true;
    due.left = due.top = 0;
    due.right = latest ? latest->width : 0;
    due.bottom = latest ? latest->height : 0;
}

void window_exposed(void) {
    pthread_mutex_lock(&mutex);
    all_is_due();
    pthread_mutex_unlock(&mutex);
}

/// Gives the window the frame's size.
static void resize(void) {
    pthread_mutex_lock(&mutex);
    int width = latest ? latest->width : 0, height = latest ? latest->height : 0;
    pthread_mutex_unlock(&mutex);
    if (!width || (width == place.width && height == place.height)) return;
    backend->resize(width, height);
    place.width = width;
    place.height = height;
}

/// Frames of an earlier size.
static void forget_others(void) {
    pthread_mutex_lock(&mutex);
    struct Frame **link = &frames, *gone = NULL;
    while (*link) {
        struct Frame *frame = *link;
        bool is_other = latest && frame != latest && !frame->is_drawn_into && !frame->is_busy && (frame->width != latest->width || frame->height != latest->height);
        if (!is_other) {
            link = &frame->next;
            continue;
        }
        *link = frame->next;
        frame->next = gone;
        gone = frame;
    }
    pthread_mutex_unlock(&mutex);
    while (gone) {
        struct Frame *next = gone->next;
        backend->forget(gone);
        frame_free(gone);
        gone = next;
    }
}

/// Black where a window is larger than its frame.
static void blacken_surrounding(const struct Frame *frame, int width, int height) {
    int right = place.x + frame->width, bottom = place.y + frame->height;
    if (place.y > 0) backend->blacken((struct Area){ 0, 0, width, place.y });
    if (bottom < height) backend->blacken((struct Area){ 0, bottom, width, height - bottom });
    if (place.x > 0) backend->blacken((struct Area){ 0, place.y, place.x, frame->height });
    if (right < width) backend->blacken((struct Area){ right, place.y, width - right, frame->height });
}

/// Brings what is due to the screen.
static void draw(void) {
    pthread_mutex_lock(&mutex);
    struct Frame *frame = is_due() ? latest : NULL;
    struct Area part = { due.left, due.top, due.right - due.left, due.bottom - due.top };
    bool is_bare = is_surrounding_due;
    if (frame) {
        due.left = due.top = due.right = due.bottom = 0;
        is_surrounding_due = false;
        frame->is_busy = true;
    }
    pthread_mutex_unlock(&mutex);
    if (!frame) return;
    int width, height;
    backend->size(&width, &height);
    place.x = (width - frame->width) / 2;
    place.y = (height - frame->height) / 2;
    if (is_bare) blacken_surrounding(frame, width, height);
    backend->show(frame, part, place.x, place.y);
    pthread_mutex_lock(&mutex);
    frame->is_busy = false;
    pthread_mutex_unlock(&mutex);
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
    bool result = is_closing && !is_due();
    pthread_mutex_unlock(&mutex);
    return result;
}

/// The first frame's memory, before there is a frame: the system takes its time to find so much.
static void warm(void) {
    pthread_mutex_lock(&mutex);
    struct Frame *frame = frames;
    pthread_mutex_unlock(&mutex);
    if (!frame || !frame->is_busy) return;
    frame_warm(frame);
    pthread_mutex_lock(&mutex);
    frame->is_busy = false;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&mutex);
}

static void serve(void) {
    warm();
    while (!is_done() && backend->wait(&place)) {
        pthread_mutex_lock(&mutex);
        is_woken = false;
        pthread_mutex_unlock(&mutex);
        place_text();
        resize();
        draw();
        forget_others();
        if (!is_done()) settle();
        if (queue_has_news()) settings.wake();
    }
    backend->close();
}

/// With `scale` known.
static int pixels(double points) { return (int)(points * scale + 0.5); }

static void *run(void *unused) {
    (void)unused;
    double opened_scale = 0;
    const char *reason = open_window(&opened_scale);
    pthread_mutex_lock(&mutex);
    if (reason) snprintf(failure, sizeof failure, "%s", reason);
    scale = opened_scale;
    if (!reason) frames = frame_make(pixels(settings.width), pixels(settings.height));
    if (frames) frames->is_busy = true;
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

/// With `mutex` held: a frame of that size that nobody uses, and that isn't shown; the first one as soon as it is made.
static struct Frame *idle_frame(int width, int height) {
    for (struct Frame *frame = frames; frame; frame = frame->next) {
        if (frame->width != width || frame->height != height || frame == latest) continue;
        while (!latest && frame->is_busy) pthread_cond_wait(&changed, &mutex);
        if (!frame->is_busy) return frame;
    }
    struct Frame *made = frame_make(width, height);
    if (!made) return NULL;
    made->next = frames;
    return frames = made;
}

bool understudy_window_canvas(int32_t width, int32_t height, DesktopCanvas *canvas) {
    pthread_mutex_lock(&mutex);
    struct Frame *frame = idle_frame(width, height);
    if (frame) {
        frame->is_drawn_into = true;
        *canvas = (DesktopCanvas){ frame->pixels, frame->width, frame->height, frame->stride, frame->number };
    }
    pthread_mutex_unlock(&mutex);
    return frame != NULL;
}

/// With `mutex` held.
static void add_due(int left, int top, int right, int bottom) {
    if (left >= right || top >= bottom) return;
    bool is_first = !is_due();
    if (is_first || left < due.left) due.left = left;
    if (is_first || top < due.top) due.top = top;
    if (is_first || right > due.right) due.right = right;
    if (is_first || bottom > due.bottom) due.bottom = bottom;
}

void understudy_window_present(int32_t number, int32_t left, int32_t top, int32_t right, int32_t bottom) {
    pthread_mutex_lock(&mutex);
    struct Frame *frame = frames;
    while (frame && frame->number != number) frame = frame->next;
    if (frame) {
        bool is_new = !latest || latest->width != frame->width || latest->height != frame->height;
        frame->is_drawn_into = false;
        latest = frame;
        if (is_new) all_is_due(); else add_due(left, top, right, bottom);
        if (is_due()) wake_thread();
    }
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
