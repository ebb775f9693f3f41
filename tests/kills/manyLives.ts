/** A life of many crashes: program after program over the same folders, each killed, each judged (R1). */
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeScenario } from '#shared/format/write'
import { createRng, type Rng } from '#shared/lang/rng'
import { testBoard } from '../support/board'
import { judge, type Step, STEPS, type Verdict } from './judge'
import { liveAndDie, type Plan, SAVING_SIGNS } from './kill'
import { type LogLine } from './lifeLog'
import { type Folders, readRemains, type Remains, SCENARIO } from './remains'
import { withScan } from './scans'

interface Tally {
  inSaves: number
  inEdits: number
  /** Judged like the others, but of a kind of which there were enough. */
  beyond: number
  /** Kills in savings, by what they left. */
  readonly steps: Record<Step, number>
  /** Kills that left something to recover. */
  entries: number
  gestures: number
  /** Milliseconds from the end of the earliest lost gesture to its kill. */
  longestLossMs: number
  /** Files there were at most after a kill. */
  mostFiles: number
}

function emptyTally(): Tally {
  const steps = Object.fromEntries(STEPS.map((step) => [step, 0])) as Tally['steps']
  return { inSaves: 0, inEdits: 0, beyond: 0, steps, entries: 0, gestures: 0, longestLossMs: 0, mostFiles: 0 }
}

function sumOf(tallies: readonly Tally[]): Tally {
  const sum = emptyTally()
  for (const tally of tallies) {
    for (const key of ['inSaves', 'inEdits', 'beyond', 'entries', 'gestures'] as const) sum[key] += tally[key]
    for (const key of ['longestLossMs', 'mostFiles'] as const) sum[key] = Math.max(sum[key], tally[key])
    for (const step of STEPS) sum.steps[step] += tally.steps[step]
  }
  return sum
}

/** Several lives of many crashes beside each other; rejects when all have ended and one went wrong. */
export async function killInLines(bundle: string, seeds: readonly number[], kills: number): Promise<Tally> {
  const lines = await Promise.allSettled(
    seeds.map((seed) => killAgainAndAgain(bundle, seed, kills / seeds.length)),
  )
  const wrong = lines.flatMap((line) => (line.status === 'rejected' ? [String(line.reason)] : []))
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return sumOf(lines.flatMap((line) => (line.status === 'fulfilled' ? [line.value] : [])))
}

export function inWords(tally: Tally): string {
  const { inSaves, inEdits, beyond, entries, gestures, longestLossMs, mostFiles } = tally
  const steps = STEPS.map((step) => `${tally.steps[step]} ${step}`).join(', ')
  return (
    `${inSaves + inEdits} kills: ${inSaves} in savings (${steps}), ${inEdits} in edits (and ${beyond} more of either); ` +
    `${gestures} gestures; ${entries} states recovered; ` +
    `what was lost was at most ${Math.round(longestLossMs)} ms old; at most ${mostFiles} files`
  )
}

/**
 * Goes on until `kills` (an even number) have come: half during savings, half while drawing. At the end a program that
 * ends by itself tidies up. Rejects at the first thing that is lost, half or left over; the folders then stay.
 */
async function killAgainAndAgain(bundle: string, seed: number, kills: number): Promise<Tally> {
  const tally = emptyTally()
  const rng = createRng(seed)
  const folders = await makeFolders()
  const savingMs = createSavingTimes()
  let before = await readRemains(folders)
  for (let life = 1; tally.inSaves + tally.inEdits < kills; life++) {
    if (tally.beyond > kills) throw new Error('kills do not come where they are aimed at')
    const plan = planOf(rng, tally, kills, savingMs)
    try {
      const { log, killedAt } = await liveAndDie(bundle, folders, plan)
      const after = await readRemains(folders)
      count(tally, judge({ way: plan.way, before, log, killedAt, after }), after, kills)
      savingMs.learn(log)
      before = after
    } catch (error) {
      const where = `seed ${seed}, life ${life}, ${JSON.stringify(plan)}, ${folders.user}`
      throw new Error(`${where}: ${String(error)}`, { cause: error })
    }
  }
  await endWell(bundle, folders, before, rng)
  await rm(join(folders.user, '..'), { recursive: true })
  return tally
}

const LONGEST_EDIT_MS = 2500
const MOST_SAVINGS = 6
const LONGEST_WRITE_MS = 5

function planOf(rng: Rng, tally: Tally, kills: number, savingMs: SavingTimes): Plan {
  const way = rng.below(2) === 0 ? 'named' : 'chosen'
  const seed = rng.below(2 ** 31)
  const inSave = tally.inSaves < kills / 2 && (tally.inEdits >= kills / 2 || rng.below(2) === 0)
  if (!inSave)
    return { way, seed, mode: 'edit', aim: { kind: 'edit', afterMs: rng.next() * LONGEST_EDIT_MS } }
  const saving = 1 + rng.below(MOST_SAVINGS)
  const sign = SAVING_SIGNS[rng.below(SAVING_SIGNS.length)] ?? 'asked'
  const afterMs = rng.next() * (sign === 'asked' ? savingMs.of(saving) : LONGEST_WRITE_MS)
  return { way, seed, mode: 'save', aim: { kind: 'save', saving, sign, afterMs } }
}

function count(tally: Tally, verdict: Verdict, { files }: Remains, kills: number): void {
  const kind = verdict.step === undefined ? 'inEdits' : 'inSaves'
  if (tally[kind] >= kills / 2) tally.beyond++
  else {
    tally[kind]++
    if (verdict.step) tally.steps[verdict.step]++
    if (verdict.entryKept) tally.entries++
  }
  tally.gestures += verdict.gestures
  tally.longestLossMs = Math.max(tally.longestLossMs, verdict.lostMs)
  tally.mostFiles = Math.max(tally.mostFiles, files)
}

interface SavingTimes {
  /** Gives the time that a save (1 = the first of its program) has taken lately: the median. */
  of(saving: number): number
  learn(log: readonly LogLine[]): void
}

const FIRST_GUESS_MS = 10
const TIMES_REMEMBERED = 15

// The first savings of a program take longer: nothing is warm yet.
function createSavingTimes(): SavingTimes {
  const times: number[][] = []
  return {
    of(saving) {
      const sorted = [...(times[saving] ?? [FIRST_GUESS_MS])].sort((a, b) => a - b)
      return sorted[Math.floor(sorted.length / 2)] as number
    },
    learn(log) {
      let begun = 0
      let saving = 0
      for (const { kind, at } of log) {
        if (kind === 'saving') begun = at
        if (kind !== 'saved') continue
        const known = (times[++saving] ??= [])
        known.push(at - begun)
        if (known.length > TIMES_REMEMBERED) known.shift()
      }
    },
  }
}

const BACKGROUND_CHARACTERS = 400_000

// Big enough for a saving to take a few milliseconds.
async function makeFolders(): Promise<Folders> {
  const root = await realpath(
    await mkdtemp(fileURLToPath(new URL('../../.cache/kills/lives-', import.meta.url))),
  )
  const folders = { user: join(root, 'Été 1189'), own: join(root, 'own') }
  await mkdir(folders.user)
  const scenario = withScan(testBoard({ columns: 40, rows: 30 }))
  const info = { ...scenario.info, background: 'x'.repeat(BACKGROUND_CHARACTERS) }
  await writeFile(join(folders.user, SCENARIO), writeScenario({ ...scenario, info }))
  return folders
}

// After all those crashes, one program that saves and quits leaves the file, its versions and what it remembers.
async function endWell(bundle: string, folders: Folders, before: Remains, rng: Rng): Promise<void> {
  const plan: Plan = { mode: 'once', seed: rng.below(2 ** 31), way: 'named', aim: { kind: 'none' } }
  const { log } = await liveAndDie(bundle, folders, plan)
  const { sha, entry, temporaries, versions, files } = await readRemains(folders)
  const saved = log.find((line) => line.kind === 'saving')?.sha
  // A slow machine kills many lives before they have saved: then there have never been as many versions as may be kept.
  const made = before.versions.length + (before.sha === sha ? 0 : 1)
  const kept = Math.min(VERSIONS_KEPT, made)
  const tidy = sha === saved && !entry && temporaries.length === 0 && versions.length === kept
  if (!tidy || files !== kept + OTHERS)
    throw new Error(`not tidy: ${JSON.stringify({ saved, sha, entry, temporaries, versions, files, kept })}`)
}

const VERSIONS_KEPT = 10
/** The scenario, what the program remembers, and the path of the versions' file. */
const OTHERS = 3
