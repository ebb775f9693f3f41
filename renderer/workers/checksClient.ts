/**
 * The page's end of the checks worker, which starts with the first run, behind the first picture: one run at a time, states
 * that come meanwhile are joined into the next.
 */
import { type Finding } from '#shared/checks/finding'
import { type Scenario } from '#shared/document/types'
import { behindPicture } from '../drawing/frames'
import { type StartChecks } from '../editor/liveChecks'
import { type ToCheckWorker } from './checksProtocol'
import { deltaBetween } from './replica'

export const checkInWorker: StartChecks = (found) => {
  let worker: Worker | undefined
  let sent: Scenario | undefined
  let latest: Scenario | undefined
  let running = false
  let waiting = false

  function send(): void {
    waiting = false
    if (running || !latest || latest === sent) return
    const message: ToCheckWorker = { delta: deltaBetween(sent, latest), whole: sent === undefined }
    sent = latest
    running = true
    worker ??= start()
    worker.postMessage(message)
  }

  function start(): Worker {
    const started = new Worker(new URL('./checks.worker.ts', import.meta.url), { type: 'module' })
    started.onmessage = ({ data }: MessageEvent<readonly Finding[]>) => {
      running = false
      // Findings of a state that has gone are still the newest there are.
      found(data)
      send()
    }
    // A fault in one check must not end live checking for good: the next edit starts over with the whole document.
    started.onerror = () => {
      running = false
      sent = undefined
    }
    return started
  }
  return {
    update(scenario) {
      latest = scenario
      if (waiting) return
      waiting = true
      // Behind the picture of the change: a whole document takes its time to be copied.
      behindPicture(send)
    },
    close() {
      latest = undefined
      worker?.terminate()
    },
  }
}
