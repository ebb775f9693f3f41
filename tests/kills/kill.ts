/** Starts a life and ends it: at a moment of its own, or in the midst of a saving. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, type FSWatcher, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { type Readable } from 'node:stream'
import { HANG_MS } from '../support/hang'
import { clock, lineReader, LOG_FD, type LogLine } from './lifeLog'
import { type Folders, SCENARIO } from './remains'

/** `edit`: draws, and saves now and then; `save`: saves without end; `once`: saves and quits. */
type LifeMode = 'edit' | 'save' | 'once'
/** The way in which the file is opened: named on the command line or among the recent files, or chosen in the dialog. */
export type LifeWay = 'named' | 'chosen'

export interface Plan {
  readonly mode: LifeMode
  readonly seed: number
  readonly way: LifeWay
  readonly aim: Aim
}

type Aim =
  /** So long after the document is there. */
  | { readonly kind: 'edit'; readonly afterMs: number }
  /** So long after a sign of this saving (1 = the first), or of a later one when the sign was overlooked. */
  | { readonly kind: 'save'; readonly saving: number; readonly sign: SavingSign; readonly afterMs: number }
  /** Lives on until it ends by itself. */
  | { readonly kind: 'none' }

/** The page asks for it; a temporary file appears among the versions; one appears beside the scenario. */
export const SAVING_SIGNS = ['asked', 'version', 'file'] as const
type SavingSign = (typeof SAVING_SIGNS)[number]

interface Ended {
  readonly log: readonly LogLine[]
  /** The time by the clock of the log. */
  readonly killedAt: number
}

/** Rejects when the life ended otherwise than planned. */
export async function liveAndDie(bundle: string, folders: Folders, plan: Plan): Promise<Ended> {
  const words = [folders.own, join(folders.user, SCENARIO), plan.way, plan.mode, String(plan.seed)]
  const life = spawn(process.execPath, [bundle, ...words], { stdio: ['ignore', 'inherit', 'pipe', 'pipe'] })
  const log: LogLine[] = []
  let complaint = ''
  let killedAt = 0
  let savings = 0
  let watcher: FSWatcher | undefined
  let fault: unknown

  async function killAt(time: number): Promise<void> {
    await until(time)
    killedAt = clock()
    life.kill('SIGKILL')
  }
  function aimAtSaving({ sign, afterMs }: Aim & { readonly kind: 'save' }, askedAt: number): void {
    const folder = sign === 'file' ? folders.user : sign === 'version' ? versionsFolder(folders) : undefined
    if (folder === undefined) return void killAt(askedAt + afterMs)
    watcher = watch(folder, () => {
      watcher?.close()
      void killAt(clock() + afterMs)
    })
  }
  function giveUp(reason: unknown): void {
    fault = reason
    life.kill('SIGKILL')
  }
  function heard(line: LogLine): void {
    log.push(line)
    const { aim } = plan
    if (line.kind === 'opened' && aim.kind === 'edit') void killAt(line.at + aim.afterMs)
    if (line.kind === 'saving' && aim.kind === 'save' && ++savings === aim.saving) aimAtSaving(aim, line.at)
  }
  const read = lineReader(heard)
  ;(life.stdio[LOG_FD] as Readable).setEncoding('utf8').on('data', (part: string) => {
    try {
      read(part)
    } catch (error) {
      giveUp(error)
    }
  })
  life.stderr?.on('data', (part) => (complaint += String(part)))
  const patience = setTimeout(() => giveUp('it has not come where it was to be killed'), HANG_MS)
  const [code, signal] = (await once(life, 'close')) as [number | null, string | null]
  clearTimeout(patience)
  watcher?.close()
  const asPlanned = plan.aim.kind === 'none' ? code === 0 : signal === 'SIGKILL' && killedAt > 0
  if (fault !== undefined)
    throw new Error(`${String(fault)}; its last words: ${JSON.stringify(log.slice(-5))}`)
  if (!asPlanned) throw new Error(`the program has ended by itself (${code}, ${signal}): ${complaint}`)
  return { log, killedAt }
}

/** The folder of the scenario's versions, once there is one. */
function versionsFolder({ own }: Folders): string | undefined {
  const all = join(own, 'versions')
  const [name] = existsSync(all) ? readdirSync(all) : []
  return name === undefined ? undefined : join(all, name)
}

const TIMERS_ARE_LATE_MS = 2

// Timers are too coarse for a saving of a few milliseconds.
async function until(time: number): Promise<void> {
  const sleep = time - clock() - TIMERS_ARE_LATE_MS
  if (sleep > 0) await new Promise((resolve) => setTimeout(resolve, sleep))
  while (clock() < time) await new Promise((resolve) => setImmediate(resolve))
}
