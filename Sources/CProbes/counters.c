// Arming: selects what is counted, on which thread.

#include "counting.h"
#include "sanitizers.h"

#include <stdatomic.h>

static atomic_int armed_threads;
static PER_THREAD uint32_t armed;

void probe_arm(uint32_t metrics) {
  if (armed != 0 || metrics == 0) return;
  armed = metrics;
  atomic_fetch_add(&armed_threads, 1);
  if (metrics & PROBE_REFERENCES) references_count(true);
  if (metrics & PROBE_MALLOC) malloc_count(true);
}

void probe_disarm(void) {
  if (armed == 0) return;
  malloc_count(false);
  if (armed & PROBE_REFERENCES) references_count(false);
  atomic_fetch_sub(&armed_threads, 1);
  armed = 0;
}

bool probe_is_sanitized(void) { return BUILT_WITH_SANITIZER; }

bool probe_is_armed(void) { return atomic_load(&armed_threads) != 0; }
