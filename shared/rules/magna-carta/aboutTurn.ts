/** The about-turn of a rider in contact (volte): who may strike at it (MC-VOL). */
import { footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/types'
import { sameHex } from '#shared/hex/axial'
import { because } from '../ruling'
import { riderNeighbors } from './facing'
import {
  attackOnAny,
  type InfiltrationContext,
  isAvailable,
  modifiersBetween,
  opponentsOf,
  type OpportunityTest,
} from './infiltration'
import { type TurnMemory } from '../turnMemory'

/**
 * The opportunity attacks against a rider that turns about where it stands: available opponents in its two central
 * lateral hexes, two rolls at most, even in the first or last hex of a move. @rule MC-VOL-1 @rule MC-VOL-2
 */
export function aboutTurnTests(
  { position, table }: InfiltrationContext,
  rider: CounterId,
  memory: TurnMemory,
): OpportunityTest[] {
  const { scenario } = position
  const counter = scenario.counters[rider]
  const covered = counter ? footprint(scenario, counter) : []
  const [front] = covered
  if (!counter || !front || covered.length < 2) return []
  const lateral = riderNeighbors(front, counter.facing.index).centralLateral
  const tests: OpportunityTest[] = []
  for (const opponent of opponentsOf(position, rider)) {
    const other = scenario.counters[opponent]
    const beside =
      other && footprint(scenario, other).some((hex) => lateral.some((side) => sameHex(side, hex)))
    if (!beside) continue
    const attack = attackOnAny(position, opponent, covered)
    const available = isAvailable(position, opponent, rider, memory)
    if (!attack || !available.value) continue
    const modifiers = modifiersBetween({ position, table }, rider, opponent)
    const reasons = [because('MC-VOL-1'), ...attack.because, ...available.because]
    tests.push({ step: 0, hex: attack.hex, opponent, modifiers, because: reasons })
  }
  return tests
}
