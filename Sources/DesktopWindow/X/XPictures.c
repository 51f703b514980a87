// The window's pictures: shared with the server, or sent to it.
#include "XWindow.h"
#include <stdlib.h>
#include <sys/ipc.h>
#include <sys/shm.h>

/// A frame as X knows it.
struct Picture {
    XImage *image;
    XShmSegmentInfo memory;
    bool is_shared;
};

/// Whether the server won't share memory: one on another machine can't.
static bool is_refused;
static GC context;

static int refuse(Display *display, XErrorEvent *error) {
    (void)display;
    (void)error;
    is_refused = true;
    return 0;
}

static bool attach(XShmSegmentInfo *memory) {
    XErrorHandler before = x.XSetErrorHandler(refuse);
    memory->readOnly = False;
    bool result = x.XShmAttach(xw.display, memory);
    x.XSync(xw.display, False);
    x.XSetErrorHandler(before);
    return result && !is_refused;
}

static void give_up(XImage *image) {
    image->data = NULL;
    XDestroyImage(image);
}

static bool share(struct Picture *picture, const struct Frame *frame, Visual *visual, unsigned depth) {
    if (is_refused || frame->memory < 0 || x_load_shared() || !x.XShmQueryExtension(xw.display)) return false;
    picture->memory.shmid = frame->memory;
    picture->memory.shmaddr = (char *)frame->pixels;
    picture->image = x.XShmCreateImage(
        xw.display, visual, depth, ZPixmap, (char *)frame->pixels, &picture->memory, (unsigned)frame->width, (unsigned)frame->height);
    if (!picture->image) return false;
    if (picture->image->bytes_per_line == frame->stride && attach(&picture->memory)) return true;
    is_refused = true;
    give_up(picture->image);
    picture->image = NULL;
    return false;
}

static struct Picture *picture_of(struct Frame *frame) {
    if (frame->picture) return frame->picture;
    struct Picture *picture = calloc(1, sizeof *picture);
    if (!picture) return NULL;
    int screen = DefaultScreen(xw.display);
    Visual *visual = DefaultVisual(xw.display, screen);
    unsigned depth = (unsigned)DefaultDepth(xw.display, screen), width = (unsigned)frame->width, height = (unsigned)frame->height;
    picture->is_shared = share(picture, frame, visual, depth);
    if (!picture->is_shared) picture->image = x.XCreateImage(xw.display, visual, depth, ZPixmap, 0, (char *)frame->pixels, width, height, 32, frame->stride);
    if (picture->image) return frame->picture = picture;
    free(picture);
    return NULL;
}

static GC graphics(void) {
    // As X makes it, it draws in black.
    if (!context) context = x.XCreateGC(xw.display, xw.window, 0, NULL);
    return context;
}

void x_show(struct Frame *frame, struct Area part, int left, int top) {
    struct Picture *picture = picture_of(frame);
    if (!picture) return;
    unsigned width = (unsigned)part.width, height = (unsigned)part.height;
    int to_left = left + part.x, to_top = top + part.y;
    if (picture->is_shared) {
        x.XShmPutImage(xw.display, xw.window, graphics(), picture->image, part.x, part.y, to_left, to_top, width, height, False);
    } else {
        x.XPutImage(xw.display, xw.window, graphics(), picture->image, part.x, part.y, to_left, to_top, width, height);
    }
    // The server reads the picture: nothing is drawn into it meanwhile.
    x.XSync(xw.display, False);
}

void x_blacken(struct Area part) { x.XFillRectangle(xw.display, xw.window, graphics(), part.x, part.y, (unsigned)part.width, (unsigned)part.height); }

void x_forget(struct Frame *frame) {
    struct Picture *picture = frame->picture;
    if (!picture) return;
    if (picture->is_shared) {
        x.XShmDetach(xw.display, &picture->memory);
        x.XSync(xw.display, False);
    }
    give_up(picture->image);
    free(picture);
    frame->picture = NULL;
}
