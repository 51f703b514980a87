// A window by Xlib. SDL's costs 20 ms more until it is there, for audio, games and the session bus.
#include "XWindow.h"
#include <X11/Xatom.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

struct XWindow xw;

static char failure[600];
static int wake_file = -1;

// MARK: The desktop

static int note_error(Display *display, XErrorEvent *error) {
    (void)display;
    (void)error;
    return 0;
}

/// Cardinals of a property of a window's, as many as fit; returns how many there are.
static unsigned long cardinals(Window window, enum XAtom property, long *values, unsigned long room) {
    Atom type;
    int format;
    unsigned long count = 0, rest;
    unsigned char *data = NULL;
    Atom name = xw.atoms[property];
    int status = x.XGetWindowProperty(xw.display, window, name, 0, (long)room, False, AnyPropertyType, &type, &format, &count, &rest, &data);
    if (status != Success || format != 32) count = 0;
    if (count > room) count = room;
    if (count) memcpy(values, data, count * sizeof *values);
    if (data) x.XFree(data);
    return count;
}

/// What panels leave of the screen.
static int usable_height(void) {
    long area[4];
    int height = DisplayHeight(xw.display, DefaultScreen(xw.display));
    bool is_known = cardinals(DefaultRootWindow(xw.display), XAtomWorkArea, area, 4) == 4 && area[3] > 0 && area[3] < height;
    return is_known ? (int)area[3] : height;
}

static double dots_per_inch(void) {
    const char *text = x.XGetDefault(xw.display, "Xft", "dpi");
    return text ? atof(text) : 0;
}

/// Whether pixels are as frames have them: 32 bits, blue first.
static bool shows_frames(void) {
    int screen = DefaultScreen(xw.display), one = 1;
    Visual *visual = DefaultVisual(xw.display, screen);
    int own_order = *(char *)&one ? LSBFirst : MSBFirst;
    return DefaultDepth(xw.display, screen) >= 24 && visual->class == TrueColor && visual->red_mask == 0xFF0000 && visual->green_mask == 0xFF00
        && visual->blue_mask == 0xFF && ImageByteOrder(xw.display) == own_order;
}

// MARK: The window

static void set_property(enum XAtom property, Atom type, int bits, const void *values, size_t count) {
    x.XChangeProperty(xw.display, xw.window, xw.atoms[property], type, bits, PropModeReplace, values, (int)count);
}

/// Hands can't change it. Moves are of the window, not of what a desktop puts around it.
static XSizeHints fixed_size(void) {
    XSizeHints size = { .flags = PMinSize | PMaxSize | PWinGravity, .win_gravity = StaticGravity };
    size.min_width = size.max_width = xw.width;
    size.min_height = size.max_height = xw.height;
    return size;
}

static void describe(const char *title) {
    XSizeHints size = fixed_size();
    XWMHints manager = { .flags = InputHint | StateHint, .input = True, .initial_state = NormalState };
    XClassHint class = { .res_name = "understudy", .res_class = "Understudy" };
    x.Xutf8SetWMProperties(xw.display, xw.window, title, title, NULL, 0, &size, &manager, &class);
    set_property(XAtomName, xw.atoms[XAtomText], 8, title, strlen(title));
}

/// In the middle of the screen; desktops that place windows themselves do.
static void create(const char *title) {
    int screen = DefaultScreen(xw.display);
    int left = (DisplayWidth(xw.display, screen) - xw.width) / 2, top = (DisplayHeight(xw.display, screen) - xw.height) / 2;
    if (left < 0) left = 0;
    if (top < 0) top = 0;
    // Without a background, and with what it showed kept at its place: nothing flickers.
    XSetWindowAttributes wanted = { .background_pixmap = None, .bit_gravity = NorthWestGravity };
    wanted.event_mask = KeyPressMask | KeyReleaseMask | ButtonPressMask | ButtonReleaseMask | ButtonMotionMask | ExposureMask
        | StructureNotifyMask | FocusChangeMask | PropertyChangeMask;
    xw.window = x.XCreateWindow(
        xw.display, DefaultRootWindow(xw.display), left, top, (unsigned)xw.width, (unsigned)xw.height, 0, DefaultDepth(xw.display, screen),
        InputOutput, DefaultVisual(xw.display, screen), CWBackPixmap | CWBitGravity | CWEventMask, &wanted);
    describe(title);
    x.XSetWMProtocols(xw.display, xw.window, (Atom[]){ xw.atoms[XAtomDelete], xw.atoms[XAtomPing] }, 2);
    long process = getpid();
    set_property(XAtomProcess, XA_CARDINAL, 32, &process, 1);
    set_property(XAtomType, XA_ATOM, 32, &xw.atoms[XAtomNormal], 1);
    x.XMapWindow(xw.display, xw.window);
}

static const char *open_window(const DesktopWindowSettings *settings, double *scale) {
    static char *names[] = {
        "WM_PROTOCOLS", "WM_DELETE_WINDOW", "_NET_WM_PING", "_NET_WM_STATE", "_NET_WM_STATE_HIDDEN", "_NET_WORKAREA", "_NET_SUPPORTING_WM_CHECK",
        "_NET_WM_PID", "_NET_WM_WINDOW_TYPE", "_NET_WM_WINDOW_TYPE_NORMAL", "_NET_WM_NAME", "UTF8_STRING",
    };
    const char *missing = x_load();
    if (missing) return missing;
    if (!(xw.display = x.XOpenDisplay(NULL))) {
        snprintf(failure, sizeof failure, "there is no X server at %s that takes windows", getenv("DISPLAY"));
        return failure;
    }
    wake_file = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (!shows_frames() || wake_file < 0) {
        x.XCloseDisplay(xw.display);
        return "the X server shows pixels in an unusual way";
    }
    x.XSetErrorHandler(note_error);
    x.XInternAtoms(xw.display, names, XAtomCount, False, xw.atoms);
    *scale = scale_for(settings, dots_per_inch(), usable_height());
    xw.width = (int)(settings->width * *scale + 0.5);
    xw.height = (int)(settings->height * *scale + 0.5);
    create(settings->title);
    return NULL;
}

static void settle(void) {
    x.XkbSetDetectableAutoRepeat(xw.display, True, NULL);
    x_open_text();
    x_open_touch();
}

static void resize(int width, int height) {
    if (width == xw.width && height == xw.height) return;
    int left, top;
    Window child;
    x.XTranslateCoordinates(xw.display, xw.window, DefaultRootWindow(xw.display), 0, 0, &left, &top, &child);
    left += (xw.width - width) / 2;
    top += (xw.height - height) / 2;
    xw.width = width;
    xw.height = height;
    XSizeHints size = fixed_size();
    x.Xutf8SetWMProperties(xw.display, xw.window, NULL, NULL, NULL, 0, &size, NULL, NULL);
    x.XMoveResizeWindow(xw.display, xw.window, left > 0 ? left : 0, top > 0 ? top : 0, (unsigned)width, (unsigned)height);
}

static void size(int *width, int *height) {
    *width = xw.width;
    *height = xw.height;
}

// MARK: Waiting

/// Without a desktop that manages windows nobody gives the keyboard to a new one.
static void take_keyboard(void) {
    long manager;
    bool is_managed = cardinals(DefaultRootWindow(xw.display), XAtomManager, &manager, 1) > 0;
    if (!is_managed) x.XSetInputFocus(xw.display, xw.window, RevertToPointerRoot, CurrentTime);
}

static void handle(XEvent *event, const struct FramePlace *place) {
    if (x_text_filters(event)) return;
    switch (event->type) {
    case Expose: window_exposed(); break;
    case MapNotify: take_keyboard(); break;
    case ConfigureNotify:
        if (event->xconfigure.width == xw.width && event->xconfigure.height == xw.height) break;
        xw.width = event->xconfigure.width;
        xw.height = event->xconfigure.height;
        window_exposed();
        break;
    case MappingNotify:
        x.XRefreshKeyboardMapping(&event->xmapping);
        // Xlib reads the new layout when it is asked for a key: at once, as the next change may be on its way.
        x.XkbKeycodeToKeysym(xw.display, (KeyCode)event->xmapping.first_keycode, 0, 0);
        break;
    default: break;
    }
    x_queue_event(event, place);
}

static bool wait_for_events(const struct FramePlace *place) {
    struct pollfd files[] = { { .fd = x.XConnectionNumber(xw.display), .events = POLLIN }, { .fd = wake_file, .events = POLLIN } };
    if (!x.XPending(xw.display)) poll(files, 2, -1);
    uint64_t count;
    if (files[1].revents && read(wake_file, &count, sizeof count) < 0) return false;
    while (x.XPending(xw.display)) {
        XEvent event;
        x.XNextEvent(xw.display, &event);
        handle(&event, place);
    }
    return true;
}

static void wake(void) {
    uint64_t one = 1;
    if (write(wake_file, &one, sizeof one) < 0) perror("understudy: the window can't be woken");
}

/// The server keeps nothing once the connection ends, with the process.
static void close_window(void) {
    x.XDestroyWindow(xw.display, xw.window);
    x.XFlush(xw.display);
}

const struct Backend x_backend = { open_window, settle, resize, size, x_show, x_blacken, x_forget, x_place_text, wait_for_events, wake, close_window };
