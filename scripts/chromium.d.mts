/** Path of a browser, or undefined. */
export function findChromium(): string | undefined
/** Makes sure that a browser and poppler's tools are there; prints what is missing. */
export function prepareMachine(): void
/** Flags for a quiet headless browser. */
export const CHROMIUM_FLAGS: string[]
/** Flags for many short visits, not for what is timed. */
export const SHORT_VISITS: string[]
