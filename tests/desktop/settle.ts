/** Gives a running program time for what it should not do: what it should do, tests wait for. */
import { setImmediate } from 'node:timers/promises'

/** Turns of the event loop in which nothing is under way on the disk; far more than any verb takes. */
const TURNS = 400

export async function settle(): Promise<void> {
  for (let quiet = 0; quiet < TURNS; quiet = diskIsBusy() ? 0 : quiet + 1) await setImmediate()
}

// On a machine with much else to do the disk answers after any number of turns.
function diskIsBusy(): boolean {
  return process.getActiveResourcesInfo().some((kind) => /^FSReq|^(FileHandle)?CloseReq/.test(kind))
}
