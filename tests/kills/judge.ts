/** Compares what a life reported of itself with what its kill left: nothing is lost but the last second (R1). */
import { type LifeWay } from './kill'
import { type KeptEntry, type Remains, SCENARIO } from './remains'
import { ALIVE_MS, type LogLine, type Offered } from './lifeLog'

interface Death {
  readonly way: LifeWay
  /** The files that were there when the life began. */
  readonly before: Remains
  readonly log: readonly LogLine[]
  /** The time by the clock of the log. */
  readonly killedAt: number
  readonly after: Remains
}

/** The step of a save at which the kill came, judged by what it left on the disk. */
export type Step = (typeof STEPS)[number]
export const STEPS = [
  'nothing yet',
  'writing a version',
  'version kept',
  'writing the file',
  'file replaced',
] as const

export interface Verdict {
  /** Undefined when no saving was under way. */
  readonly step: Step | undefined
  readonly entryKept: boolean
  readonly gestures: number
  /** Milliseconds from the end of the first lost gesture to the kill; 0 when none is lost. */
  readonly lostMs: number
}

const LAST_SECOND_MS = 1000
const VERSIONS_KEPT = 10
/** A version is kept before the oldest goes. */
const MOST_VERSIONS = VERSIONS_KEPT + 1

/** Throws when anything is lost, half, or left over. */
export function judge(death: Death): Verdict {
  const { before, log, after } = death
  const opened = log.some(({ kind }) => kind === 'opened')
  judgeOffer(before, log)
  judgeTrouble(before, log)
  judgeLitter(death, opened)
  const step = judgeFile(death)
  const lostMs = opened ? judgeLoss(death) : judgeUntouched(before, after)
  const gestures = log.filter(({ kind }) => kind === 'finished').length
  return { step, entryKept: after.entry !== undefined, gestures, lostMs }
}

// What was kept is offered, exactly, and goes to the same file.
function judgeOffer({ entry }: Remains, log: readonly LogLine[]): void {
  const offer = log.find((line) => line.kind === 'offered')
  if (offer) expectSame('what is offered', offer.entries, entry ? [offerOf(entry)] : [])
  const opened = log.find((line) => line.kind === 'opened')
  if (!opened) return
  expectSame('the file of the document', opened.file, SCENARIO)
  if (entry) expectSame('the document restored', opened.sha, entry.sha)
}

function offerOf({ id, name, savedAt, sha }: KeptEntry): Offered {
  return { id, name, savedAt, sha, file: SCENARIO }
}

// Asked about once, when what was recovered belongs to an earlier text of the file; else never.
function judgeTrouble({ entry, sha }: Remains, log: readonly LogLine[]): void {
  const stale = entry !== undefined && entry.fingerprint !== sha && entry.sha !== sha
  const asked = log.flatMap((line) => (line.kind === 'overwriting' ? [line.reason] : []))
  const saved = log.some(({ kind }) => kind === 'saved')
  if (saved || asked.length > 0) expectSame('questions of savings', asked, stale ? ['changed'] : [])
}

// A temporary file goes when its folder is next used (by a document restored, not before it is saved); each folder has at
// most one.
function judgeLitter({ way, before, log, after }: Death, opened: boolean): void {
  const saved = log.some(({ kind }) => kind === 'saved')
  const fileRead = opened && (way === 'named' || before.entry === undefined)
  const isUsed = (name: string): boolean => {
    if (name.startsWith('own/versions/')) return saved
    return name.startsWith('user/') ? saved || fileRead : opened
  }
  const isStale = (name: string): boolean => before.temporaries.includes(name) && isUsed(name)
  expectSame('litter of an earlier life', after.temporaries.filter(isStale), [])
  const fresh = after.temporaries.filter((name) => !before.temporaries.includes(name)).map(folderOf)
  expectSame('litter of this life', fresh, [...new Set(fresh)])
  if (after.versions.length > MOST_VERSIONS) throw new Error(`there are ${after.versions.length} versions`)
}

const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/'))

// The file is that of the last saving acknowledged, or of the one under way; what it replaced is a version.
function judgeFile({ before, log, after }: Death): Step | undefined {
  let saved = before.sha
  let replaced = before.versions[0]
  let pending: string | undefined
  for (const line of log) {
    if (line.kind === 'saving' || line.kind === 'overwriting') pending = line.sha
    if (line.kind !== 'saved' || pending === undefined) continue
    if (pending !== saved) replaced = saved
    saved = pending
    pending = undefined
  }
  const [version] = after.versions
  if (pending === undefined || pending === saved) {
    expectSame('the file', after.sha, saved)
    expectSame('the newest version', version, replaced)
    return pending === undefined ? undefined : 'nothing yet'
  }
  if (after.sha === pending) {
    expectSame('the version kept of what was replaced', version, saved)
    return 'file replaced'
  }
  expectSame('the file', after.sha, saved)
  const fresh = (start: string): boolean =>
    after.temporaries.some((name) => name.startsWith(start) && !before.temporaries.includes(name))
  if (fresh('user/')) {
    expectSame('the version kept before the file is written', version, saved)
    return 'writing the file'
  }
  if (version === saved) return 'version kept'
  expectSame('the newest version', version, replaced)
  return fresh('own/versions/') ? 'writing a version' : 'nothing yet'
}

function judgeUntouched(before: Remains, after: Remains): number {
  expectSame('the file', after.sha, before.sha)
  expectSame('the entry', after.entry, before.entry)
  return 0
}

// Whatever was finished a second before the kill is on the disk: in the journal, or saved.
function judgeLoss({ before, log, killedAt, after }: Death): number {
  const states = log.flatMap((line) => (line.kind === 'opened' || line.kind === 'finished' ? [line] : []))
  const placeOf = (sha: string): number => states.findLastIndex((state) => state.sha === sha)
  const lastSecond = lastSecondOf(log, killedAt)
  const safeBy = states.findLastIndex(({ at }) => at <= lastSecond)
  const ofFile = placeOf(after.sha)
  const ofEntry = after.entry ? placeOf(after.entry.sha) : -1
  if (after.entry && ofEntry < 0) throw new Error('the journal holds what no finished gesture has made')
  if (ofFile < 0 && after.sha !== before.sha) throw new Error('the file holds what was never there')
  const kept = Math.max(ofFile, ofEntry)
  const firstLost = states[kept + 1]
  const lostMs = firstLost ? killedAt - firstLost.at : 0
  // What was opened is never lost, however short the life.
  if (kept < Math.max(0, safeBy))
    throw new Error(`gestures are lost that were over ${Math.round(lostMs)} ms before the kill`)
  if (after.entry && ofEntry < safeBy) throw new Error('the journal holds a state older than a second')
  return lostMs
}

// When the last second began in which the program could run and write: while a machine with too much to do does not let
// it, nobody's second passes.
function lastSecondOf(log: readonly LogLine[], killedAt: number): number {
  let left = LAST_SECOND_MS
  let from = killedAt
  for (const { at } of log.filter(({ kind }) => kind === 'alive').reverse()) {
    const gap = from - at
    const ran = gap > 2 * ALIVE_MS ? ALIVE_MS : gap
    if (ran >= left) return from - left
    left -= ran
    from = at
  }
  return from - left
}

function expectSame(what: string, found: unknown, expected: unknown): void {
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)]
  if (is !== should) throw new Error(`${what}: ${is}, not ${should}`)
}
