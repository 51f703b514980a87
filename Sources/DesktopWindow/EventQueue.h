#ifndef EVENT_QUEUE_H
#define EVENT_QUEUE_H

#include "DesktopWindow.h"
#include "SDLLibrary.h"

/// Where the frame lies in the window, in pixels: in the middle, where a desktop made the window larger than asked.
struct FramePlace { int x, y, width, height; };

/// What SDL says, as an event of ours, into the queue. Called on the window's thread.
void queue_event(const SDL_Event *event, const struct FramePlace *place);

/// Whether events were added to an empty queue since it was asked last.
bool queue_has_news(void);

#endif
