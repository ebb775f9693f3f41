/** The whole moves of a counter: every hex where one ends, and the way there only when it is asked for. */
import { type CounterId } from '#shared/document/ids'
import { type Axial, type HexKey, hexKey, sameHex } from '#shared/hex/axial'
import { fireOf } from '#shared/rules/answers/firing'
import { limitWhenFiring } from '#shared/rules/answers/reach'
import { type TurnInPlace } from '#shared/rules/answers/route'
import { leastOf } from '#shared/lang/extremes'
import { DIRECTIONS } from '#shared/hex/direction'
import { type Act } from '#shared/rules/resolution/play'
import { type PlayState } from '#shared/rules/resolution/state'
import { type Arrivals, type Leg, type Stance } from '#shared/rules/answers/stances'
import { type Offer } from '../contract'
import { analysisFor, isAllowed, playOf } from '../opening'

interface Ends {
  /** The hex where each ends; those past the stances are turns where it stands. */
  readonly hexes: readonly HexKey[]
  readonly stances: readonly Stance[]
  readonly turns: readonly Act[]
  readonly arrivals: Arrivals
}

/** The move of a counter that has not acted in this phase. A game whose acts are opened names the way, another the end. */
export function moveOffer(play: PlayState, counter: CounterId): Offer {
  let known: Ends | undefined
  const byWay = playOf(play.scenario).open !== undefined
  const ends = (): Ends => (known ??= withTurns(play, counter, endsOf(play, counter), byWay))
  return {
    kind: byWay ? 'move' : 'go',
    by: counter,
    size: () => ends().hexes.length,
    ends: () => ends().hexes,
    at(index) {
      const { stances, arrivals, turns } = ends()
      const stance = stances[index]
      if (!stance) return turns[index - stances.length]
      const act = byWay ? moveTo(counter, stance, arrivals) : goTo(counter, stance)
      return act && isAllowed(play, act) ? act : undefined
    },
  }
}

/** Its turns where it stands, of who may make any: a rider, an engine, on foot where facing counts. */
function withTurns(play: PlayState, counter: CounterId, ends: Ends, byWay: boolean): Ends {
  const { [counter]: own } = play.scenario.counters
  if (!byWay || own?.hex === undefined) return ends
  const { hex, facing } = own
  const turns = DIRECTIONS.filter((index) => index !== facing.index)
    .map((index): Act => ({
      kind: 'move',
      counter,
      path: [],
      turns: [{ after: 0, facing: { kind: facing.kind, index } }],
    }))
    .filter((act) => isAllowed(play, act))
  return { ...ends, turns, hexes: [...ends.hexes, ...turns.map(() => hex)] }
}

const NOWHERE = { hexes: [], stances: [], turns: [] } as const

/** One stance of each hex: the first that the lists have. */
function endsOf({ scenario, slowed, turn }: PlayState, counter: CounterId): Ends {
  const { movement } = analysisFor(scenario)
  const fired = limitWhenFiring(movement, scenario, counter, fireOf(counter, undefined, turn.memory))
  const limits = [slowed[counter], fired?.points].filter((points) => points !== undefined)
  const march = { turns: 1, ...(limits.length > 0 && { points: leastOf(limits) }) }
  const arrivals = movement.arrivals(scenario, counter, march)
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
  return { hexes, stances, turns: [], arrivals }
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
  return leg && { kind: 'move', counter, ...wayOf(leg) }
}

/** A turn where it stands is no step of a path. */
function wayOf([start, ...stances]: Leg): { readonly path: Axial[]; readonly turns?: TurnInPlace[] } {
  const path: Axial[] = []
  const turns: TurnInPlace[] = []
  for (const { hex, facing } of stances) {
    const before = path.at(-1) ?? start?.hex
    if (before && !sameHex(before, hex)) path.push(hex)
    else if (facing) turns.push({ after: path.length, facing })
  }
  return { path, ...(turns.length > 0 && { turns }) }
}

function goTo(counter: CounterId, { hex, facing, placement }: Stance): Act {
  return { kind: 'go', counter, to: hex, ...(facing && { facing }), ...(placement && { placement }) }
}
