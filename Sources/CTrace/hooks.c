#define _GNU_SOURCE

#include "CTrace.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

// LLVM's SanitizerCoverage calls the hooks at the end. Its table of blocks has the same order as its
// guards.

/// An entry of the table of blocks.
struct block {
  uintptr_t start;
  uintptr_t flags;
};

static const struct block *blocks;
static size_t block_count;
static uintptr_t image;

static bool is_recording;
/// The numbers of the recorded blocks, in the order in which they ran.
static uint32_t *recorded;
static size_t recorded_count;
/// Whether each block was recorded.
static bool *is_recorded;

size_t ctrace_block_count(void) { return block_count; }

uintptr_t ctrace_block_start(size_t block) { return blocks[block].start - image; }

void ctrace_set_recording(bool is_on) { is_recording = is_on && block_count > 0; }

void ctrace_clear(void) {
  if (block_count > 0) memset(is_recorded, 0, block_count * sizeof *is_recorded);
  recorded_count = 0;
}

size_t ctrace_count(void) { return recorded_count; }

size_t ctrace_recorded(size_t index) { return recorded[index]; }

// The hooks.

void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop) {
  uint32_t number = 0;
  // Each object file passes the guards of the whole image.
  for (uint32_t *guard = start; guard < stop; guard++) *guard = ++number;
}

void __sanitizer_cov_pcs_init(const uintptr_t *start, const uintptr_t *stop) {
  if (blocks) return;
  blocks = (const struct block *)start;
  block_count = (size_t)(stop - start) / 2;
  recorded = calloc(block_count, sizeof *recorded);
  is_recorded = calloc(block_count, sizeof *is_recorded);
  Dl_info info;
  if (!recorded || !is_recorded || !dladdr(start, &info)) abort();
  image = (uintptr_t)info.dli_fbase;
}

void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
  if (!is_recording || *guard == 0 || *guard > block_count) return;
  uint32_t block = *guard - 1;
  if (is_recorded[block]) return;
  is_recorded[block] = true;
  recorded[recorded_count++] = block;
}
