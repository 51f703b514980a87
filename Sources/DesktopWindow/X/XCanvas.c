// The window's picture: shared with the server, or sent to it.
#include "XWindow.h"
#include <stdlib.h>
#include <sys/ipc.h>
#include <sys/shm.h>

static XImage *image;
static XShmSegmentInfo memory;
static bool is_shared, is_refused;
static GC context;

static int refuse(Display *display, XErrorEvent *error) {
    (void)display;
    (void)error;
    is_refused = true;
    return 0;
}

/// The server must attach it, too, which one on another machine can't.
static bool attach(void) {
    XErrorHandler before = x.XSetErrorHandler(refuse);
    memory.readOnly = False;
    bool result = x.XShmAttach(xw.display, &memory);
    x.XSync(xw.display, False);
    x.XSetErrorHandler(before);
    return result && !is_refused;
}

static bool share(Visual *visual, unsigned depth) {
    if (is_refused || x_load_shared() || !x.XShmQueryExtension(xw.display)) return false;
    image = x.XShmCreateImage(xw.display, visual, depth, ZPixmap, NULL, &memory, (unsigned)xw.width, (unsigned)xw.height);
    if (!image) return false;
    memory.shmid = shmget(IPC_PRIVATE, (size_t)image->bytes_per_line * (size_t)image->height, IPC_CREAT | 0600);
    memory.shmaddr = memory.shmid < 0 ? (void *)-1 : shmat(memory.shmid, NULL, 0);
    bool result = memory.shmaddr != (void *)-1;
    if (result) {
        image->data = memory.shmaddr;
        result = attach();
        if (!result) shmdt(memory.shmaddr);
    }
    // It goes with the last who is attached.
    if (memory.shmid >= 0) shmctl(memory.shmid, IPC_RMID, NULL);
    if (result) return true;
    is_refused = true;
    image->data = NULL;
    XDestroyImage(image);
    image = NULL;
    return false;
}

static bool make(void) {
    int screen = DefaultScreen(xw.display);
    Visual *visual = DefaultVisual(xw.display, screen);
    unsigned depth = (unsigned)DefaultDepth(xw.display, screen);
    is_shared = share(visual, depth);
    if (!is_shared) {
        char *data = malloc((size_t)xw.width * (size_t)xw.height * 4);
        image = data ? x.XCreateImage(xw.display, visual, depth, ZPixmap, 0, data, (unsigned)xw.width, (unsigned)xw.height, 32, 0) : NULL;
        if (data && !image) free(data);
    }
    if (!context) context = x.XCreateGC(xw.display, xw.window, 0, NULL);
    return image && image->bits_per_pixel == 32;
}

static void give_up_canvas(void) {
    if (!image) return;
    if (is_shared) {
        x.XShmDetach(xw.display, &memory);
        x.XSync(xw.display, False);
        shmdt(memory.shmaddr);
        image->data = NULL;
    }
    XDestroyImage(image);
    image = NULL;
}

bool x_canvas(struct Canvas *canvas) {
    if (image && (image->width != xw.width || image->height != xw.height)) give_up_canvas();
    if (!image && !make()) return false;
    *canvas = (struct Canvas){ (uint8_t *)image->data, image->width, image->height, image->bytes_per_line };
    return true;
}

void x_show(struct Area part) {
    unsigned width = (unsigned)part.width, height = (unsigned)part.height;
    if (is_shared) {
        x.XShmPutImage(xw.display, xw.window, context, image, part.x, part.y, part.x, part.y, width, height, False);
    } else {
        x.XPutImage(xw.display, xw.window, context, image, part.x, part.y, part.x, part.y, width, height);
    }
    // The server reads the picture: nothing is drawn into it meanwhile.
    x.XSync(xw.display, False);
}
