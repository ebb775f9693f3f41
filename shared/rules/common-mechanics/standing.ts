/** Where a unit may stand, and with whom (CHK-2, CHK-3, CHK-4). */
import { type Counter, type CounterId } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { terrainRowAt } from '../position'
import { because, type Ruling, ruling } from '../ruling'
import { type FantasyPosition } from './fantasyRules'

export function mayStand(position: FantasyPosition, _counter: Counter, hex: Axial): Ruling<boolean> {
  const closed = terrainRowAt(position, hex)?.difficulty === 'impassable'
  return ruling(!closed, because('CM-TER-1', { hex: hexKey(hex) }))
}

export function mayStack(
  _position: FantasyPosition,
  hex: Axial,
  _counters: readonly CounterId[],
): Ruling<boolean> {
  return ruling(true, because('CM-STK-1', { hex: hexKey(hex) }))
}
