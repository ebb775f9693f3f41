/** Databases of browsers that never answer: nobody waits for them long. */

const PATIENCE_MS = 2000

/** Ends when the work does, or without an answer when that fails or takes too long. */
export function soon<T>(work: Promise<T>): Promise<T | undefined> {
  const enough = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined))
  return Promise.race([work.catch(() => undefined), enough])
}
