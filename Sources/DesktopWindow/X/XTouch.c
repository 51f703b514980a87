// Touch screens, by the second X input extension.
#include "XWindow.h"

static int extension;

void x_open_touch(void) {
    int event, error, major = 2, minor = 2, code;
    if (!x.XQueryExtension(xw.display, "XInputExtension", &code, &event, &error) || x_load_touch()) return;
    if (x.XIQueryVersion(xw.display, &major, &minor) != Success || major * 10 + minor < 22) return;
    unsigned char bits[XIMaskLen(XI_LASTEVENT)] = { 0 };
    XISetMask(bits, XI_TouchBegin);
    XISetMask(bits, XI_TouchUpdate);
    XISetMask(bits, XI_TouchEnd);
    XIEventMask mask = { .deviceid = XIAllMasterDevices, .mask_len = sizeof bits, .mask = bits };
    if (x.XISelectEvents(xw.display, xw.window, &mask, 1) == Success) extension = code;
}

void x_queue_touch(XGenericEventCookie *cookie, const struct FramePlace *place) {
    if (!extension || cookie->extension != extension || !x.XGetEventData(xw.display, cookie)) return;
    const XIDeviceEvent *touch = cookie->data;
    int type = cookie->evtype;
    DesktopEventKind kind = type == XI_TouchBegin ? DesktopTouchBegan : type == XI_TouchEnd ? DesktopTouchEnded : DesktopTouchMoved;
    queue_finger(kind, touch->detail, touch->event_x - place->x, touch->event_y - place->y);
    x.XFreeEventData(xw.display, cookie);
}
