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
extern _Atomic int vc_watch_thread, vc_limit_thread;

static int this_thread(void) { return (int)syscall(SYS_gettid); }

bool vc_is_main_thread(void) { return this_thread() == getpid(); }

static ssize_t read_file(const char *thread, const char *name, char *text, size_t size) {
    char path[64];
    snprintf(path, sizeof path, "/proc/self/task/%s/%s", thread, name);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return -1;
    ssize_t count = read(fd, text, size - 1);
    syscall(SYS_close, fd);
    if (count >= 0) text[count] = 0;
    return count;
}

/// The state letter follows the name, which is in parentheses and may hold any character.
static bool is_waiting(const char *thread) {
    char text[512];
    if (read_file(thread, "stat", text, sizeof text) <= 0) return true;
    char *end = strrchr(text, ')');
    char state = end && end[1] == ' ' ? end[2] : 'X';
    return state == 'S' || state == 'X' || state == 'Z' || state == 'T' || state == 't';
}

/// How often the thread has been given a processor.
static long long turns_of(const char *thread) {
    char text[128];
    long long turns = 0;
    if (read_file(thread, "schedstat", text, sizeof text) > 0) sscanf(text, "%*s %*s %lld", &turns);
    return turns;
}

/// One look at all other threads; false as soon as one can run. `turns` sums up what they have done so far.
static bool look(long long *turns) {
    DIR *folder = opendir("/proc/self/task");
    if (!folder) return true;
    bool waiting = true;
    struct dirent *entry;
    *turns = 0;
    while (waiting && (entry = readdir(folder))) {
        int thread = atoi(entry->d_name);
        if (thread == 0 || thread == this_thread() || thread == vc_watch_thread || thread == vc_limit_thread) continue;
        waiting = is_waiting(entry->d_name);
        *turns += turns_of(entry->d_name) + thread;
    }
    closedir(folder);
    return waiting;
}

/// A look takes its time: a thread that was asleep may have been woken by one that was awake and sleeps now. Two looks
/// between which nobody has had a processor are one moment.
bool vc_others_are_waiting(void) {
    if (vc_open_transfers > 0) return false;
    long long before, after;
    return look(&before) && look(&after) && before == after;
}
