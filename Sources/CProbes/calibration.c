// A fixed piece of work, of the kind that the apps do: it tells how fast the machine is.

#include "CProbes.h"

#include <stdlib.h>

enum { WORDS = 1 << 15, STEPS = 60000, BLOCKS = 64 };

static uint64_t memory[WORDS];

static uint64_t add(uint64_t value) { return value + 0x9e3779b97f4a7c15u; }
static uint64_t mix(uint64_t value) { return value ^ (value >> 29); }
static uint64_t scale(uint64_t value) { return value * 0xbf58476d1ce4e5b9u; }
static uint64_t turn(uint64_t value) { return (value << 13) | (value >> 51); }

// Volatile, so that the compiler cannot know which function is called.
static uint64_t (*volatile functions[])(uint64_t) = {add, mix, scale, turn};

uint64_t probe_calibrate(void) {
  void *blocks[BLOCKS] = {NULL};
  for (size_t index = 0; index < WORDS; index += 1) memory[index] = index;
  uint64_t value = 1;
  for (size_t step = 0; step < STEPS; step += 1) {
    value = functions[step & 3](value + memory[value % WORDS]);
    memory[(value >> 17) % WORDS] = value;
    if ((step & 7) == 0) {
      void **block = &blocks[value % BLOCKS];
      free(*block);
      *block = malloc(16 + (value >> 40) % 496);
    }
  }
  for (size_t index = 0; index < BLOCKS; index += 1) free(blocks[index]);
  return value;
}
