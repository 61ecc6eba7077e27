#define _GNU_SOURCE
#include "CProbes.h"

#include <signal.h>
#include <string.h>

static volatile sig_atomic_t interrupted;

static void note(int signal) {
  (void)signal;
  interrupted = 1;
}

void probe_interrupt_install(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = note;
  // Once only: whoever presses Ctrl-C twice means it. No SA_RESTART: a poll shall return.
  action.sa_flags = SA_RESETHAND;
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGTERM, &action, NULL);
}

bool probe_interrupted(void) { return interrupted != 0; }
