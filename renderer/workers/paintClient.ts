/** The page's end of the paint workers: tells all of them what changed, gives each request to the least busy one. */
import { type Change } from '#shared/commands/history'
import { type Scenario } from '#shared/document/types'
import { behindPicture } from '../drawing/frames'
import { type Painted, type PaintRequest, type ToPaintWorker } from './paintProtocol'
import { createReplicaFeed } from './replica'

interface PaintClient {
  /** Requests that keep every worker busy while answers travel. */
  readonly capacity: number
  /** Another document. */
  open(scenario: Scenario): void
  /** The next state of the document that is open. */
  follow(change: Change): void
  /** Painted from the last state sent, or a later one. */
  request(part: PaintRequest): void
  close(): void
}

/** Each worker keeps a copy of the document: more of them would cost memory for little. */
const MOST_WORKERS = 3

/** Its workers start with the first request, or behind the first picture: the overview of a large map needs none. */
export function startPainting(painted: (part: Painted) => void): PaintClient {
  // One core is the page's, one is left for the checks and the rest of the machine.
  const count = Math.min(MOST_WORKERS, Math.max(1, Math.floor(navigator.hardwareConcurrency / 2)))
  let workers: readonly PaintWorker[] | undefined
  const feed = createReplicaFeed()

  // Once; after `close` none.
  function started(): readonly PaintWorker[] {
    workers ??= Array.from({ length: count }, () => startWorker(painted))
    return workers
  }
  behindPicture(started)

  // Only when there is something to paint: many changes may come between two pictures.
  function sendChanges(): void {
    const update = feed.next()
    if (update) for (const { worker } of started()) worker.postMessage(update)
  }

  return {
    capacity: count + 2,
    open: feed.open,
    follow: feed.follow,
    request(part) {
      sendChanges()
      const [least] = [...started()].sort((a, b) => a.busy - b.busy)
      if (!least) return
      least.busy++
      least.worker.postMessage(part satisfies ToPaintWorker)
    },
    close() {
      for (const { worker } of workers ?? []) worker.terminate()
      workers = []
    },
  }
}

interface PaintWorker {
  readonly worker: Worker
  /** Requests not answered yet. */
  busy: number
}

function startWorker(painted: (part: Painted) => void): PaintWorker {
  const worker = new Worker(new URL('./paint.worker.ts', import.meta.url), { type: 'module' })
  const one: PaintWorker = { worker, busy: 0 }
  worker.onmessage = ({ data }: MessageEvent<Painted>) => {
    one.busy--
    painted(data)
  }
  return one
}
