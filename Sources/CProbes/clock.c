#define _GNU_SOURCE
#include "CProbes.h"

#include <sys/resource.h>
#include <time.h>

uint64_t probe_clock_ns(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC_RAW, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

uint64_t probe_thread_time_ns(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

int64_t probe_page_faults(void) {
  struct rusage usage;
#if defined(RUSAGE_THREAD)
  const int who = RUSAGE_THREAD;
#else
  const int who = RUSAGE_SELF;
#endif
  return getrusage(who, &usage) == 0 ? (int64_t)(usage.ru_minflt + usage.ru_majflt) : 0;
}

double probe_own_processor_seconds(void) {
  double seconds = 0;
  const int whose[] = {RUSAGE_SELF, RUSAGE_CHILDREN};
  for (size_t index = 0; index < 2; index++) {
    struct rusage usage;
    if (getrusage(whose[index], &usage) != 0) continue;
    seconds += (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec);
    seconds += (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
  }
  return seconds;
}
