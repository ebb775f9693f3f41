/**
 * Everything of the game that names places, so that it follows when they move or fall off: for maps placed elsewhere, joined or cut.
 * What does not change is the same object.
 */
import { type HexKey } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { type HexsideKey } from '#shared/hex/hexside'
import { type Condition, type Reinforcement, type Victory } from './game'
import { type Place } from './place'

/** The place that stands for another; undefined = it is named no more. A kind that is left out stays as it is. */
export interface GameMapping {
  readonly place?: (place: Place) => Place
  readonly hex?: (hex: HexKey) => HexKey | undefined
  readonly hexside?: (side: HexsideKey) => HexsideKey | undefined
  readonly facing?: (facing: Facing) => Facing
}

export function mappedReinforcement(
  reinforcement: Reinforcement,
  { place, facing }: GameMapping,
): Reinforcement {
  const { entries, facing: faces } = reinforcement
  return same(reinforcement, {
    ...reinforcement,
    entries: place ? entries.map(place) : entries,
    ...(faces && facing ? { facing: facing(faces) } : {}),
  })
}

export function mappedVictory(victory: Victory, mapping: GameMapping): Victory {
  const conditions = victory.conditions.map((condition) => mappedCondition(condition, mapping))
  return same(victory, { ...victory, conditions })
}

function mappedCondition(condition: Condition, mapping: GameMapping): Condition {
  switch (condition.kind) {
    case 'hold':
    case 'exit':
      return mapping.place ? { ...condition, place: mapping.place(condition.place) } : condition
    case 'break':
      return {
        ...condition,
        hexes: condition.hexes.flatMap((hex) => (mapping.hex ? (mapping.hex(hex) ?? []) : hex)),
        hexsides: condition.hexsides.flatMap((side) =>
          mapping.hexside ? (mapping.hexside(side) ?? []) : side,
        ),
      }
    case 'eliminate':
    case 'survive':
    case 'capture':
    case 'score':
      return condition
  }
}

function same<T>(before: T, after: T): T {
  return JSON.stringify(before) === JSON.stringify(after) ? before : after
}
