/** The whole moves of a counter: every hex where one ends, and the way there only when it is asked for. */
import { type CounterId } from '#shared/document/ids'
import { type Axial, type HexKey, hexKey, sameHex } from '#shared/hex/axial'
import { type Act } from '#shared/rules/resolution/play'
import { type PlayState } from '#shared/rules/resolution/state'
import { type Arrivals, type Leg, type Stance } from '#shared/rules/answers/stances'
import { type Offer } from '../contract'
import { analysisFor, isAllowed, playOf } from '../opening'

interface Ends {
  readonly hexes: readonly HexKey[]
  readonly stances: readonly Stance[]
  readonly arrivals: Arrivals
}

/** The move of a counter that has not acted in this phase. A game whose acts are opened names the way, another the end. */
export function moveOffer(play: PlayState, counter: CounterId): Offer {
  let known: Ends | undefined
  const ends = (): Ends => (known ??= endsOf(play, counter))
  const byWay = playOf(play.scenario).open !== undefined
  return {
    kind: byWay ? 'move' : 'go',
    by: counter,
    size: () => ends().hexes.length,
    ends: () => ends().hexes,
    at(index) {
      const { stances, arrivals } = ends()
      const stance = stances[index]
      if (!stance) return undefined
      const act = byWay ? moveTo(counter, stance, arrivals) : goTo(counter, stance)
      return act && isAllowed(play, act) ? act : undefined
    },
  }
}

const NOWHERE = { hexes: [], stances: [] } as const

/** One stance of each hex: the first that the lists have. */
function endsOf({ scenario, slowed }: PlayState, counter: CounterId): Ends {
  const { [counter]: points } = slowed
  const march = { turns: 1, ...(points !== undefined && { points }) }
  const arrivals = analysisFor(scenario).movement.arrivals(scenario, counter, march)
  if (!arrivals)
    return { ...NOWHERE, arrivals: { numbers: NO_STANCES, turns: new Int16Array(0), wayTo: () => undefined } }
  const { numbers, turns } = arrivals
  const start = scenario.counters[counter]?.hex
  const hexes: HexKey[] = []
  const stances: Stance[] = []
  for (let number = 0; number < numbers.count; number++) {
    if (turns[number] !== 1) continue
    const stance = numbers.stanceOf(number)
    const hex = hexKey(stance.hex)
    number += numbers.perHex - 1 - (number % numbers.perHex)
    if (hex === start) continue
    hexes.push(hex)
    stances.push(stance)
  }
  return { hexes, stances, arrivals }
}

const NO_STANCES: Arrivals['numbers'] = {
  count: 0,
  perHex: 1,
  firstOf: () => undefined,
  numberOf: () => undefined,
  stanceOf: () => ({ hex: { q: 0, r: 0 } }),
}

function moveTo(counter: CounterId, stance: Stance, { numbers, wayTo }: Arrivals): Act | undefined {
  const number = numbers.numberOf(stance)
  const leg = number === undefined ? undefined : wayTo(number)?.[0]
  return leg && { kind: 'move', counter, path: hexesEntered(leg) }
}

/** A turn where it stands is no step of a path. */
function hexesEntered([start, ...stances]: Leg): Axial[] {
  const path: Axial[] = []
  for (const { hex } of stances) {
    const before = path.at(-1) ?? start?.hex
    if (before && !sameHex(before, hex)) path.push(hex)
  }
  return path
}

function goTo(counter: CounterId, { hex, facing, placement }: Stance): Act {
  return { kind: 'go', counter, to: hex, ...(facing && { facing }), ...(placement && { placement }) }
}
