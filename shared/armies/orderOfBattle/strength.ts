/** The strength of counters at a glance (CTR-7): how many of each category, and the sums by which their rules measure armies. */
import { effectiveStats } from '#shared/document/counters'
import { type Counter, type Stats } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Ruleset, type StrengthSchema, type StrengthSum } from '#shared/rules/contract/ruleset'

export interface Amount {
  readonly id: string
  readonly name: Localized
  readonly amount: number
}

/** Each counter counts once, however many hexes it covers. */
export interface Strength {
  /** The counters but for decoys and those that do not fight. */
  readonly counters: number
  /** Categories that have counters, in the order of the ruleset, unknown ones last. */
  readonly categories: readonly Amount[]
  /** All that the ruleset has, of the faces shown. */
  readonly sums: readonly Amount[]
  readonly decoys: number
  /** The dead, and mounts without riders. */
  readonly out: number
}

const UNKNOWN = localized('autre', 'other')

/** Ids that the scenario does not have count nothing. */
export function strengthOf(
  scenario: Scenario,
  { counterSchema }: Pick<Ruleset, 'counterSchema'>,
  ids: Iterable<CounterId>,
): Strength {
  const { category, sums, out: unfit } = counterSchema.strength
  const choices = counterSchema.fields.find(({ id }) => id === category)?.choices ?? []
  const counts = new Map<string, number>(choices.map(({ id }) => [id, 0]))
  const totals = sums.map(() => 0)
  let [counters, decoys, out, unknown] = [0, 0, 0, 0]
  for (const id of new Set(ids)) {
    const counter: Counter | undefined = scenario.counters[id]
    if (!counter) continue
    const stats = effectiveStats(scenario, counter)
    if (counter.decoy) decoys++
    else if (isUnfit(unfit, stats, counter.face)) out++
    else {
      counters++
      const own = String(stats[category] ?? '')
      const known = counts.get(own)
      if (known === undefined) unknown++
      else counts.set(own, known + 1)
      sums.forEach(({ of }, at) => (totals[at] = (totals[at] ?? 0) + addedBy(of, stats, counter.face)))
    }
  }
  const categories = [
    ...choices.map(({ id, name }) => ({ id, name, amount: counts.get(id) ?? 0 })),
    { id: '', name: UNKNOWN, amount: unknown },
  ]
  return {
    counters,
    categories: categories.filter(({ amount }) => amount > 0),
    sums: sums.map(({ id, name }, at) => ({ id, name, amount: totals[at] ?? 0 })),
    decoys,
    out,
  }
}

function isUnfit({ faces, states }: StrengthSchema['out'], stats: Stats, face: string): boolean {
  return faces.includes(face) || states.some((state) => stats[state] === true)
}

function addedBy(of: StrengthSum['of'], stats: Stats, face: string): number {
  const value = 'stat' in of ? stats[of.stat] : of.faces[face]
  return typeof value === 'number' ? value : 0
}
