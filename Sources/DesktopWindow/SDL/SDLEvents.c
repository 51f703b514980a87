// From SDL's events to ours.
#include "SDLEvents.h"
#include <stdio.h>

static uint32_t modifiers_of(Uint16 state) {
    return ((state & KMOD_SHIFT) ? DesktopShift : 0) | ((state & KMOD_CTRL) ? DesktopControl : 0) | ((state & KMOD_ALT) ? DesktopAlternate : 0)
        | ((state & KMOD_GUI) ? DesktopSuper : 0);
}

static void add_finger(const SDL_TouchFingerEvent *finger, const struct FramePlace *place) {
    int width = place->width + 2 * place->x, height = place->height + 2 * place->y;
    DesktopEventKind kind = finger->type == SDL_FINGERDOWN ? DesktopTouchBegan : finger->type == SDL_FINGERUP ? DesktopTouchEnded : DesktopTouchMoved;
    queue_finger(kind, finger->fingerId, finger->x * width - place->x, finger->y * height - place->y);
}

static void add_mouse(DesktopEventKind kind, Uint32 which, Sint32 x, Sint32 y, const struct FramePlace *place) {
    if (which == SDL_TOUCH_MOUSEID) return;
    queue_event(&(DesktopEvent){ .kind = kind, .x = x - place->x, .y = y - place->y, .modifiers = modifiers_of(sdl.GetModState()) });
}

static void add_wheel(const SDL_MouseWheelEvent *wheel, const struct FramePlace *place) {
    int x, y;
    sdl.GetMouseState(&x, &y);
    double sign = wheel->direction == SDL_MOUSEWHEEL_FLIPPED ? -1 : 1;
    DesktopEvent event = { .kind = DesktopWheel, .x = x - place->x, .y = y - place->y, .modifiers = modifiers_of(sdl.GetModState()) };
    event.dx = sign * wheel->preciseX;
    event.dy = sign * wheel->preciseY;
    queue_event(&event);
}

static void add_key(const SDL_KeyboardEvent *key) {
    DesktopEvent event = { .kind = DesktopKeyDown, .modifiers = modifiers_of(key->keysym.mod), .is_repeat = key->repeat != 0 };
    snprintf(event.text, sizeof event.text, "%s", sdl.GetKeyName(key->keysym.sym));
    queue_event(&event);
}

static void add_window_event(const SDL_WindowEvent *window) {
    switch (window->event) {
    case SDL_WINDOWEVENT_MINIMIZED: case SDL_WINDOWEVENT_HIDDEN: queue_event(&(DesktopEvent){ .kind = DesktopHidden }); break;
    case SDL_WINDOWEVENT_RESTORED: case SDL_WINDOWEVENT_SHOWN: queue_event(&(DesktopEvent){ .kind = DesktopShown }); break;
    default: break;
    }
}

void queue_sdl_event(const SDL_Event *event, const struct FramePlace *place) {
    switch (event->type) {
    case SDL_QUIT: queue_event(&(DesktopEvent){ .kind = DesktopClose }); break;
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
    case SDL_FINGERDOWN: case SDL_FINGERUP: case SDL_FINGERMOTION: add_finger(&event->tfinger, place); break;
    case SDL_KEYDOWN: add_key(&event->key); break;
    case SDL_TEXTINPUT: queue_text(event->text.text); break;
    default: break;
    }
}
