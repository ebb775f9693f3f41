/**
 * The limit after which a helper that waits gives up and says what it waited for: that is a hang, which no load of a machine
 * explains. Vitest’s own limit is longer and says nothing.
 */

export const HANG_MS = 10 * 60_000
