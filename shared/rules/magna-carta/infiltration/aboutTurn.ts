/** The about-turn of a rider in contact (volte): where it lies open, and to whom (MC-VOL). */
import { footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/types'
import { type Axial, sameHex } from '#shared/hex/axial'
import { type Position } from '../position/position'
import { because, type Ruling, ruling } from '../../ruling'
import { riderNeighbors } from '../position/facing'
import { type Stance } from '../rules/stride'

/**
 * A rider that turns about where it stands lies open to opponents in its two central lateral hexes: two rolls at most,
 * even in the first or last hex of a move. @rule MC-VOL-1 @rule MC-VOL-2
 */
export function aboutTurnHexes(
  { scenario }: Position,
  { hex: front, facing, covers }: Stance,
  opponent: CounterId,
): Ruling<readonly Axial[]> {
  const counter = scenario.counters[opponent]
  const held = counter ? footprint(scenario, counter) : []
  const lateral = covers.length === 2 ? riderNeighbors(front, facing.index).centralLateral : []
  const beside = held.some((hex) => lateral.some((side) => sameHex(side, hex)))
  return ruling(beside ? covers : [], because('MC-VOL-1', { counter: opponent }))
}
