/** Foes in contact, and counters that a foe can fire at, before the first turn. Hints: it may be the story. */
import { sideOf } from '#shared/document/counters'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type HexKey } from '#shared/hex/axial'
import { type Localized } from '#shared/i18n/localized'
import { type Strikes } from '#shared/rules/answers/strikes'
import { type Check, check, type CheckContext, type Found } from './check'
import { type Clash, clashes } from './clashes'
import { nameWithHex } from './entries'
import { listNames } from './report'
import { setUpOfSides } from './setUpOfSides'

/** @rule CHK-7 */
export const contactAtStart = clashCheck({
  code: 'CHK7-contact',
  title: { fr: 'Au contact avant le premier tour', en: 'In contact before the first turn' },
  struck: (standing, { fights }) => mutual(clashes(standing, () => 1, fights)),
})

/** @rule CHK-7 */
export const underFireAtStart = clashCheck({
  code: 'CHK7-under-fire',
  title: { fr: 'Sous le feu avant le premier tour', en: 'Under fire before the first turn' },
  says: { fr: 'À portée d’un tir avant le premier tour', en: 'Within a foe’s fire before the first turn' },
  struck: (standing, { range, fires }) => clashes(standing, range, fires),
})

type Named = Pick<Parameters<typeof check>[0], 'code' | 'title'>

interface ClashCheck extends Named {
  /** Before the names; absent = the title. */
  readonly says?: Localized
  struck(standing: Scenario, strikes: Strikes): readonly Clash[]
}

function clashCheck({ code, title, says = title, struck }: ClashCheck): Check {
  return check({
    code,
    title,
    severity: 'hint',
    reads: ['terrain', 'hexsides', 'structures', 'counters', 'counterTypes', 'scenario'],
    find(context) {
      const standing = fixed(context)
      const strikes = context.analysis?.strikes.among(standing)
      return foundBySides(context, strikes ? struck(standing, strikes) : [], ({ fr, en }) => ({
        fr: `${says.fr}\u202f: ${fr}`,
        en: `${says.en}: ${en}`,
      }))
    },
  })
}

/** The scenario without those that set up in zones: their players choose where they stand. */
function fixed(context: CheckContext): Scenario {
  const free = setUpOfSides(context)
    .filter(({ inZones }) => inZones)
    .flatMap(({ counters }) => counters)
  if (free.length === 0) return context.scenario
  const counters = { ...context.scenario.counters }
  for (const [id] of free) delete counters[id]
  return { ...context.scenario, counters }
}

/** A pair in which each can strike the other is reported once. */
function mutual(clashes: readonly Clash[]): Clash[] {
  const pairs = new Set<string>()
  return clashes.filter(({ target, by }) => {
    const pair = [target, by].sort().join(' ')
    const known = pairs.has(pair)
    pairs.add(pair)
    return !known
  })
}

/** A finding for each two sides, so that a long line of battle is one. */
function foundBySides(
  context: CheckContext,
  clashes: readonly Clash[],
  says: (names: Localized) => Localized,
): Found[] {
  const bySides = new Map<string, Clash[]>()
  for (const clash of clashes) {
    const key = sidesOf(context, clash).sort().join(' ')
    bySides.set(key, [...(bySides.get(key) ?? []), clash])
  }
  return [...bySides.values()].map((found) => ({
    rule: found[0]?.because[0]?.rule,
    message: says(
      listNames(
        found.map(({ target, by }) => `${nameWithHex(context, target)} – ${nameWithHex(context, by)}`),
        4,
      ),
    ),
    counters: [...new Set(found.flatMap(({ target, by }): CounterId[] => [target, by]))],
    hexes: [...new Set(found.flatMap(({ target }): HexKey[] => hexOf(context, target)))],
    sides: sidesOf(context, found[0] as Clash),
  }))
}

function sidesOf({ scenario }: CheckContext, { target, by }: Clash): SideId[] {
  return [target, by].flatMap((id) => {
    const counter = scenario.counters[id]
    return (counter && sideOf(scenario, counter)) ?? []
  })
}

function hexOf({ scenario }: CheckContext, id: CounterId): HexKey[] {
  const { hex } = scenario.counters[id] ?? {}
  return hex === undefined ? [] : [hex]
}
