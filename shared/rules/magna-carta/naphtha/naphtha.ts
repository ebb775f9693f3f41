/** Naphtha: where it lands, and one roll of who burns (MC-NAP-1, MC-NAP-3). */
import { type Axial } from '#shared/hex/axial'
import { neighbor } from '#shared/hex/direction'
import { asFractions, checkTotal, dieDistribution } from '../../chances/dice'
import { lookUp } from '../../chances/table'
import { because, type Reason, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import {
  type NaphthaResult,
  type NaphthaTable,
  type NaphthaTarget,
  type ScatterDiagram,
} from '../figures/naphthaTables'

/**
 * The hex the naphtha lands on, which may lie off the map. Throws a RangeError when the die has no such face.
 * @rule MC-NAP-1
 */
export function naphthaImpact(target: Axial, die: number, scatter: ScatterDiagram): Ruling<Axial> {
  const fall = scatter[die - 1]
  if (fall === undefined) throw new RangeError(`a die shows 1 to ${scatter.length}, not ${die}`)
  return ruling(fall === 'on-target' ? target : neighbor(target, fall), because('MC-NAP-1'))
}

/**
 * The effect of a result of the mounted table: with only the rear hex burning it spares the rider, not the mount.
 * @rule MC-NAP-3 @rule MC-GEO-3
 */
export function effectOnRider(
  result: NaphthaResult,
  frontBurns: boolean,
): Ruling<Omit<NaphthaResult, 'name'>> {
  const { id, character, mount, retreat } = result
  const spared = character !== undefined && !frontBurns
  return ruling(
    { id, retreat, ...(mount && { mount }), ...(character && !spared && { character }) },
    because('MC-NAP-3'),
    ...(spared ? [because('MC-GEO-3')] : []),
  )
}

export type NaphthaAnswer = { readonly because: readonly Reason[] } & (
  | {
      readonly kind: 'chances'
      /** By result id, in the table's order; unreduced ("2/10"). */
      readonly outcomes: Readonly<Record<string, string>>
    }
  | { readonly kind: 'roll'; readonly die: number; readonly outcome: NaphthaResult }
)

/**
 * One roll of a character on a burning hex: exact chances, or the result of a given die.
 * Throws a RangeError when the die has no such face. @rule MC-NAP-3
 */
export function resolveNaphtha(
  target: NaphthaTarget,
  die: number | undefined,
  tables: Readonly<Record<NaphthaTarget, NaphthaTable>>,
): NaphthaAnswer {
  const { dieFaces, results } = tables[target]
  const shared = { because: [because('MC-NAP-3')] }
  if (die === undefined) {
    const ids = results.map(({ result }) => result.id)
    const chances = dieDistribution(dieFaces, ids, (face) => lookUp(results, face).id)
    return { kind: 'chances', ...shared, outcomes: asFractions(chances) }
  }
  checkTotal({ count: 1, faces: dieFaces }, die)
  return { kind: 'roll', ...shared, die, outcome: lookUp(results, die) }
}
