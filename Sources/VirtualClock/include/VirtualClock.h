#ifndef VIRTUAL_CLOCK_H
#define VIRTUAL_CLOCK_H
#endif
