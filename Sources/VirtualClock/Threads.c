// Who else could run: the kernel's word on each thread.
#define _GNU_SOURCE
#include "Internal.h"
#include <dirent.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

extern _Atomic int vc_open_transfers;
extern _Atomic int vc_watch_thread;

static int this_thread(void) { return (int)syscall(SYS_gettid); }

bool vc_is_main_thread(void) { return this_thread() == getpid(); }

/// The state letter follows the name, which is in parentheses and may hold any character.
static char state_of(const char *thread) {
    char path[64], text[512];
    snprintf(path, sizeof path, "/proc/self/task/%s/stat", thread);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return 'X';
    ssize_t count = read(fd, text, sizeof text - 1);
    syscall(SYS_close, fd);
    if (count <= 0) return 'X';
    text[count] = 0;
    char *end = strrchr(text, ')');
    return end && end[1] == ' ' ? end[2] : 'X';
}

bool vc_others_are_waiting(void) {
    if (vc_open_transfers > 0) return false;
    DIR *folder = opendir("/proc/self/task");
    if (!folder) return true;
    bool waiting = true;
    struct dirent *entry;
    while (waiting && (entry = readdir(folder))) {
        int thread = atoi(entry->d_name);
        if (thread == 0 || thread == this_thread() || thread == vc_watch_thread) continue;
        char state = state_of(entry->d_name);
        waiting = state == 'S' || state == 'X' || state == 'Z' || state == 'T' || state == 't';
    }
    closedir(folder);
    return waiting;
}
