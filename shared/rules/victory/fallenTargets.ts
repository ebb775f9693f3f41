/** Counts the structures and walls of a condition `break` that have fallen in a state of play (SCN-5). */
import { type Break } from '#shared/document/game'
import { hexsideAt, structureAt } from '#shared/document/map'
import { type ScenarioMap } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { parseHexsideKey } from '#shared/hex/hexside'
import { localized } from '#shared/i18n/localized'
import { isFallenBarrier, isFallenStructure } from '#shared/rules/standing/fallen'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { counted, type Game, type Tally } from './counted'

const FALLEN = {
  one: localized('ouvrage abattu', 'structure fallen'),
  many: localized('ouvrages abattus', 'structures fallen'),
}

/** Counts the fallen among those that stand as the scenario begins: what is gone from the map has fallen too. @rule SCN-5 */
export function countFallen({ scenario, state, ruleset }: Game, { hexes, hexsides, least }: Break): Tally {
  const standing = standingTargets(ruleset, scenario.map, { hexes, hexsides })
  const fallen = standing.filter((at) => !stands(ruleset, state.scenario.map, at))
  const needed = least ?? Math.max(1, hexes.length + hexsides.length)
  const each = fallen.map((at) => because('SCN-5', at, localized('abattu', 'fallen')))
  return {
    have: fallen.length,
    needed,
    sure: fallen.length,
    most: standing.length,
    because: [counted(fallen.length, needed, FALLEN), ...each],
  }
}

/** The structures and walls of a condition that stand on a map. */
export function standingTargets(
  ruleset: Ruleset,
  map: ScenarioMap,
  { hexes, hexsides }: Pick<Break, 'hexes' | 'hexsides'>,
): Reason['at'][] {
  const targets: Reason['at'][] = [
    ...hexes.map((hex) => ({ hex })),
    ...hexsides.map((hexside) => ({ hexside })),
  ]
  return targets.filter((at) => stands(ruleset, map, at))
}

function stands(ruleset: Ruleset, map: ScenarioMap, at: Reason['at']): boolean {
  if (!at || 'counter' in at) return false
  if ('hex' in at) {
    const hex = parseHexKey(at.hex)
    const structure = structureAt(map, hex)
    return structure !== undefined && !isFallenStructure(ruleset, map, hex, structure)
  }
  const side = parseHexsideKey(at.hexside)
  const barrier = hexsideAt(map, side)?.barrier
  return barrier !== undefined && !isFallenBarrier(ruleset, map, side, barrier)
}
