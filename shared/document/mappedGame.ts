/**
 * Everything of the game that names places, pieces or sides, so that it follows when they move, are called otherwise or go: for maps
 * laid elsewhere, maps joined, sides merged. A new reference gets its line here. What does not change is the same object.
 */
import { type HexKey } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { type HexsideKey } from '#shared/hex/hexside'
import { type Condition, type Turns, type Victory, type Who } from './game'
import { type Place } from './place'
import { type Reinforcement } from './types'
import { type SideId } from './ids'

/** The thing that takes the place of another; undefined = it is named no more. A kind that is left out stays as it is. */
export interface GameMapping {
  readonly place?: (place: Place) => Place
  readonly hex?: (hex: HexKey) => HexKey | undefined
  readonly hexside?: (side: HexsideKey) => HexsideKey | undefined
  readonly facing?: (facing: Facing) => Facing
  readonly side?: (side: SideId) => SideId | undefined
  readonly who?: (who: Who) => Who | undefined
}

/** Its own side stays: `withSides` asks what becomes of it. */
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

/** As for reinforcements. */
export function mappedVictory(victory: Victory, mapping: GameMapping): Victory {
  const conditions = victory.conditions.map((condition) => mappedCondition(condition, mapping))
  return same(victory, { ...victory, conditions })
}

/** Each side once. */
export function mappedTurns(turns: Turns, { side }: GameMapping): Turns {
  if (!side) return turns
  return same(turns, { ...turns, order: [...new Set(turns.order.flatMap((id) => side(id) ?? []))] })
}

function mappedCondition(condition: Condition, mapping: GameMapping): Condition {
  switch (condition.kind) {
    case 'hold':
      return { ...condition, place: mappedPlace(condition.place, mapping) }
    case 'exit':
      return {
        ...condition,
        place: mappedPlace(condition.place, mapping),
        who: those(condition.who, mapping),
      }
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
      return { ...condition, who: those(condition.who, mapping) }
  }
}

const mappedPlace = (place: Place, mapping: GameMapping): Place => mapping.place?.(place) ?? place

function those(who: readonly Who[], mapping: GameMapping): readonly Who[] {
  return who.flatMap((one) => {
    const called = 'side' in one && mapping.side ? withSide(one, mapping.side(one.side)) : one
    return called && mapping.who ? (mapping.who(called) ?? []) : (called ?? [])
  })
}

function withSide<T extends Extract<Who, { side: SideId }>>(who: T, side: SideId | undefined): T | undefined {
  return side === undefined ? undefined : { ...who, side }
}

function same<T>(before: T, after: T): T {
  return JSON.stringify(before) === JSON.stringify(after) ? before : after
}
