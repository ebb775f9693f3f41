/** A reinforcement that cannot come onto the map: it has no entry, its entry names no hex, or its counters may stand on none. */
import { entryOf } from '#shared/document/entry'
import { quoted } from '#shared/document/inWords/lists'
import { hexesOfPlace } from '#shared/document/placeHexes'
import { type Counter } from '#shared/document/armies'
import { type Reinforcement } from '#shared/document/game'
import { type CounterId, type ReinforcementId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'
import { standsAt } from '#shared/rules/reinforcements/freeStands'
import { check, type CheckContext, type Found } from './check'
import { nameWithHex } from './entries'
import { listNames } from './report'

/** Each counter alone on an empty map: whether all enter at once is for the proof (`proofs/entryProof.ts`). @rule CHK-8 SCN-4 */
export const reinforcementEntry = check({
  code: 'CHK8-reinforcement-entry',
  title: { fr: 'Renfort qui ne peut pas entrer', en: 'Reinforcement that cannot enter' },
  reads: ['terrain', 'hexsides', 'structures', 'counters', 'counterTypes', 'scenario'],
  find(context) {
    const { scenario } = context
    const all = Object.entries(scenario.reinforcements) as [ReinforcementId, Reinforcement][]
    if (all.length === 0) return []
    const empty = withoutCountersOnMap(scenario)
    return all.flatMap(([id, reinforcement]) => faultOf(context, empty, id, reinforcement))
  },
})

const NO_ENTRY: Localized = { fr: 'n’a pas d’entrée sur la carte', en: 'has no entry onto the map' }
const OFF_MAP: Localized = { fr: 'entre hors de la carte', en: 'enters off the map' }

function faultOf(
  context: CheckContext,
  empty: Scenario,
  id: ReinforcementId,
  { name, side, entries, facing }: Reinforcement,
): Found[] {
  const about = quoted(name)
  const waiting = (Object.entries(empty.counters) as [CounterId, Counter][]).filter(([, counter]) => {
    const entry = entryOf(counter)
    return entry.kind === 'reinforcement' && entry.reinforcement === id
  })
  const found = (says: Localized, more: Partial<Found> = {}): Found[] => [
    {
      message: { fr: `Le renfort ${about.fr} ${says.fr}`, en: `The reinforcement ${about.en} ${says.en}` },
      sides: [side],
      ...more,
    },
  ]
  if (entries.length === 0) return found(NO_ENTRY, { severity: 'warning' })
  const hexes = [...new Set(entries.flatMap((place) => hexesOfPlace(empty, place)))]
  if (hexes.length === 0) return found(OFF_MAP)
  const stands = standsAt(empty, context.ruleset, facing)
  const known = new Map<string, boolean>()
  const shut = waiting.filter(([counter, { type, face, placement, facing: own, status }]) => {
    const kind = JSON.stringify([type, face, placement, own, status])
    const enters = known.get(kind) ?? hexes.some((hex) => stands(counter, hex).length > 0)
    known.set(kind, enters)
    return !enters
  })
  if (shut.length === 0) return []
  const counters = shut.map(([counter]) => counter)
  const names = listNames(counters.map((counter) => nameWithHex(context, counter)))
  return found(
    {
      fr: `entre par des cases où aucun de ces pions ne peut se tenir\u202f: ${names.fr}`,
      en: `enters by hexes on which none of these counters may stand: ${names.en}`,
    },
    { hexes, counters },
  )
}

function withoutCountersOnMap(scenario: Scenario): Scenario {
  const counters = Object.entries<Counter>(scenario.counters).map(([id, { hex: _, ...counter }]) => [
    id,
    counter,
  ])
  return { ...scenario, counters: Object.fromEntries(counters) }
}
