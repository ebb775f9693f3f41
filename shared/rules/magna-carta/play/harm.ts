/** Turns what the tables do to a counter into effects on the state of play (MC-MAP-3, MC-INF-11, SV-ARM). */
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Axial } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { type Localized, localized } from '#shared/i18n/localized'
import { fractionOf, type Fraction, multiplyFractions, ONE, reduced } from '../../chances/fraction'
import { freeMountId } from '../../resolution/changedState'
import { type Effect } from '../../resolution/effects'
import { type RollOutcome } from '../../resolution/rolls'
import { type Save, savesOf, stepsSaved } from '../saves/saves'
import { struckOnMap } from '../saves/savesOnMap'
import {
  afterEffect,
  characterState,
  type Death,
  type Effect as Blow,
  mountFalls,
  shownMount,
  shownState,
} from '../characters/character'
import { legalFacing } from '#shared/rules/contract/ruleset'
import { type MedievalPosition } from '../rules/medievalRules'

/** The cause of a blow: the hex that fired, the opponents of a combat, or flames. */
interface Cause {
  readonly firer?: Axial
  readonly fought?: readonly CounterId[]
  readonly flames?: true
}

/**
 * @rule MC-MAP-3 @rule MC-INF-11
 * @interpretation The mount that a rider leaves stays on the hexes that both covered, unless it falls back from flames
 * (MC-NAP-3); the rider is where its front is.
 */
export function harmEffects(position: MedievalPosition, id: CounterId, blow: Blow, cause: Cause): Effect[] {
  const counter = position.scenario.counters[id]
  if (!counter) return []
  const { rows } = position
  const before = characterState(position, counter)
  if (!before) {
    const falls = mountFalls(blow).value
    return [
      ...(falls ? [{ kind: 'state', counter: id, face: shownMount(rows, 'fallen') } as const] : []),
      ...(falls ? [] : retreatOwed(id, blow, cause)),
    ]
  }
  const { character, mount, death } = afterEffect(before, blow).value
  const { face, status } = shownState(rows, character)
  const shown = { ...counter, face }
  const mountId = freeMountId(position.scenario, id)
  const marks = { ...counter.status, ...status }
  const changed =
    face !== counter.face || before.stunned !== character.stunned || before.dead !== character.dead
  return [
    ...(changed
      ? [{ kind: 'state', counter: id, face, status: marks, ...deathOf(death, cause) } as const]
      : []),
    ...(mount && counter.hex !== undefined
      ? [
          { kind: 'moved', counter: id, hex: counter.hex, facing: facingOf(position, shown) } as const,
          {
            kind: 'parted',
            from: id,
            as: mountId,
            piece: { ...counter, name: '', face: shownMount(rows, mount), status: {} },
          } as const,
          ...(mount === 'riderless' ? retreatOwed(mountId, { retreat: blow.mountRetreat ?? 0 }, cause) : []),
        ]
      : []),
    ...(character.dead ? [{ kind: 'released', counter: id } as const] : retreatOwed(id, blow, cause)),
  ]
}

function retreatOwed(
  counter: CounterId,
  { retreat = 0 }: Pick<Blow, 'retreat'>,
  { flames: _, ...from }: Cause,
): Effect[] {
  return retreat > 0 ? [{ kind: 'owed', duty: { kind: 'retreat', counter, distance: retreat, ...from } }] : []
}

/** Flames kill by burning, whatever the state of who lies in them. @rule MC-NAP-3 */
function deathOf(death: Death | undefined, { flames }: Cause): { readonly death?: Death } {
  if (death === undefined) return {}
  return { death: flames && death === 'outright' ? 'burnt' : death }
}

/** Its facing, of the kind that this face may have. */
function facingOf(position: MedievalPosition, counter: Counter): Facing {
  return legalFacing(counter.facing, position.rules.facingKind(position, counter))
}

/** A result of a table, and how many steps of it are saved. */
export interface SavedResult {
  readonly id: string
  readonly name: Localized
  readonly chance: Fraction
  readonly result: string
  readonly steps: number
}

/**
 * The results of a roll with the saves of who suffers them; a result that nobody may save from stands as it is.
 * @rule SV-ARM-3
 */
export function savedResults(
  position: MedievalPosition,
  outcomes: readonly RollOutcome[],
  { sufferer, from }: { readonly sufferer: (result: string) => CounterId | undefined; readonly from?: Axial },
): SavedResult[] {
  return outcomes.flatMap(({ id, name, chance }) => {
    const struck = sufferer(id)
    const saved = struck === undefined ? [ONE] : stepsSavedOf(position, struck, from)
    return saved.flatMap((odds, steps): SavedResult[] => {
      const both = reduced(multiplyFractions(fractionOf(chance), odds))
      if (both.numerator === 0n) return []
      const reducedName = steps === 0 ? name : lessSteps(name, steps)
      return [{ id: savedId(id, steps), name: reducedName, chance: both, result: id, steps }]
    })
  })
}

function stepsSavedOf(position: MedievalPosition, struck: CounterId, from?: Axial): readonly Fraction[] {
  const rolls = savesAgainst(position, struck, from)
  return rolls.length > 0 ? stepsSaved(rolls) : [ONE]
}

/** The saves of a character that is struck, one after another; none where its rules have none. @rule SV-ARM-1 @rule SV-ARM-2 */
export function savesAgainst(position: MedievalPosition, struck: CounterId, from?: Axial): readonly Save[] {
  const { saves } = position.rules.figures
  return saves ? savesOf(struckOnMap(position, struck, from).value, saves) : []
}

/** The id of a result of which so many steps are saved. */
export function savedId(result: string, steps: number): string {
  return steps === 0 ? result : `${result}-${steps}`
}

function lessSteps({ fr, en }: Localized, steps: number): Localized {
  const plural = steps > 1 ? 's' : ''
  return localized(`${fr}, réduit de ${steps} cran${plural}`, `${en}, reduced by ${steps} step${plural}`)
}
