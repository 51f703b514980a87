// From SDL's events to ours, and the queue that they wait in.
#include "EventQueue.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static DesktopEvent *events;
static size_t first, count, capacity;
static bool has_news;

// MARK: The queue

/// Moves of a finger that nobody has seen yet become one.
static bool replaces_last(const DesktopEvent *event) {
    if (count == 0 || event->kind != DesktopTouchMoved) return false;
    const DesktopEvent *last = &events[first + count - 1];
    return last->kind == DesktopTouchMoved && last->finger == event->finger;
}

static bool make_room(void) {
    if (first + count < capacity) return true;
    if (first > 0) {
        memmove(events, events + first, count * sizeof *events);
        first = 0;
        return true;
    }
    size_t wanted = capacity ? capacity * 2 : 64;
    DesktopEvent *moved = realloc(events, wanted * sizeof *events);
    if (!moved) return false;
    events = moved;
    capacity = wanted;
    return true;
}

static void add(const DesktopEvent *event) {
    pthread_mutex_lock(&mutex);
    if (replaces_last(event)) {
        events[first + count - 1] = *event;
    } else if (make_room()) {
        if (count == 0) has_news = true;
        events[first + count++] = *event;
    }
    pthread_mutex_unlock(&mutex);
}

bool queue_has_news(void) {
    pthread_mutex_lock(&mutex);
    bool result = has_news;
    has_news = false;
    pthread_mutex_unlock(&mutex);
    return result;
}

bool understudy_window_next_event(DesktopEvent *event) {
    pthread_mutex_lock(&mutex);
    bool found = count > 0;
    if (found) {
        *event = events[first++];
        if (--count == 0) first = 0;
    }
    pthread_mutex_unlock(&mutex);
    return found;
}

// MARK: Fingers

enum { FingerLimit = 10 };
static SDL_FingerID fingers[FingerLimit];
static bool is_down[FingerLimit];

/// From 1; 0 where there is no more room. SDL's numbers of fingers are of any size.
static int32_t number_of(SDL_FingerID id, Uint32 type) {
    for (int32_t index = 0; index < FingerLimit; index++) {
        if (!is_down[index] || fingers[index] != id) continue;
        if (type == SDL_FINGERUP) is_down[index] = false;
        return index + 1;
    }
    for (int32_t index = 0; type == SDL_FINGERDOWN && index < FingerLimit; index++) {
        if (is_down[index]) continue;
        is_down[index] = true;
        fingers[index] = id;
        return index + 1;
    }
    return 0;
}

static void add_finger(const SDL_TouchFingerEvent *finger, const struct FramePlace *place, int width, int height) {
    int32_t number = number_of(finger->fingerId, finger->type);
    if (number == 0) return;
    DesktopEvent event = { .finger = number, .x = finger->x * width - place->x, .y = finger->y * height - place->y };
    event.kind = finger->type == SDL_FINGERDOWN ? DesktopTouchBegan : finger->type == SDL_FINGERUP ? DesktopTouchEnded : DesktopTouchMoved;
    add(&event);
}

// MARK: The mouse

static uint32_t modifiers_of(Uint16 state) {
    return ((state & KMOD_SHIFT) ? DesktopShift : 0) | ((state & KMOD_CTRL) ? DesktopControl : 0) | ((state & KMOD_ALT) ? DesktopAlternate : 0)
        | ((state & KMOD_GUI) ? DesktopSuper : 0);
}

static void add_mouse(DesktopEventKind kind, Uint32 which, Sint32 x, Sint32 y, const struct FramePlace *place) {
    if (which == SDL_TOUCH_MOUSEID) return;
    DesktopEvent event = { .kind = kind, .x = x - place->x, .y = y - place->y, .modifiers = modifiers_of(sdl.GetModState()) };
    add(&event);
}

static void add_wheel(const SDL_MouseWheelEvent *wheel, const struct FramePlace *place) {
    int x, y;
    sdl.GetMouseState(&x, &y);
    double sign = wheel->direction == SDL_MOUSEWHEEL_FLIPPED ? -1 : 1;
    DesktopEvent event = { .kind = DesktopWheel, .x = x - place->x, .y = y - place->y, .modifiers = modifiers_of(sdl.GetModState()) };
    event.dx = sign * wheel->preciseX;
    event.dy = sign * wheel->preciseY;
    add(&event);
}

// MARK: The keyboard

static void add_key(const SDL_KeyboardEvent *key) {
    // SDL's codes of keys are the usages of the USB tables.
    DesktopEvent event = { .kind = key->type == SDL_KEYDOWN ? DesktopKeyDown : DesktopKeyUp, .code = key->keysym.scancode };
    event.modifiers = modifiers_of(key->keysym.mod);
    event.is_repeat = key->repeat != 0;
    snprintf(event.text, sizeof event.text, "%s", sdl.GetKeyName(key->keysym.sym));
    add(&event);
}

static void add_text(DesktopEventKind kind, const char *text) {
    DesktopEvent event = { .kind = kind };
    snprintf(event.text, sizeof event.text, "%s", text);
    add(&event);
}

// MARK: All of them

static void add_window_event(const SDL_WindowEvent *window) {
    DesktopEvent event = { .kind = DesktopHidden };
    switch (window->event) {
    case SDL_WINDOWEVENT_MINIMIZED: case SDL_WINDOWEVENT_HIDDEN: break;
    case SDL_WINDOWEVENT_RESTORED: case SDL_WINDOWEVENT_SHOWN: event.kind = DesktopShown; break;
    default: return;
    }
    add(&event);
}

void queue_event(const SDL_Event *event, const struct FramePlace *place) {
    switch (event->type) {
    case SDL_QUIT: add(&(DesktopEvent){ .kind = DesktopClose }); break;
    case SDL_WINDOWEVENT: add_window_event(&event->window); break;
    case SDL_MOUSEBUTTONDOWN: case SDL_MOUSEBUTTONUP:
        if (event->button.button != SDL_BUTTON_LEFT) break;
        // A drag that leaves the window still ends.
        sdl.CaptureMouse(event->type == SDL_MOUSEBUTTONDOWN);
        add_mouse(event->type == SDL_MOUSEBUTTONDOWN ? DesktopTouchBegan : DesktopTouchEnded, event->button.which, event->button.x, event->button.y, place);
        break;
    case SDL_MOUSEMOTION:
        if (event->motion.state & SDL_BUTTON_LMASK) add_mouse(DesktopTouchMoved, event->motion.which, event->motion.x, event->motion.y, place);
        break;
    case SDL_MOUSEWHEEL: add_wheel(&event->wheel, place); break;
    case SDL_FINGERDOWN: case SDL_FINGERUP: case SDL_FINGERMOTION:
        add_finger(&event->tfinger, place, place->width + 2 * place->x, place->height + 2 * place->y);
        break;
    case SDL_KEYDOWN: case SDL_KEYUP: add_key(&event->key); break;
    case SDL_TEXTINPUT: add_text(DesktopText, event->text.text); break;
    case SDL_TEXTEDITING: add_text(DesktopComposition, event->edit.text); break;
    default: break;
    }
}
