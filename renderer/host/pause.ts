/** Long work on the page's own thread, in slices: the page is drawn and hears its user between them. */

/** Shorter than what a user feels as a halt. */
const SLICE_MS = 30

/** Gives a function to be waited for between two steps of the work: it lets the page go on once a slice is over. */
export function createPause(): () => Promise<void> {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < SLICE_MS) return
    await new Promise((resolve) => setTimeout(resolve))
    begun = performance.now()
  }
}
