/** The author or player who looks at a scenario, and the counters and markers hidden from them, for screen, paper and rules. */
import { called } from './called'
import { sideOf } from './counters'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { mapRecord } from '#shared/lang/mapRecord'
import { type Counter } from './armies'
import { type SideId } from './ids'
import { type Scenario } from './types'

/** The author sees all, `players` what every player may see, a side that and its own secrets. */
export type Eyes = 'author' | 'players' | `side:${string}`

export const eyesOfSide = (side: SideId): Eyes => `side:${side}`

/** The side whose eyes these are; undefined for the author and for all players together. */
export function sideWithEyes(eyes: Eyes): SideId | undefined {
  return eyes.startsWith('side:') ? (eyes.slice('side:'.length) as SideId) : undefined
}

/** All from whom one may choose, the sides in the order of the document. */
export function allEyes({ sides }: Pick<Scenario, 'sides'>): readonly Eyes[] {
  return ['author', 'players', ...(Object.keys(sides) as SideId[]).map(eyesOfSide)]
}

/** As a choice, beside words that say who sees. */
export function eyesName(eyes: Eyes, { sides }: Pick<Scenario, 'sides'>): Localized {
  if (eyes === 'author') return localized('Auteur (tout)', 'Author (everything)')
  if (eyes === 'players') return localized('Tous (sans secrets)', 'All (no secrets)')
  const side = sideWithEyes(eyes) as SideId
  return sameInBoth(quotable(called(sides[side], side)))
}

/**
 * True for a hidden counter or a decoy of another side: what it is, and which of the two, is not to be known (CM-HID). Those of
 * no side are known to the author alone.
 */
export function isConcealed(
  { counterTypes }: Pick<Scenario, 'counterTypes'>,
  { hidden, decoy, side, type }: Counter,
  eyes: Eyes,
): boolean {
  if (eyes === 'author' || !(hidden || decoy)) return false
  const own = side ?? counterTypes[type]?.side
  return own === undefined || own !== sideWithEyes(eyes)
}

/** True when someone may see less than the author. */
export function hasSecrets({ counters, map }: Scenario): boolean {
  const some = Object.values(counters).some(({ hidden, decoy }) => hidden || decoy)
  return some || Object.values(map.markers).some(({ hidden }) => hidden)
}

const known = new WeakMap<Scenario, { readonly eyes: Eyes; readonly scenario: Scenario }>()

/**
 * The scenario as far as these eyes know it, without concealed counters and without hidden markers, which have no side and so
 * are the author's alone (CM-OBS). The very same when nothing is hidden from them; the last answer is kept for each scenario.
 */
export function knownTo(eyes: Eyes, scenario: Scenario): Scenario {
  if (eyes === 'author') return scenario
  const before = known.get(scenario)
  if (before?.eyes === eyes) return before.scenario
  const { counters, map } = scenario
  const seen = without(counters, (counter) => isConcealed(scenario, counter, eyes))
  const markers = without(map.markers, ({ hidden }) => hidden === true)
  const same = seen === counters && markers === map.markers
  const told = same ? scenario : { ...scenario, counters: seen, map: { ...map, markers } }
  known.set(scenario, { eyes, scenario: told })
  return told
}

/** The scenario without the places of counters whose side sets up in secret from these eyes. */
export function notYetSetUp(eyes: Eyes, scenario: Scenario): Scenario {
  if (eyes === 'author') return scenario
  const own = sideWithEyes(eyes)
  const isSecret = (counter: Counter): boolean => {
    const side = sideOf(scenario, counter)
    return side !== undefined && side !== own && scenario.sides[side]?.setUp?.secret === true
  }
  const counters = Object.values(scenario.counters)
  if (!counters.some((counter) => counter.hex !== undefined && isSecret(counter))) return scenario
  return { ...scenario, counters: mapRecord(scenario.counters, (one) => (isSecret(one) ? offMap(one) : one)) }
}

function offMap({ hex: _, ...counter }: Counter): Counter {
  return counter
}

// Frozen as the document is: the stacks of a frozen record are found once.
function without<T>(
  items: Readonly<Record<string, T>>,
  goes: (item: T) => boolean,
): Readonly<Record<string, T>> {
  const entries = Object.entries(items)
  const left = entries.filter(([, item]) => !goes(item))
  return left.length === entries.length ? items : Object.freeze(Object.fromEntries(left))
}
