// From X's events to ours.
#include "XWindow.h"
#include <X11/keysym.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>

static uint32_t modifiers_of(unsigned state) {
    return ((state & ShiftMask) ? DesktopShift : 0) | ((state & ControlMask) ? DesktopControl : 0) | ((state & Mod1Mask) ? DesktopAlternate : 0)
        | ((state & Mod4Mask) ? DesktopSuper : 0);
}

// MARK: The mouse

static void add_mouse(DesktopEventKind kind, int left, int top, unsigned state, const struct FramePlace *place) {
    queue_event(&(DesktopEvent){ .kind = kind, .x = left - place->x, .y = top - place->y, .modifiers = modifiers_of(state) });
}

/// X has the wheel's notches as buttons: away, towards the user, to the left, to the right.
static void add_button(const XButtonEvent *button, const struct FramePlace *place) {
    bool is_down = button->type == ButtonPress;
    if (button->button == Button1) {
        add_mouse(is_down ? DesktopTouchBegan : DesktopTouchEnded, button->x, button->y, button->state, place);
    } else if (is_down && button->button >= 4 && button->button <= 7) {
        DesktopEvent event = { .kind = DesktopWheel, .x = button->x - place->x, .y = button->y - place->y, .modifiers = modifiers_of(button->state) };
        event.dy = button->button == 4 ? 1 : button->button == 5 ? -1 : 0;
        event.dx = button->button == 6 ? -1 : button->button == 7 ? 1 : 0;
        queue_event(&event);
    }
}

// MARK: The keyboard

static const struct { KeySym symbol; const char *name; } names[] = {
    { XK_Return, "Return" }, { XK_KP_Enter, "Keypad Enter" }, { XK_BackSpace, "Backspace" }, { XK_Delete, "Delete" }, { XK_Tab, "Tab" },
    { XK_ISO_Left_Tab, "Tab" }, { XK_Escape, "Escape" }, { XK_Up, "Up" }, { XK_Down, "Down" }, { XK_Left, "Left" }, { XK_Right, "Right" },
    { XK_Home, "Home" }, { XK_End, "End" }, { XK_Prior, "PageUp" }, { XK_Next, "PageDown" },
};

/// What a key gives with these modifiers, as far as it is ASCII; 0 otherwise.
static char character_of(const XKeyEvent *key, unsigned state, KeySym *symbol) {
    XKeyEvent alone = *key;
    alone.state = state;
    char text[16];
    int length = x.XLookupString(&alone, text, sizeof text, symbol, NULL);
    return length == 1 && text[0] > ' ' && text[0] < 127 ? text[0] : 0;
}

/// The layout's number stands among the modifiers.
static const unsigned Layouts = 3u << 13;

/// What the key is called: by what it gives without Shift and its like, a letter in upper case. Keys of other scripts are called as in
/// the first layout, so that they have shortcuts.
static void name_key(const XKeyEvent *key, char *name, size_t room) {
    KeySym symbol = NoSymbol, other;
    char character = character_of(key, key->state & Layouts, &symbol);
    if (!character && symbol > 0xFF && symbol < 0xFD00) character = character_of(key, 0, &other);
    name[0] = (char)toupper((unsigned char)character);
    name[1] = 0;
    for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
        if (names[index].symbol == symbol) snprintf(name, room, "%s", names[index].name);
    }
    if (symbol >= XK_F1 && symbol <= XK_F12) snprintf(name, room, "F%d", (int)(symbol - XK_F1) + 1);
}

static bool is_down[256];

static void add_key(XKeyEvent *key) {
    unsigned code = key->keycode & 0xFF;
    if (key->type == KeyRelease) {
        is_down[code] = false;
        return;
    }
    DesktopEvent event = { .kind = DesktopKeyDown, .modifiers = modifiers_of(key->state), .is_repeat = is_down[code] };
    is_down[code] = true;
    // Input methods give what they have composed as a key without a number.
    if (code) {
        name_key(key, event.text, sizeof event.text);
        queue_event(&event);
    }
    if (!code || !(key->state & (ControlMask | Mod4Mask))) x_queue_text(key);
}

static void set_focus(bool is_focused) {
    memset(is_down, 0, sizeof is_down);
    x_focus_text(is_focused);
}

// MARK: The window

static void add_message(XClientMessageEvent *message) {
    if (message->message_type != xw.atoms[XAtomProtocols]) return;
    Atom what = (Atom)message->data.l[0];
    if (what == xw.atoms[XAtomDelete]) queue_event(&(DesktopEvent){ .kind = DesktopClose });
    if (what == xw.atoms[XAtomPing]) {
        message->window = DefaultRootWindow(xw.display);
        x.XSendEvent(xw.display, message->window, False, SubstructureNotifyMask | SubstructureRedirectMask, (XEvent *)message);
    }
}

/// Desktops that show minimised windows in small keep them mapped.
static void read_state(void) {
    Atom type;
    int format;
    unsigned long count = 0, rest;
    unsigned char *data = NULL;
    bool is_hidden = false;
    x.XGetWindowProperty(xw.display, xw.window, xw.atoms[XAtomState], 0, 64, False, AnyPropertyType, &type, &format, &count, &rest, &data);
    for (unsigned long index = 0; data && format == 32 && index < count; index++) is_hidden |= ((Atom *)data)[index] == xw.atoms[XAtomHidden];
    if (data) x.XFree(data);
    queue_event(&(DesktopEvent){ .kind = is_hidden ? DesktopHidden : DesktopShown });
}

void x_queue_event(XEvent *event, const struct FramePlace *place) {
    switch (event->type) {
    case ButtonPress: case ButtonRelease: add_button(&event->xbutton, place); break;
    case MotionNotify:
        if (event->xmotion.state & Button1Mask) add_mouse(DesktopTouchMoved, event->xmotion.x, event->xmotion.y, event->xmotion.state, place);
        break;
    case KeyPress: case KeyRelease: add_key(&event->xkey); break;
    case FocusIn: set_focus(true); break;
    case FocusOut: set_focus(false); break;
    case ClientMessage: add_message(&event->xclient); break;
    case UnmapNotify: queue_event(&(DesktopEvent){ .kind = DesktopHidden }); break;
    case MapNotify: queue_event(&(DesktopEvent){ .kind = DesktopShown }); break;
    case PropertyNotify: if (event->xproperty.atom == xw.atoms[XAtomState]) read_state(); break;
    case GenericEvent: x_queue_touch(&event->xcookie, place); break;
    default: break;
    }
}
