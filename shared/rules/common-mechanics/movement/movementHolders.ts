/** Lists those who stand where a unit may come, and whether it may pass or join them (CM-STK, CM-ORI-5). */
import { type Placement } from '#shared/document/armies'
import { type Axial, type HexKey, parseHexKey } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { type HexWindow } from '../../engine/hexWindow'
import { markerRow } from '#shared/rules/contract/rows'
import { type FantasyPosition } from '../position/fantasyRules'
import { FACINGS } from './movementFacings'
import { passesAndStops } from '../stacking/stacking'
import { unitsAt, unitsByHex } from '../facing/stackOrder'
import { areFoes, positionOfPlacement, type Unit } from '../units/unit'

/** The moves that a hex held by others allows the unit, in one placement. */
interface Held {
  /** May it be there for a moment? */
  readonly mayPass: boolean
  /** Are there friends in that position, so that it passes through them? */
  readonly friends: boolean
  /** Large ones, among whom it keeps the facing that it came with? */
  readonly largeFriends: boolean
  /**
   * The facings with which it may not stay, as bits. One bit for a unit that turns freely: it takes the facing of a stack which it
   * joins.
   */
  readonly barred: number
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
  const keys = new Set<HexKey>()
  for (const [key, units] of unitsByHex(position)) if (units.some(({ id }) => id !== unit.id)) keys.add(key)
  for (const { kind, hex } of Object.values(scenario.map.markers))
    if (markerRow(rows, kind)?.stacking) keys.add(hex)
  return [...keys].map(parseHexKey)
}

const ALL_FACINGS = (1 << FACINGS.length) - 1

function held(
  position: FantasyPosition,
  unit: Unit,
  hex: Axial,
  placement: Placement,
  facings: readonly Facing[] | undefined,
): Held {
  const there = { ...unit, placement }
  const { mayPass, barred } = passesAndStops(position, there, hex, facings ?? FACINGS)
  const inPosition = positionOfPlacement(placement)
  let [friends, largeFriends] = [false, false]
  for (const other of unitsAt(position, hex)) {
    if (other.id === unit.id || areFoes(other, unit)) continue
    friends ||= positionOfPlacement(other.placement) === inPosition
    largeFriends ||= other.large && other.placement === placement
  }
  return { mayPass, friends, largeFriends, barred: facings ? barred : Number(barred === ALL_FACINGS) }
}
