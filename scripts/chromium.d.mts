/** Path of a browser, or undefined. */
export function findChromium(): string | undefined
/** Installs Debian packages when this is a Debian machine and we are root; true when that was tried and worked. */
export function installDebian(packages: string[]): boolean
/** Makes sure that a browser and poppler's tools are there; prints what is missing. */
export function prepareMachine(): void
/** Flags for a quiet headless browser. */
export const CHROMIUM_FLAGS: string[]
