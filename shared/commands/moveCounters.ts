/**
 * Moves counters to hexes or back to the tray; a counter that enters a hex goes on top of those in its placement (CTR-3). One
 * that was off the map is of the set-up from then on: no longer spare, nor in a reinforcement (CTR-7).
 */
import { current, type Draft } from 'immer'
import { type Counter } from '#shared/document/armies'
import { bottomFirst, rankOnTop } from '#shared/document/counters'
import { facing, hex } from '#shared/document/fields/places'
import { choice, id, keyed, list, nullable, optional, type ValueOf } from '#shared/document/fields/vocabulary'
import { type CounterId } from '#shared/document/ids'
import { PLACEMENTS } from '#shared/document/placements'
import { type Scenario } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { command, labelled, named } from './command/command'
import { OFF_MAP, unknown } from './command/refusals'
import { COUNTER } from '#shared/document/inWords/thingNouns'
import { turn } from './turnCounter'

const move = keyed({
  counter: id<CounterId>(),
  /** null = to the tray. */
  hex: nullable(hex),
  facing: optional(facing),
  /** Absent = as it is placed. */
  placement: optional(choice(PLACEMENTS)),
})
export type CounterMove = ValueOf<typeof move>

export const moveCounters = command({
  id: 'move-counters',
  params: keyed({ moves: list(move), ...labelled }),
  name({ moves, label }, { counters }) {
    const thing = label ?? (moves.length > 1 ? MANY : ONE)
    const isPlaced = moves.some(({ counter, hex }) => hex !== null && counters[counter]?.hex === undefined)
    return isPlaced ? named('Placer', 'Place', thing) : named('Déplacer', 'Move', thing)
  },
  run(draft, { moves }) {
    const before = found(draft)
    // As they lie so far, plain: a draft that is asked who lies where makes a draft of every counter.
    // One that moves alone comes to those of before, and two thousand need not be copied.
    const soFar = moves.length > 1 ? { ...before.counters } : undefined
    const onTop = (target: Draft<Counter>, counter: CounterId): number =>
      rankOnTop({ ...before, ...(soFar && { counters: soFar }) }, current(target), counter)
    for (const { counter, hex, facing, placement } of inStackOrder(before, moves)) {
      const target = draft.counters[counter]
      if (!target) return unknown(COUNTER, counter)
      if (hex !== null && !onGrid(parseHexKey(hex), before.map.grid)) return OFF_MAP
      if (facing) turn(draft, counter, facing)
      const lands = placement !== undefined && placement !== target.placement
      if (lands) target.placement = placement
      if ((before.counters[counter]?.hex ?? null) !== hex) {
        if (hex === null) delete target.hex
        else {
          if (target.hex === undefined) joinSetUp(target)
          target.hex = hex
          target.rank = onTop(target, counter)
        }
      } else if (lands && target.hex !== undefined) target.rank = onTop(target, counter)
      if (soFar) soFar[counter] = current(target)
    }
  },
})

const ONE = localized('un pion', 'counter')
const MANY = localized('des pions', 'counters')

function joinSetUp(counter: Draft<Counter>): void {
  delete counter.reinforcement
  delete counter.spare
}

// A stack that moves as one lies as it lay before.
function inStackOrder(scenario: Scenario, moves: readonly CounterMove[]): CounterMove[] {
  const order = bottomFirst(
    scenario,
    moves.map(({ counter }) => counter),
  )
  return [...moves].sort((a, b) => order.indexOf(a.counter) - order.indexOf(b.counter))
}
