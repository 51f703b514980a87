#ifndef X_WINDOW_H
#define X_WINDOW_H

#include "../Backend.h"
#include "XLibrary.h"

/// Names of X's that the window uses, in the order that they are looked up in.
enum XAtom {
    XAtomProtocols, XAtomDelete, XAtomPing, XAtomState, XAtomHidden, XAtomWorkArea, XAtomManager, XAtomProcess, XAtomType, XAtomNormal,
    XAtomName, XAtomText, XAtomCount,
};

/// The window, for those who draw into it, read its events, and type into it.
struct XWindow {
    Display *display;
    Window window;
    int width, height;
    Atom atoms[XAtomCount];
};

extern struct XWindow xw;

// MARK: Pictures

/// Brings a part of the frame to the screen, from where it is where the server shares memory; returns once the server has it.
void x_show(struct Frame *frame, struct Area part, int left, int top);
void x_blacken(struct Area part);
void x_forget(struct Frame *frame);

// MARK: Text and touch, once they are open

void x_open_text(void);
/// Whether an input method takes the event.
bool x_text_filters(XEvent *event);
/// What a key's press types, into the queue.
void x_queue_text(XKeyEvent *key);
void x_focus_text(bool is_focused);
void x_place_text(struct Area place);

void x_open_touch(void);
void x_queue_touch(XGenericEventCookie *cookie, const struct FramePlace *place);

// MARK: Events

void x_queue_event(XEvent *event, const struct FramePlace *place);

#endif
