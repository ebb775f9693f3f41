/** The name of a window, as recovery keeps it. */

// `randomUUID` is missing on pages without https.
export function newWindowId(): string {
  return random32(4).join('-')
}

export function random32(count = 1): Uint32Array {
  return crypto.getRandomValues(new Uint32Array(count))
}
