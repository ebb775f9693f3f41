/** Counters as the user names them, by their id in the file, and as answers name them to people. */
import type { CounterId } from '#shared/document/ids'
import type { Scenario } from '#shared/document/types'
import { localized, type Localized } from '#shared/i18n/localized'
import { areEnemies } from '#shared/rules/standing/position'
import { Refusal } from './refusal'

// Enough ids to see what they look like.
const SHOWN = 12

/** Is there a counter of this id, on the map or off it? */
export function isCounterId({ counters }: Scenario, id: string): id is CounterId {
  return Object.hasOwn(counters, id)
}

/** The counter of an id, wherever it is; refuses another. `where` is the option that gave it: `--counter`. */
export function counterInFile({ counters }: Scenario, id: string, where: string): CounterId {
  if (Object.hasOwn(counters, id)) return id as CounterId
  throw refused(where, noCounter(id), idsShown(Object.keys(counters)))
}

/** As `counterInFile`, of a counter that stands on the map. */
export function counterOnMap({ counters }: Scenario, id: string, where: string): CounterId {
  const counter = Object.hasOwn(counters, id) ? counters[id as CounterId] : undefined
  if (counter?.hex !== undefined) return id as CounterId
  const onMap = Object.entries(counters).flatMap(([known, { hex }]) => (hex === undefined ? [] : [known]))
  const fault = counter
    ? localized(`le pion «\u202f${id}\u202f» n’est pas sur la carte`, `counter "${id}" is not on the map`)
    : noCounter(id)
  const none = localized('un pion posé sur la carte', 'a counter on the map')
  throw refused(where, fault, onMap.length > 0 ? idsShown(onMap) : none)
}

function noCounter(id: string): Localized {
  return localized(`aucun pion «\u202f${id}\u202f»`, `there is no counter "${id}"`)
}

function idsShown(ids: readonly string[]): Localized {
  const shown = ids.slice(0, SHOWN).join(', ') + (ids.length > SHOWN ? '…' : '')
  return shown === ''
    ? localized('un scénario qui a des pions', 'a scenario with counters')
    : localized(shown, shown)
}

function refused(where: string, fault: Localized, expected: Localized): Refusal {
  return new Refusal(
    `${where}\u202f: ${fault.fr}\u202f; attendu\u202f: ${expected.fr}`,
    `${where}: ${fault.en}, expected ${expected.en}`,
  )
}

/** As `counterOnMap`, of an enemy of `own`: a mistyped id would silently change the answer. */
export function enemyOnMap(
  scenario: Scenario,
  own: CounterId,
  id: string,
  where: string,
  expected: Localized,
): CounterId {
  const other = counterOnMap(scenario, id, where)
  const [ours, theirs] = [scenario.counters[own], scenario.counters[other]]
  if (ours && theirs && areEnemies(scenario, ours, theirs)) return other
  throw new Refusal(
    `${where}\u202f: «\u202f${id}\u202f» n’est pas un ennemi de «\u202f${own}\u202f»\u202f; attendu\u202f: ${expected.fr}`,
    `${where}: "${id}" is no enemy of "${own}", expected ${expected.en}`,
  )
}

/** Wanted where a counter is no enemy. */
export const OF_ANOTHER_SIDE = {
  fr: 'un pion d’un autre belligérant',
  en: 'a counter of another belligerent',
}
export const OF_THE_COMBAT = { fr: 'ses adversaires du combat', en: 'its opponents of the combat' }
