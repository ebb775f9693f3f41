/** Fire at a character on the map, and all that the result brings about (MC-FIR, SV-FIR, SV-ARM). */
import { type CounterId } from '#shared/document/ids'
import { sideOf } from '#shared/rules/standing/position'
import { type Effect } from '../../resolution/effects'
import { type Judgement, type Outcome, refusedAct } from '../../resolution/play'
import { type FireAct } from '../../resolution/fireAct'
import { type PlayState } from '../../resolution/state'
import { type TableRoll } from '../../resolution/rolls'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import {
  mayFireDefensively,
  type TurnMemory,
  withDefensiveFire,
  withOffensiveFire,
  withOffensiveHit,
} from '#shared/rules/answers/turnMemory'
import { type Effect as Blow } from '../characters/character'
import { FIRE_EFFECTS } from '../characters/effects'
import { firesEitherWay, firesStill, type Shot } from '../fire/fire'
import { type FireResult, type FireTarget } from '../figures/fireTables'
import { type Aim, shotOnMap } from '../fire/shotOnMap'
import { type MedievalPosition } from '../rules/medievalRules'
import { allowanceOf, remainingAfterDefensiveFire } from '../movement/movementAllowance'
import { parseHexKey } from '#shared/hex/axial'
import { placedAt } from '../movement/movementStance'
import { metInGroup } from './groupShot'
import { metOnWay } from './metOnWay'
import { medievalRolls } from './rolls'
import { harmEffects, type SavedResult, savedResults, savesAgainst } from './harm'
import { reducedEffect, type Save } from '../saves/saves'
import { enemiesInPlay } from './sequence'

/** @rule MC-FIR-1 @rule MC-FIR-5 @rule MC-FIR-6 @rule MC-INF-6 */
export function judgeFire(position: MedievalPosition, state: PlayState, act: FireAct): Judgement {
  const shot = shotOfAct(position, state, act)
  if (!shot.value) return refusedAct(...shot.because)
  return { refused: [], outcomes: shot.value.outcomes(), items: [], because: shot.because }
}

/**
 * The shot of an act, offensive in the firer's own turn; undefined when it may not be made, and why. @rule MC-FIR-1 @rule MC-INF-6
 * @param spent points that the target has spent on its way to where it stands.
 */
export function shotOfAct(
  position: MedievalPosition,
  state: PlayState,
  act: FireAct,
  spent = 0,
): Ruling<ResolvedShot | undefined> {
  const { turn } = state
  const { firer, target, track, at } = act
  const { [firer]: own } = position.scenario.counters
  const offensive = own !== undefined && sideOf(position.scenario, own) === turn.players[turn.player]
  const phase = offensive ? 'offensive' : 'defensive'
  const enemies = enemiesInPlay(position, firer, [target])
  if (!enemies.value) return ruling(undefined, ...enemies.because)
  const free = mayFireDefensively(turn.memory, firer)
  if (!offensive && !free.value) return ruling(undefined, ...free.because)
  if (offensive || !at) {
    const gone = { spent, lost: lostBefore(position, state, target) }
    return resolvedShot(position, turn.memory, { firer, target, phase, ...(track && { track }) }, gone)
  }
  if (act.group) {
    const led = metInGroup(position, state, act)
    if (!led.value) return ruling(undefined, ...led.because)
    const { there, spent: points } = led.value
    const gone = { spent: points, lost: lostBefore(position, state, target) }
    const shot = resolvedShot(there, turn.memory, { firer, target, phase, track: [at] }, gone)
    return ruling(shot.value, ...led.because, ...shot.because)
  }
  const met = metOnWay(position, act)
  if (!met.value) return ruling(undefined, ...met.because)
  const there = placedAt(position, [{ counter: target, to: met.value.stance }])
  const gone = { spent: met.value.spent, lost: lostBefore(position, state, target) }
  return resolvedShot(there, turn.memory, { firer, target, phase, track: [at] }, gone)
}

/** Points of movement that a mover has no more: spent on its way, and lost to earlier shots. */
interface PointsGone {
  readonly spent: number
  readonly lost: number
}

const NONE_GONE: PointsGone = { spent: 0, lost: 0 }

/** The points that earlier defensive fire of the phase has taken. @rule MC-FIR-5 */
function lostBefore(position: MedievalPosition, { slowed: left }: PlayState, target: CounterId): number {
  const { [target]: points } = left
  const counter = position.scenario.counters[target]
  return points === undefined || !counter ? 0 : Math.max(0, allowanceOf(position, counter) - points)
}

/** A shot at a counter: as the map has it, by the tables, and with all that each result brings about. */
export interface ResolvedShot {
  readonly shot: Shot
  readonly roll: TableRoll
  /** @param at the position in which they come about, when its target has left the hex where it was hit. */
  outcomes(at?: MedievalPosition): readonly Outcome[]
  /** The saves of the target against a result. */
  saves(result: string): readonly Save[]
}

/** Undefined when the shot may not be made, and why. @rule MC-FIR-1 @rule MC-FIR-4 @rule SV-ARM-3 */
export function resolvedShot(
  position: MedievalPosition,
  memory: TurnMemory,
  aim: Aim & { readonly target: CounterId },
  gone: PointsGone = NONE_GONE,
): Ruling<ResolvedShot | undefined> {
  const shot = shotOnMap(position, aim)
  if (!shot.value) return ruling(undefined, ...shot.because)
  if (!firesStill(shot.value.weapon, aim.phase, memory, aim.firer))
    return ruling(undefined, because('MC-FIR-1', { counter: aim.firer }))
  const roll = rollOf(position, shot.value)
  if (!roll.value) return ruling(undefined, ...roll.because)
  const hex = position.scenario.counters[aim.firer]?.hex
  const from = hex === undefined ? undefined : parseHexKey(hex)
  const blows = FIRE_EFFECTS[shot.value.target]
  // A miss and a retreat are no harm that is saved.
  const sufferer = (result: string) => (blows[result as FireResult]?.character ? aim.target : undefined)
  const taken = { ...aim, ...gone, memory, shot: shot.value }
  const { outcomes: rolled } = roll.value
  const outcomes = (at = position): Outcome[] =>
    savedResults(position, rolled, { sufferer, ...(from && { from }) }).map((result) => {
      const { id, name, chance } = result
      return { id, name, chance, effects: shotEffects(at, taken, result) }
    })
  const saves = (result: string): readonly Save[] => {
    const struck = sufferer(result)
    return struck === undefined ? [] : savesAgainst(position, struck, from)
  }
  return ruling({ shot: shot.value, roll: roll.value, outcomes, saves }, ...shot.because, ...roll.because)
}

/**
 * The roll of a shot by the fire tables; undefined when its weapon does not reach, or has no such fire.
 * @rule MC-FIR-1 @rule MC-FIR-5 @rule MC-FIR-6
 */
export function rollOf({ rules }: MedievalPosition, shot: Shot): Ruling<TableRoll | undefined> {
  // Those who share a hex are fought, not shot at.
  if (shot.range < 1) return ruling(undefined, because('MC-FIR-1'))
  const roll = medievalRolls(rules).fire?.({ ...shot, weapon: shot.weapon.id })
  if (!roll) return ruling(undefined, because('MC-FIR-1'))
  if ('refused' in roll) return ruling(undefined, ...roll.because)
  return ruling(roll, ...roll.because, because(rules.figures.fire.tables[shot.target].meaningRule))
}

interface ShotTaken extends PointsGone {
  readonly firer: CounterId
  readonly target: CounterId
  readonly memory: TurnMemory
  readonly shot: Shot
}

function shotEffects(position: MedievalPosition, taken: ShotTaken, { result, steps }: SavedResult): Effect[] {
  const { firer, target, memory, shot } = taken
  const table = FIRE_EFFECTS[shot.target]
  const blow = reducedEffect(table[result as FireResult] ?? {}, steps, table.A ?? {}).value
  const acted = { kind: 'acted', counter: firer } as const
  const { hex } = position.scenario.counters[firer] ?? {}
  if (shot.phase === 'offensive') {
    const hit = blow.character === 'wounded' || (blow.retreat ?? 0) > 0
    const fired = firesEitherWay(shot.weapon) ? withOffensiveFire(memory, firer) : memory
    const known = hit ? withOffensiveHit(fired, target) : fired
    return [
      acted,
      ...harmEffects(position, target, blow, hex === undefined ? {} : { firer: parseHexKey(hex) }),
      ...(known === memory ? [] : [{ kind: 'remembered', memory: known } as const]),
    ]
  }
  const harm = harmEffects(position, target, withoutRetreat(blow), {})
  const costs = costingAsMuch(shot.target, result as FireResult, steps, blow)
  return [
    acted,
    ...harm,
    ...slowed(position, taken, { result: costs, face: faceAfter(target, harm), blow }),
    { kind: 'remembered', memory: withDefensiveFire(memory, firer) },
  ]
}

/** A defensive shot takes points of movement instead of the retreat. @rule MC-FIR-5 */
function withoutRetreat({ retreat: _, ...blow }: Blow): Blow {
  return blow
}

/**
 * The result whose loss of movement is that of the effect which saves have left: a wound's, or the retreat's. None for who
 * lies stunned. @rule SV-ARM-3
 * @interpretation The source names no loss for a reduced result: it is what the lesser one costs.
 */
function costingAsMuch(
  target: FireTarget,
  result: FireResult,
  steps: number,
  { character, unhorsed, mount }: Blow,
): FireResult | undefined {
  if (steps === 0) return result
  if (character === 'stunned') return undefined
  if (character === undefined) return mount ? result : 'A'
  const results = Object.entries(FIRE_EFFECTS[target]) as [FireResult, Blow][]
  return results.find(([, blow]) => blow.character === character && blow.unhorsed === unhorsed)?.[0] ?? result
}

/** The face that these effects turn up; undefined when it stays. */
function faceAfter(target: CounterId, effects: readonly Effect[]): string | undefined {
  return effects.flatMap((one) => (one.kind === 'state' && one.counter === target ? (one.face ?? []) : []))[0]
}

/**
 * The points of the whole move that the shot leaves. The loss is counted from those of the face that it leaves, less the points
 * spent and lost before: half of what is left to the wounded. @rule MC-FIR-5 @rule MC-FIR-6
 * @interpretation An unhorsed rider walks from where it fell, whatever it has ridden.
 */
function slowed(
  position: MedievalPosition,
  { target, shot, spent, lost }: ShotTaken,
  {
    result,
    face,
    blow,
  }: { readonly result: FireResult | undefined; readonly face: string | undefined; readonly blow: Blow },
): Effect[] {
  const counter = position.scenario.counters[target]
  if (!counter || result === undefined) return []
  const allowance = allowanceOf(position, face === undefined ? counter : { ...counter, face })
  const before = Math.max(0, allowance - spent - lost)
  const points = remainingAfterDefensiveFire(position.rules.figures.movement.defensiveFire, before, {
    target: shot.target,
    result,
    armoured: shot.armoured,
  })
  const ridden = blow.unhorsed ? 0 : spent
  return points === before ? [] : [{ kind: 'slowed', counter: target, points: ridden + points }]
}
