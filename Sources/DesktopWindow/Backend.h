#ifndef BACKEND_H
#define BACKEND_H

#include "DesktopWindow.h"
#include "EventQueue.h"
#include "Frames.h"

/// A rectangle, in pixels.
struct Area { int x, y, width, height; };

/// A way to have a window. Everything is called on the window's thread, but for `wake`.
struct Backend {
    /// Opens the desktop and a window that has no picture yet; says how many pixels a point has. Returns NULL, or one line that says
    /// why it can't.
    const char *(*open)(const DesktopWindowSettings *settings, double *scale);
    /// What can wait until the first frame is on the screen.
    void (*settle)(void);
    /// Gives the window a size, where it is, about its middle.
    void (*resize)(int width, int height);
    /// How large the window is, in pixels.
    void (*size)(int *width, int *height);
    /// Brings a part of the frame to the screen, whose top left corner is at `left` and `top` of the window; returns once the frame isn't read any more.
    void (*show)(struct Frame *frame, struct Area part, int left, int top);
    /// Makes a part of the window black.
    void (*blacken)(struct Area part);
    /// Gives up what is kept for the frame, whose memory goes.
    void (*forget)(struct Frame *frame);
    void (*place_text)(struct Area place);
    /// Waits until something has happened or `wake` was called, and queues what has. Returns false once nothing will any more.
    bool (*wait)(const struct FramePlace *place);
    /// From any thread.
    void (*wake)(void);
    void (*close)(void);
};

extern const struct Backend x_backend, sdl_backend;

/// Pixels a point, for a screen of so many dots an inch (0: unknown) and so many pixels of height (0: unknown): what was asked for, or the
/// desktop's choice, or the most that fits either way up, in steps of a twentieth below 1.
double scale_for(const DesktopWindowSettings *settings, double dots, int height);

/// The desktop has lost what the window showed: all of it is due.
void window_exposed(void);

#endif
