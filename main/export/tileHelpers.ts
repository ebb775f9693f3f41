/** Threads that draw tiles of large pictures beside us. Without the built program there are none. */
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { writeScenario } from '#shared/format/write'
import { type DrawnTile, type Tiles } from '#shared/print/tiles'
import { type TileHelper } from '#shared/print/tilesInTurn'
import { type ExportSubject, type PrintRequest } from '#shared/print/export/planPrint'
import { type TileAnswer, type TileOrder, type TileWork } from './tileMessages'

/** Beside the program, where it is built. */
const ENTRY = new URL('tileWorker.js', import.meta.url)

/** To begin a thread takes about as long as to draw this many. */
const FEWEST_TILES = 20

/** A thread has a map of its own; of larger ones that would be more memory than a picture may take. */
const MOST_HEXES = 300_000

/** Each takes some 60 MiB for a map of 100,000 hexes. */
const MOST_THREADS = 3

export interface HelperOptions {
  /** Default one for each core but ours, three at most. */
  readonly threads?: number
  readonly entry?: URL
}

export interface TileHelpers {
  /** Of a page, by its index in the plan; threads begin with the first that is worth it. */
  of(page: number, tiles: Tiles): readonly TileHelper[]
  /** Ends the threads, whatever they are drawing. */
  close(): Promise<void>
}

export function createTileHelpers(
  { scenario }: ExportSubject,
  request: PrintRequest,
  { threads = Math.min(MOST_THREADS, availableParallelism() - 1), entry = ENTRY }: HelperOptions = {},
): TileHelpers {
  let begun: Thread[] | undefined
  const begin = (number: number): Thread[] => {
    const { columns, rows } = scenario.map.grid
    if (number < 1 || columns * rows > MOST_HEXES) return []
    const text = writeScenario(scenario)
    const work: TileWork = { scenario: text, request: { ...request, style: request.style.id } }
    return Array.from({ length: number }, () => beginThread(entry, work))
  }
  return {
    of(page, { count, channels }) {
      if (count < FEWEST_TILES || !existsSync(fileURLToPath(entry))) return []
      begun ??= begin(Math.min(threads, count - 1))
      return begun.map((thread) => ({ draw: (tile) => thread.draw({ page, channels, tile }) }))
    },
    async close() {
      await Promise.all((begun ?? []).map((thread) => thread.close()))
    },
  }
}

interface Thread {
  draw(order: TileOrder): Promise<DrawnTile>
  close(): Promise<unknown>
}

function beginThread(entry: URL, workerData: TileWork): Thread {
  const worker = new Worker(entry, { workerData, resourceLimits: { maxYoungGenerationSizeMb: 8 } })
  const waiting: { resolve(tile: DrawnTile): void; reject(error: unknown): void }[] = []
  let fault: unknown
  const fail = (error: unknown): void => {
    fault = error
    for (const { reject } of waiting.splice(0)) reject(error)
  }
  worker.on('message', (tile: TileAnswer) => waiting.shift()?.resolve(tile))
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('the thread has ended')))
  return {
    draw: (order) =>
      new Promise((resolve, reject) => {
        if (fault !== undefined) return reject(fault)
        waiting.push({ resolve, reject })
        worker.postMessage(order)
      }),
    close: () => worker.terminate(),
  }
}
