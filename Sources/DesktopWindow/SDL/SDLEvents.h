#ifndef SDL_EVENTS_H
#define SDL_EVENTS_H

#include "../EventQueue.h"
#include "SDLLibrary.h"

/// What SDL says, as an event of ours, into the queue.
void queue_sdl_event(const SDL_Event *event, const struct FramePlace *place);

#endif
