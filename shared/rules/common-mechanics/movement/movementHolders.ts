/** Lists those who stand where a unit may come, and whether it may pass or join them (CM-STK, CM-ORI-5). */
import { type Placement } from '#shared/document/types'
import { type Axial, type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { type HexWindow } from '../../engine/hexWindow'
import { markerRow } from '../../rows'
import { type FantasyPosition } from '../position/fantasyRules'
import { FACINGS } from './movementFacings'
import { mayPassThrough, mayStop } from '../stacking/stacking'
import { unitsAt } from '../facing/stackOrder'
import { areFoes, positionOfPlacement, type Unit, unitsOnMap } from '../units/unit'

/** The moves that a hex held by others allows the unit, in one placement. */
export interface Held {
  /** May it be there for a moment? */
  readonly mayPass: boolean
  /** Are there friends in that position, so that it passes through them? */
  readonly friends: boolean
  /** Large ones, among whom it keeps the facing that it came with? */
  readonly largeFriends: boolean
  /** May it stay, by facing? One entry for a unit that turns freely: it takes the facing of a stack which it joins. */
  readonly mayStay: readonly boolean[]
}

/** By cell of the window; of each, by placement. */
export type Holders = ReadonlyMap<number, readonly Held[]>

/**
 * @param facings those that the unit may have; undefined = it turns freely.
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
  const holders = new Map<number, readonly Held[]>()
  for (const hex of heldHexes(position, unit)) {
    const cell = window.cellOf(hex)
    if (cell !== undefined && window.isOpen(cell))
      holders.set(
        cell,
        placements.map((placement) => held(position, unit, hex, placement, facings)),
      )
  }
  return holders
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
