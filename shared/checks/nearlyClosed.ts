/** A fortification that lacks at most three hexsides to be closed: the gap, and the wall that would fill it. */
import { hexKey } from '#shared/hex/axial'
import { type Hexside, hexesOfSide, hexsideKey } from '#shared/hex/hexside'
import { type Scenario } from '#shared/document/types'
import { type Gap } from '#shared/rules/engine/enclosure'
import { type FeatureRow } from '#shared/rules/map/mapRows'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { builtBarrier, closingWalls } from '../rules/engine/closingWalls'
import { type Localized } from '#shared/i18n/localized'
import { check, type CheckContext, type Found } from './check'
import { type QuickFix } from './finding'
import { listNames, mend } from './report'

/** @rule CHK-6 */
export const nearlyClosed = check({
  code: 'CHK6-nearly-closed',
  title: { fr: 'Enceinte presque fermée', en: 'Nearly closed fortification' },
  severity: 'warning',
  reads: ['hexsides', 'structures'],
  find: (context) =>
    gapsToClose(context, 'outside', ({ fr, en }, { enclosed: { length: count } }) => ({
      fr: `Enceinte presque fermée\u202f: il lui manque ${fr} pour enclore ${count} case${count > 1 ? 's' : ''}`,
      en: `A fortification is nearly closed: ${en} would cut off ${count} hex${count > 1 ? 'es' : ''}`,
    })),
})

/**
 * The gaps that open to the outside or to another enclosed area, beside something built that would fill them.
 * @param message of a gap, with the names of its sides.
 */
export function gapsToClose(
  { scenario, ruleset, hexsideName }: CheckContext,
  opensTo: Gap['opensTo'],
  message: (sides: Localized, gap: Gap) => Localized,
): Found[] {
  const gaps = closingWalls(scenario, ruleset).gaps.filter((gap) => gap.opensTo === opensTo)
  return gaps.flatMap((gap) => {
    const wall = wallBeside(scenario, ruleset, gap)
    if (!wall) return []
    const hexsides = gap.sides.map(hexsideKey)
    const names = listNames(hexsides.map(hexsideName))
    return { message: message(names, gap), hexsides, fix: closeGap(gap, wall, ruleset) }
  })
}

/** The built barrier next to the gap, at either end; none when both ends are grown (cliffs). */
function wallBeside(scenario: Scenario, ruleset: Ruleset, gap: Gap): FeatureRow | undefined {
  return builtBarrier(scenario, ruleset, gap.ends[0]) ?? builtBarrier(scenario, ruleset, gap.ends[1])
}

function closeGap(gap: Gap, wall: FeatureRow, ruleset: Ruleset): QuickFix {
  const sides = gap.sides.map(hexsideKey)
  const label = { ...wall.name }
  return mend('Fermer la brèche', 'Close the gap', 'set-hexside-feature', {
    sides,
    slot: 'barrier',
    value: barrierFor(gap, wall, ruleset),
    label,
  })
}

/** The neighbouring wall, looking in. One command sets one inside: where the sides disagree, a plain wall serves. */
function barrierFor(gap: Gap, wall: FeatureRow, ruleset: Ruleset) {
  if (!wall.directional) return { feature: wall.id }
  const inside = new Set(gap.enclosed.map(hexKey))
  const halves = new Set(gap.sides.map((side) => insideHalf(side, inside)))
  const [half] = halves
  return halves.size === 1 && half ? { feature: wall.id, inside: half } : { feature: ruleset.defaultWall }
}

function insideHalf(side: Hexside, inside: ReadonlySet<string>): 'owner' | 'across' {
  return inside.has(hexKey(hexesOfSide(side)[0])) ? 'owner' : 'across'
}
