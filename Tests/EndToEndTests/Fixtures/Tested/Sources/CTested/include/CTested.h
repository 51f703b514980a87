/// Twice the number.
int c_twice(int number);
