#ifndef EVENT_QUEUE_H
#define EVENT_QUEUE_H

#include "DesktopWindow.h"

/// Where the frame lies in the window, in pixels: in the middle, where a desktop made the window larger than asked.
struct FramePlace { int x, y, width, height; };

/// Called on the window's thread.
void queue_event(const DesktopEvent *event);

/// A finger of a touch screen, at a place in the frame; systems number fingers as they like.
void queue_finger(DesktopEventKind kind, int64_t id, double x, double y);

/// Text of any length, in events of what fits. Control characters are left out.
void queue_text(const char *text);

/// Whether events were added to an empty queue since it was asked last.
bool queue_has_news(void);

#endif
