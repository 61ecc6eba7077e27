#define _GNU_SOURCE

#include "CTrace.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

// LLVM's SanitizerCoverage calls the two hooks at the end. Its table of blocks has the same order as
// its guards.

/// A block: its address, and whether it is the first block of its function.
struct block {
  uintptr_t start;
  uintptr_t is_entry;
};

/// A call of a function that may not have returned yet.
struct open_visit {
  uintptr_t frame;
  uintptr_t function;
  uint32_t visit;
};

static const struct block *blocks;
static size_t block_count;
/// The blocks sorted by address, to find the function of an address.
static struct block *sorted_blocks;
static uintptr_t image;

/// The detail for the function at each index of `sorted_blocks`; everything by default.
static unsigned char *interests;

static bool is_armed;
static uint32_t visit_count;

static struct ctrace_record *records;
static size_t record_count, record_capacity;
static struct ctrace_record *kept;
static size_t kept_count;
static struct open_visit *open;
static size_t open_count, open_capacity;

static void *grown(void *array, size_t count, size_t *capacity, size_t size) {
  if (count < *capacity) return array;
  *capacity = *capacity ? *capacity * 2 : 1024;
  array = realloc(array, *capacity * size);
  if (!array) abort();
  return array;
}

static int by_start(const void *one, const void *other) {
  uintptr_t left = ((const struct block *)one)->start;
  uintptr_t right = ((const struct block *)other)->start;
  return left < right ? -1 : left > right;
}

/// Returns the index of the last block that begins at or before an address; -1 if there is none.
static ptrdiff_t place_of(uintptr_t address) {
  size_t low = 0, high = block_count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (sorted_blocks[middle].start <= address) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return (ptrdiff_t)low - 1;
}

/// Returns the index of the first block of the function around an address.
static ptrdiff_t function_place(uintptr_t address) {
  ptrdiff_t place = place_of(address);
  while (place >= 0 && !sorted_blocks[place].is_entry) place--;
  return place;
}

/// Returns the beginning of the function around an address, if the function is traced.
static uintptr_t function_of(uintptr_t address) {
  ptrdiff_t place = function_place(address);
  return place < 0 ? 0 : sorted_blocks[place].start;
}

static void append(enum ctrace_kind kind, uint32_t visit, uintptr_t start, uintptr_t end) {
  records = grown(records, record_count, &record_capacity, sizeof *records);
  records[record_count++] = (struct ctrace_record){kind, visit, start, end};
}

/// Removes the visits that have returned, judged by the chain of frames.
///
/// The address of a frame is not enough. The function may have returned, and a function without
/// tracing may have its frame there now. So the return address must lie in the function too.
static uint32_t innermost_visit(const uintptr_t *frame) {
  while (open_count > 0) {
    const uintptr_t *caller = (const uintptr_t *)frame[0];
    uintptr_t return_address = frame[1];
    // Callers have higher addresses; the last frame of the first thread ends the chain.
    if (caller <= frame) break;
    while (open_count > 0 && open[open_count - 1].frame < (uintptr_t)caller) open_count--;
    if (open_count == 0) break;
    struct open_visit *top = &open[open_count - 1];
    if (top->frame == (uintptr_t)caller) {
      if (function_of(return_address) == top->function) return top->visit;
      open_count--;
    }
    frame = caller;
  }
  open_count = 0;
  return 0;
}

static void block_began(const struct block *block, const uintptr_t *frame) {
  ptrdiff_t function = function_place(block->start);
  if (function < 0 || interests[function] == ctrace_no_interest) return;
  ptrdiff_t next = place_of(block->start) + 1;
  uintptr_t end = (size_t)next < block_count ? sorted_blocks[next].start : block->start;
  uintptr_t start = block->start - image;
  end -= image;
  if (block->is_entry) {
    append(ctrace_enter, innermost_visit(frame), start, end);
    open = grown(open, open_count, &open_capacity, sizeof *open);
    open[open_count++] = (struct open_visit){(uintptr_t)frame, block->start, ++visit_count};
    return;
  }
  while (open_count > 0 && open[open_count - 1].frame < (uintptr_t)frame) open_count--;
  if (open_count == 0 || open[open_count - 1].frame != (uintptr_t)frame) return;
  append(ctrace_block, open[open_count - 1].visit, start, end);
}

/// Sorts the blocks; this is done only once, since it is slow.
static void sort_blocks(void) {
  if (sorted_blocks || block_count == 0) return;
  sorted_blocks = malloc(block_count * sizeof *sorted_blocks);
  interests = malloc(block_count);
  if (!sorted_blocks || !interests) abort();
  memcpy(sorted_blocks, blocks, block_count * sizeof *sorted_blocks);
  memset(interests, ctrace_all_interest, block_count);
  qsort(sorted_blocks, block_count, sizeof *sorted_blocks, by_start);
  Dl_info info;
  if (dladdr((const void *)blocks, &info)) image = (uintptr_t)info.dli_fbase;
}

size_t ctrace_block_count(void) {
  sort_blocks();
  return block_count;
}

uintptr_t ctrace_function_at(size_t index) {
  return sorted_blocks[index].is_entry ? sorted_blocks[index].start - image : 0;
}

void ctrace_set_interest(uintptr_t function, enum ctrace_interest interest) {
  sort_blocks();
  ptrdiff_t place = place_of(function + image);
  if (place >= 0) interests[place] = (unsigned char)interest;
}

void ctrace_arm(void) {
  sort_blocks();
  record_count = open_count = 0;
  visit_count = 0;
  is_armed = block_count > 0;
}

void ctrace_disarm(void) { is_armed = false; }

void ctrace_mark(uintptr_t number) {
  if (!is_armed) return;
  append(ctrace_mark_made, innermost_visit(__builtin_frame_address(0)), number, 0);
}

void ctrace_prune(void) {
  // Backwards, since a visit precedes the visits that it leads to.
  uint32_t *numbers = calloc((size_t)visit_count + 1, sizeof *numbers);
  if (!numbers) abort();
  uint32_t visit = visit_count;
  for (size_t index = record_count; index-- > 0;) {
    struct ctrace_record *record = &records[index];
    if (record->kind != ctrace_enter) {
      numbers[record->visit] = 1;
      continue;
    }
    ptrdiff_t place = place_of(record->start + image);
    if (interests[place] == ctrace_all_interest) numbers[visit] = 1;
    if (numbers[visit]) numbers[record->visit] = 1;
    visit--;
  }
  numbers[0] = 0;
  uint32_t next = 0;
  size_t count = 0;
  visit = 0;
  for (size_t index = 0; index < record_count; index++) {
    struct ctrace_record record = records[index];
    if (record.kind == ctrace_enter) {
      if (!numbers[++visit]) continue;
      numbers[visit] = ++next;
    }
    record.visit = numbers[record.visit];
    records[count++] = record;
  }
  record_count = count;
  free(numbers);
}

bool ctrace_repeats(void) {
  size_t size = record_count * sizeof *records;
  if (kept && kept_count == record_count && memcmp(kept, records, size) == 0) return true;
  kept = realloc(kept, size);
  if (size > 0 && !kept) abort();
  if (size > 0) memcpy(kept, records, size);
  kept_count = record_count;
  return false;
}

size_t ctrace_count(void) { return record_count; }

struct ctrace_record ctrace_record_at(size_t index) { return records[index]; }

// The hooks.

void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop) {
  uint32_t number = 0;
  // Each object file passes the guards of the whole image.
  for (uint32_t *guard = start; guard < stop; guard++) *guard = ++number;
}

void __sanitizer_cov_pcs_init(const uintptr_t *start, const uintptr_t *stop) {
  blocks = (const struct block *)start;
  block_count = (size_t)(stop - start) / 2;
}

void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
  if (!is_armed || *guard == 0 || *guard > block_count) return;
  const uintptr_t *own = __builtin_frame_address(0);
  block_began(&blocks[*guard - 1], (const uintptr_t *)own[0]);
}
