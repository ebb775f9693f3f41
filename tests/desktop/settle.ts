/** Gives a running program time for what it should not do: what it should do, tests wait for. */
import { setImmediate } from 'node:timers/promises'

/** Turns of the event loop; far more than any verb takes. */
const TURNS = 400

export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate()
}
