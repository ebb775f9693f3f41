/** The costs of a placement as tables: by hex, and by change of level. */
import { elevationAt, environmentAt, flagsAt, terrainAt } from '#shared/document/map'
import { type Placement } from '#shared/document/armies'
import { type Chunk } from '#shared/document/types'
import { type HexWindow } from '../../engine/hexWindow'
import { type FantasyPosition } from '../position/fantasyRules'
import { hexCost } from './movementCosts'
import { type MovementCost } from '../figures/movementFigures'
import { positionOfPlacement, type Unit } from '../units/unit'

/** Never; only by a minimal move. Costs are 0 and more. */
export const CLOSED = -1

const MINIMAL = -2

/** A hex with nothing on it costs as much as any other of its kind. */
export function hexTable(
  position: FantasyPosition,
  unit: Unit,
  window: HexWindow,
  open: Int32Array,
  marked: Uint8Array,
  placement: Placement,
): Int16Array {
  const { map } = position.scenario
  const table = new Int16Array(window.cells).fill(CLOSED)
  if (positionOfPlacement(placement) === 'infiltration') return table
  const [caves, flagged] = [hasLayer(position, 'environment'), hasLayer(position, 'flags')]
  const known = new Map<string | undefined, number>()
  for (const cell of open) {
    const hex = window.hexOf(cell)
    const terrain = terrainAt(map, hex)
    const kind = caves || flagged ? `${terrain} ${environmentAt(map, hex)} ${flagsAt(map, hex)}` : terrain
    let halves = marked[cell] ? undefined : known.get(kind)
    if (halves === undefined) {
      halves = asNumber(hexCost(position, unit, hex, placement))
      if (!marked[cell]) known.set(kind, halves)
    }
    table[cell] = halves
  }
  return table
}

/** Levels by cell; undefined when the whole map is level. */
export function levelTable(
  position: FantasyPosition,
  window: HexWindow,
  open: Int32Array,
): Int16Array | undefined {
  if (!hasLayer(position, 'elevation')) return undefined
  const table = new Int16Array(window.cells)
  for (const cell of open) table[cell] = elevationAt(position.scenario.map, window.hexOf(cell))
  return table
}

function hasLayer({ scenario }: FantasyPosition, layer: keyof Chunk): boolean {
  return scenario.map.chunks.some((chunk) => chunk[layer])
}

export function asNumber(cost: MovementCost): number {
  if (cost === 'never') return CLOSED
  return cost === 'min' ? MINIMAL : cost
}
