/** The page's end of the paint worker: sends what changed, asks for tiles a few at a time. */
import { type Scenario } from '#shared/document/types'
import { type Painted, type PaintRequest, type ToPaintWorker } from './paintProtocol'
import { deltaBetween } from './replica'

export interface PaintClient {
  /** Another document. */
  open(scenario: Scenario): void
  /** The next state of the document that is open. */
  update(scenario: Scenario): void
  request(part: PaintRequest): void
  close(): void
}

export function startPainting(painted: (part: Painted) => void): PaintClient {
  const worker = new Worker(new URL('./paint.worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<Painted>) => painted(data)
  let sent: Scenario | undefined

  function post(message: ToPaintWorker): void {
    worker.postMessage(message)
  }

  return {
    open(scenario) {
      sent = scenario
      post({ kind: 'document', delta: deltaBetween(undefined, scenario), whole: true })
    },
    update(scenario) {
      if (scenario === sent) return
      post({ kind: 'document', delta: deltaBetween(sent, scenario), whole: false })
      sent = scenario
    },
    request: post,
    close: () => worker.terminate(),
  }
}
