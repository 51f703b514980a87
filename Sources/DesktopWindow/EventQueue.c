// The queue that events wait in.
#include "EventQueue.h"
#include <pthread.h>
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

void queue_event(const DesktopEvent *event) {
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
static int64_t fingers[FingerLimit];
static bool is_down[FingerLimit];

/// From 1; 0 where there is no more room.
static int32_t number_of(int64_t id, DesktopEventKind kind) {
    for (int32_t index = 0; index < FingerLimit; index++) {
        if (!is_down[index] || fingers[index] != id) continue;
        if (kind == DesktopTouchEnded) is_down[index] = false;
        return index + 1;
    }
    for (int32_t index = 0; kind == DesktopTouchBegan && index < FingerLimit; index++) {
        if (is_down[index]) continue;
        is_down[index] = true;
        fingers[index] = id;
        return index + 1;
    }
    return 0;
}

void queue_finger(DesktopEventKind kind, int64_t id, double x, double y) {
    int32_t number = number_of(id, kind);
    if (number != 0) queue_event(&(DesktopEvent){ .kind = kind, .finger = number, .x = x, .y = y });
}

// MARK: Text

/// Bytes of the UTF-8 text that an event takes: whole characters.
static size_t fitting(const char *text, size_t room) {
    size_t length = strlen(text);
    if (length <= room) return length;
    while (room > 0 && ((unsigned char)text[room] & 0xC0) == 0x80) room--;
    return room;
}

void queue_text(const char *text) {
    unsigned char first = (unsigned char)*text;
    if (first < ' ' || first == 127) return;
    do {
        DesktopEvent event = { .kind = DesktopText };
        size_t length = fitting(text, sizeof event.text - 1);
        memcpy(event.text, text, length);
        queue_event(&event);
        text += length;
    } while (*text);
}
