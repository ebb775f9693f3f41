/** Tells the findings that the author has silenced from those that stand (CHK-11), for panel, counts, marks and report. */
import {
  isOfGames,
  isWholeCheck,
  namesNothing,
  type Silenced,
  type Subject,
  subjectKey,
} from '#shared/document/silenced'
import { type Finding } from './finding'

export interface SilencedFinding {
  readonly finding: Finding
  /** The entry of the document that silences it: its own, else that of its whole check. */
  readonly by: Silenced
}

export interface Silencing {
  /** Those that stand; the very list that was given when none is silenced. */
  readonly open: readonly Finding[]
  readonly silenced: readonly SilencedFinding[]
  /** Entries that silence a whole check, whatever it finds now. */
  readonly checks: readonly Silenced[]
  /** Entries for a finding that is found no more. */
  readonly idle: readonly Silenced[]
}

/** In the order given; time grows with findings and entries together. What games show is none of the checks'. */
export function silencing(findings: readonly Finding[], all: readonly Silenced[]): Silencing {
  const entries = all.filter((entry) => !isOfGames(entry))
  if (entries.length === 0) return { open: findings, silenced: [], checks: [], idle: [] }
  const checks = entries.filter(isWholeCheck)
  const wholes = new Map(checks.map((entry) => [entry.code, entry]))
  const own = new Map<string, Silenced[]>()
  const codes = new Set<string>()
  for (const entry of entries) {
    if (isWholeCheck(entry)) continue
    codes.add(entry.code)
    const key = subjectKey(entry)
    const same = own.get(key)
    if (same) same.push(entry)
    else own.set(key, [entry])
  }
  const used = new Set<Silenced>()
  const open: Finding[] = []
  const silenced: SilencedFinding[] = []
  for (const finding of findings) {
    const by =
      (codes.has(finding.code) ? entryFor(finding, own.get(subjectKey(finding))) : undefined) ??
      wholes.get(finding.code)
    if (!by) open.push(finding)
    else {
      used.add(by)
      silenced.push({ finding, by })
    }
  }
  const idle = entries.filter((entry) => !used.has(entry) && !isWholeCheck(entry))
  return { open: silenced.length === 0 ? findings : open, silenced, checks, idle }
}

function entryFor({ message }: Finding, entries: readonly Silenced[] = []): Silenced | undefined {
  return (
    entries.find(({ says }) => says === message.en) ??
    // One that names things and says nothing stands for all that its check says of them.
    entries.find(({ says }) => says === undefined)
  )
}

/** The entry that silences a finding, among `findings` that are there with it, for a reason. */
export function silencedFor(finding: Finding, findings: readonly Finding[], reason: string): Silenced {
  const subject = subjectOf(finding)
  const key = subjectKey(subject)
  const alone = findings.every(
    (other) => other.code !== finding.code || other === finding || subjectKey(other) !== key,
  )
  return { ...subject, ...(namesNothing(subject) || !alone ? { says: finding.message.en } : {}), reason }
}

/** The entry that silences all that a check finds in this scenario, for a reason. */
export function silencedCheck(code: string, reason: string): Silenced {
  return { code, hexes: [], hexsides: [], counters: [], sides: [], reason }
}

function subjectOf({ code, hexes, hexsides, counters, sides }: Subject): Subject {
  return { code, hexes, hexsides, counters, sides }
}
