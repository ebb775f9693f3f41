/** Who stands where a unit may come, and whether it may pass or join them (CM-STK, CM-ORI-5). */
import { type Placement } from '#shared/document/types'
import { type Axial, type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { type HexWindow } from '../engine/hexWindow'
import { markerRow } from '../rows'
import { type FantasyPosition } from './fantasyRules'
import { FACINGS } from './movementFacings'
import { mayPassThrough, mayStop } from './stacking'
import { unitsAt } from './stackOrder'
import { areFoes, positionOfPlacement, type Unit, unitsOnMap } from './unit'

/** By cell of the window, and by placement and facing, given by their places in the lists that it was made for. */
export interface Holders {
  /** May the unit be in the cell for a moment? */
  mayPass(slot: number, cell: number): boolean
  /** May it stay there, facing that way? */
  mayStay(slot: number, cell: number, facing: number): boolean
  /** Half points that leaving the cell costs: it passes through friends. */
  passing(slot: number, cell: number): number
  /** Do large friends there have it keep the facing that it came with? */
  keepsFacing(slot: number, cell: number): boolean
}

/** What a hex that others hold allows the unit in one placement. */
interface Held {
  readonly mayPass: boolean
  readonly friends: boolean
  readonly largeFriends: boolean
  /** By facing. */
  readonly mayStay: readonly boolean[]
}

/**
 * @param facings those that the unit may have; undefined = it turns freely, so it takes that of a stack which it joins.
 * @rule CM-STK-1
 * @rule CM-STK-2
 * @rule CM-ORI-5
 */
export function holdersAround(
  position: FantasyPosition,
  unit: Unit,
  window: HexWindow,
  placements: readonly Placement[],
  facings: readonly Facing[] | undefined,
): Holders {
  const { passingFriend } = position.rules.figures.movement
  // By cell: 0 nobody, else a place among the holdings, from 1.
  const places = new Uint16Array(window.cells)
  const holdings: Held[][] = []
  for (const hex of heldHexes(position, unit)) {
    const cell = window.cellOf(hex)
    if (cell === undefined) continue
    places[cell] = holdings.push(placements.map((placement) => held(position, unit, hex, placement, facings)))
  }
  const at = (slot: number, cell: number): Held | undefined => {
    const place = places[cell] as number
    return place === 0 ? undefined : holdings[place - 1]?.[slot]
  }
  return {
    mayPass: (slot, cell) => at(slot, cell)?.mayPass ?? true,
    mayStay: (slot, cell, facing) => at(slot, cell)?.mayStay[facing] ?? true,
    passing: (slot, cell) => (at(slot, cell)?.friends ? passingFriend : 0),
    keepsFacing: (slot, cell) => at(slot, cell)?.largeFriends === true,
  }
}

/** Hexes with other units, and those where something else takes stacking points (CM-OBS). */
function heldHexes(position: FantasyPosition, unit: Unit): Axial[] {
  const { scenario, rows } = position
  const others = unitsOnMap(position).filter(({ id }) => id !== unit.id)
  const crowds = Object.values(scenario.map.markers).filter(({ kind }) => markerRow(rows, kind)?.stacking)
  const keys = [...others.flatMap(({ hexes }) => hexes.map(hexKey)), ...crowds.map(({ hex }) => hex)]
  return [...new Set<HexKey>(keys)].map(parseHexKey)
}

function held(
  position: FantasyPosition,
  unit: Unit,
  hex: Axial,
  placement: Placement,
  facings: readonly Facing[] | undefined,
): Held {
  const friends = unitsAt(position, hex).filter((other) => other.id !== unit.id && !areFoes(other, unit))
  const there = { ...unit, hexes: [hex], placement }
  const mayStay = (facing: Facing): boolean =>
    mayStop(position, { ...there, counter: { ...unit.counter, facing } }).value
  const inPosition = positionOfPlacement(placement)
  return {
    mayPass: mayPassThrough(position, there).value,
    friends: friends.some((other) => positionOfPlacement(other.placement) === inPosition),
    largeFriends: friends.some((other) => other.large && other.placement === placement),
    mayStay: facings ? facings.map(mayStay) : [FACINGS.some(mayStay)],
  }
}
