#include "CTested.h"

int c_twice(int number) { return 2 * number; }
