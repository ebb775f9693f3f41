/** Waits a moment in which a running program could do what it must not. Tests wait for what it must do itself. */
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
