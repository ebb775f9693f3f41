/**
 * The page's end of the checks worker, which starts with the first run, after the first picture: one run at a time, and
 * states that come meanwhile are merged into the next.
 */
import { type Finding } from '#shared/checks/finding'
import { type Scenario } from '#shared/document/types'
import { behindPicture } from '../drawing/frames'
import { type StartChecks } from '../editor/liveChecks'
import { createReplicaFeed, type ReplicaFeed } from './replica'

export const checkInWorker: StartChecks = (found) => {
  let worker: Worker | undefined
  let feed: ReplicaFeed | undefined = createReplicaFeed()
  let latest: Scenario | undefined
  let running = false
  let waiting = false

  function send(): void {
    waiting = false
    if (running) return
    const update = feed?.next()
    if (!update) return
    running = true
    worker ??= start()
    worker.postMessage(update)
  }

  // Behind the picture of the change: a whole document takes its time to be copied.
  function sendSoon(): void {
    if (waiting) return
    waiting = true
    behindPicture(send)
  }

  function start(): Worker {
    const started = new Worker(new URL('./checks.worker.ts', import.meta.url), { type: 'module' })
    started.onmessage = ({ data }: MessageEvent<readonly Finding[]>) => {
      running = false
      // Findings of a state that has gone are still the newest there are.
      found(data)
      send()
    }
    // A fault in one check must not end live checking: the next edit starts over with the whole document.
    started.onerror = () => {
      running = false
      if (latest) feed?.open(latest)
    }
    return started
  }
  return {
    open(scenario) {
      latest = scenario
      feed?.open(scenario)
      sendSoon()
    },
    follow(change) {
      latest = change.after
      feed?.follow(change)
      sendSoon()
    },
    close() {
      feed = undefined
      worker?.terminate()
    },
  }
}
