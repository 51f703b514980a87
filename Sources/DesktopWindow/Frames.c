#define _GNU_SOURCE
// The memory of frames, shared where that can be: an X server on this machine reads it where it is.
#include "Frames.h"
#include <stdlib.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/shm.h>

static uint8_t *share(size_t length, int *memory) {
    *memory = shmget(IPC_PRIVATE, length, IPC_CREAT | 0600);
    if (*memory < 0) return NULL;
    void *pixels = shmat(*memory, NULL, 0);
    // It goes with the last who is attached; Linux lets others attach until then.
    shmctl(*memory, IPC_RMID, NULL);
    if (pixels != (void *)-1) return pixels;
    *memory = -1;
    return NULL;
}

struct Frame *frame_make(int width, int height) {
    static int count;
    struct Frame *frame = calloc(1, sizeof *frame);
    if (!frame) return NULL;
    frame->width = width;
    frame->height = height;
    frame->stride = width * 4;
    frame->number = ++count;
    size_t length = (size_t)frame->stride * (size_t)height;
    frame->pixels = share(length, &frame->memory);
    if (!frame->pixels) frame->pixels = calloc(1, length);
    if (frame->pixels) return frame;
    free(frame);
    return NULL;
}

void frame_warm(struct Frame *frame) { memset(frame->pixels, 0, (size_t)frame->stride * (size_t)frame->height); }

void frame_free(struct Frame *frame) {
    if (frame->memory >= 0) shmdt(frame->pixels); else free(frame->pixels);
    free(frame);
}
