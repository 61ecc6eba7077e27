// macOS binds malloc in two-level namespaces, so other images would not call an executable's own
// definition, and the counts would be wrong. The right way on macOS is the default malloc zone.
// Until that has been tried on a Mac, this metric reports that it is not available.

#if defined(__APPLE__)

#include "counting.h"

const char *probe_malloc_unavailable(void) {
  return "malloc is not counted on macOS yet; measure allocations on Linux.";
}

void malloc_count(bool on) { (void)on; }
void probe_malloc_start_peak(void) {}
probe_allocations probe_malloc_read(void) { return (probe_allocations){0}; }
void probe_malloc_exercise(int count) { (void)count; }

#else

// ISO C forbids an empty file.
typedef int malloc_darwin_is_for_macos;

#endif
