//! One game being played by two seats.
