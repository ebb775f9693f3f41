/** Waits for what comes by itself, a moment later. Vitest’s own second is little on a machine that has much else to do. */
import { vi } from 'vitest'
import { HANG_MS } from './hang'

/** Resolves with what `check` gives once it no longer throws; rejects with its last error. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: HANG_MS })
}
