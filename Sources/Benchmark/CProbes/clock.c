#define _GNU_SOURCE
#include "CProbes.h"

#include <sys/resource.h>
#include <time.h>

uint64_t probe_clock_ns(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC_RAW, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

int64_t probe_involuntary_switches(void) {
  struct rusage usage;
#if defined(RUSAGE_THREAD)
  const int who = RUSAGE_THREAD;
#else
  const int who = RUSAGE_SELF;
#endif
  return getrusage(who, &usage) == 0 ? (int64_t)usage.ru_nivcsw : 0;
}
