#ifndef FRAMES_H
#define FRAMES_H

#include <stdbool.h>
#include <stdint.h>

/// A bitmap that frames are drawn into and shown from: 32 bits a pixel, blue first; `stride` in bytes.
struct Frame {
    uint8_t *pixels;
    int width, height, stride;
    /// Tells it from all others there have been.
    int number;
    /// Of shared memory; -1 where the memory is the process's own.
    int memory;
    /// Whether somebody draws into it, or the window's thread reads or makes it.
    bool is_drawn_into, is_busy;
    /// What the backend keeps for it.
    void *picture;
    struct Frame *next;
};

/// A frame with memory of its own, black; NULL where there is none left. It belongs to whoever keeps it.
struct Frame *frame_make(int width, int height);
/// Has the system find its memory, which takes its time.
void frame_warm(struct Frame *frame);
void frame_free(struct Frame *frame);

#endif
