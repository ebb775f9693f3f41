/** The page's end of the workers that play games of machines: a pool for a run, one worker to seek a game. */
import { type Endless } from '#shared/game/endless'
import { type GamesAsked } from '#shared/game/simulation/askedGame'
import { type Simulated } from '#shared/game/simulation/tally'
import { type FromGamesWorker, type GameJob, type Sought, type ToGamesWorker } from './playing'

export type GamesWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

export interface GamesNews {
  played(job: GameJob, game: Simulated): void
  /** All jobs are done, or one of them could not be; nothing is reported after it. */
  over(fault?: GameFault): void
}

/** A game that does not end, or one that failed. */
export type GameFault = { readonly job: GameJob; readonly endless: Endless } | 'failed'

/** The workers of a pool at most: the page and other programs have cores of their own. */
const MOST_WORKERS = 4

export function poolSize(): number {
  return Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1))
}

/** Plays jobs in their order, each on the first worker that is free; what it returns stops it at once. */
export function playBeside(
  series: readonly GamesAsked[],
  jobs: readonly GameJob[],
  { played, over }: GamesNews,
  workers = poolSize(),
  startWorker: () => GamesWorker = startGamesWorker,
): () => void {
  const pool: GamesWorker[] = []
  let next = 0
  let done = 0
  let ended = false

  function end(): void {
    ended = true
    for (const worker of pool) worker.terminate()
  }
  function giveTo(worker: GamesWorker): void {
    const job = jobs[next]
    if (!job) return
    next++
    worker.postMessage({ kind: 'play', job } satisfies ToGamesWorker)
  }
  function finish(fault?: GameFault): void {
    if (ended) return
    end()
    over(fault)
  }

  for (let count = Math.min(workers, jobs.length); count > 0; count--) {
    const worker = startWorker()
    pool.push(worker)
    worker.onmessage = ({ data }: MessageEvent<FromGamesWorker>) => {
      if (ended || data.kind === 'found') return
      if (data.kind === 'endless') return finish(data)
      done++
      played(data.job, data.game)
      if (done === jobs.length) finish()
      else giveTo(worker)
    }
    worker.onerror = () => finish('failed')
    // No player looks at a picture.
    const plain = series.map((asked) => ({ ...asked, scenario: { ...asked.scenario, images: {} } }))
    worker.postMessage({ kind: 'begin', series: plain } satisfies ToGamesWorker)
  }
  for (const worker of pool) giveTo(worker)
  return end
}

/** Seeks a game, and gives the text of its file; undefined when there is none, or it fails. What it returns stops it. */
export function seekBeside(
  asked: GamesAsked,
  sought: Sought,
  found: (text: string | undefined) => void,
  startWorker: () => GamesWorker = startGamesWorker,
): () => void {
  const worker = startWorker()
  const end = (text: string | undefined): void => {
    worker.terminate()
    found(text)
  }
  worker.onmessage = ({ data }: MessageEvent<FromGamesWorker>) => {
    if (data.kind === 'found') end(data.text)
  }
  worker.onerror = () => end(undefined)
  worker.postMessage({ kind: 'seek', asked, sought } satisfies ToGamesWorker)
  return () => worker.terminate()
}

function startGamesWorker(): Worker {
  return new Worker(new URL('./games.worker.ts', import.meta.url), { type: 'module', name: 'games' })
}
