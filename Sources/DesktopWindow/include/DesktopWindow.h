#ifndef DESKTOP_WINDOW_H
#define DESKTOP_WINDOW_H

#include <stdbool.h>
#include <stdint.h>

/// One window on the desktop. A thread of its own owns it, so that it opens while the app launches, and waits without
/// using a processor. Frames go in, events come out; every function here may be called from any other thread.

typedef enum DesktopEventKind {
    /// A finger, or the mouse's button: landed, moved, lifted.
    DesktopTouchBegan,
    DesktopTouchMoved,
    DesktopTouchEnded,
    /// `dx`, `dy`: notches of a wheel, or parts of them; to the right and up are positive.
    DesktopWheel,
    /// `text` is the key's name, as SDL spells it (`Return`, `A`), empty for keys that have none of use.
    DesktopKeyDown,
    /// `text` as the keyboard's layout or an input method commits it, UTF-8.
    DesktopText,
    /// Somebody asks the window to close.
    DesktopClose,
    /// The window is out of sight, or back.
    DesktopHidden,
    DesktopShown,
} __attribute__((enum_extensibility(closed))) DesktopEventKind;

enum DesktopModifiers { DesktopShift = 1, DesktopControl = 2, DesktopAlternate = 4, DesktopSuper = 8 };

typedef struct DesktopEvent {
    DesktopEventKind kind;
    /// 0 is the mouse.
    int32_t finger;
    /// Pixels of the frame, from its top left corner.
    double x, y;
    double dx, dy;
    /// ``DesktopModifiers``
    uint32_t modifiers;
    /// A key that is held down comes again.
    bool is_repeat;
    char text[32];
} DesktopEvent;

typedef struct DesktopWindowSettings {
    const char *title;
    /// Points.
    double width, height;
    /// Pixels a point; 0 for the desktop's choice. Less where the screen is too small for it.
    double scale;
    /// Called on the window's thread when there are events after there were none.
    void (*wake)(void);
} DesktopWindowSettings;

/// Begins to open the window and returns at once.
void understudy_window_open(const DesktopWindowSettings *settings);

/// Waits until the window is open, on the thread that opens it: pixels a point, or 0 where it can't be opened.
double understudy_window_scale(void);

/// Why it can't be opened: one line.
const char *understudy_window_failure(void);

/// Memory for a frame, 32 bits a pixel, blue first; `stride` in bytes. `number` tells it from other memory at the same place.
typedef struct DesktopCanvas {
    uint8_t *pixels;
    int32_t width, height, stride;
    int32_t number;
} DesktopCanvas;

/// What to draw the next frame into, of so many pixels, until it is presented: it holds an earlier one, or black. False where there is no memory. Memory
/// of another size that was given before is gone.
bool understudy_window_canvas(int32_t width, int32_t height, DesktopCanvas *canvas);

/// Shows what was drawn into the canvas of that number. The window takes its size. It differs from the frame before nowhere but between the four edges.
void understudy_window_present(int32_t number, int32_t left, int32_t top, int32_t right, int32_t bottom);

/// Where text goes, in pixels of the frame: input methods show their choice beside it.
void understudy_window_place_text(int32_t x, int32_t y, int32_t width, int32_t height);

/// Takes the oldest event; false where there is none.
bool understudy_window_next_event(DesktopEvent *event);

/// Waits until the last frame is on the screen, and gives the window up.
void understudy_window_close(void);

#endif
