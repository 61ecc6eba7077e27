// The room is laid out; its content follows.
