#ifndef X_LIBRARY_H
#define X_LIBRARY_H

#include <X11/XKBlib.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XInput2.h>
#include <X11/extensions/XShm.h>
#include <stdbool.h>

/// The functions of Xlib that are used, looked up at run time: apps without a window don't need the library.
#define X_FUNCTIONS(F) \
    F(XCloseDisplay) F(XConnectionNumber) F(XCreateGC) F(XCreateIC) F(XCreateImage) F(XCreateWindow) F(XDestroyWindow) F(XFillRectangle) F(XFlush) \
    F(XFilterEvent) F(XFree) F(XFreeEventData) F(XGetDefault) F(XGetEventData) F(XGetIMValues) F(XGetWindowProperty) F(XInternAtoms) \
    F(XLookupString) F(XMapWindow) F(XMoveResizeWindow) F(XNextEvent) F(XOpenDisplay) F(XOpenIM) F(XPending) F(XPutImage) F(XQueryExtension) \
    F(XRefreshKeyboardMapping) F(XSetErrorHandler) F(XSetICFocus) F(XSetICValues) F(XSetIMValues) F(XSetInputFocus) F(XSetLocaleModifiers) F(XSetWMProtocols) \
    F(XSync) F(XTranslateCoordinates) F(XUnsetICFocus) F(XVaCreateNestedList) F(XkbKeycodeToKeysym) F(XkbSetDetectableAutoRepeat) \
    F(Xutf8LookupString) F(Xutf8SetWMProperties) F(XChangeProperty) F(XSendEvent)

/// Shared memory: libXext.
#define X_SHARED_FUNCTIONS(F) F(XShmAttach) F(XShmCreateImage) F(XShmDetach) F(XShmPutImage) F(XShmQueryExtension)

/// Touch screens: libXi.
#define X_TOUCH_FUNCTIONS(F) F(XIQueryVersion) F(XISelectEvents)

struct XLibrary {
#define X_MEMBER(name) __typeof__(&name) name;
    X_FUNCTIONS(X_MEMBER) X_SHARED_FUNCTIONS(X_MEMBER) X_TOUCH_FUNCTIONS(X_MEMBER)
#undef X_MEMBER
};

extern struct XLibrary x;

/// Each loads its library once. Returns NULL, or one line that says why it can't be had.
const char *x_load(void);
const char *x_load_shared(void);
const char *x_load_touch(void);

#endif
