/** Fire at a character on the map, and all that the result brings about (MC-FIR, SV-FIR, SV-ARM). */
import { sideOf } from '../../position'
import { type Effect } from '../../resolution/effects'
import { type Act, type Judgement, type Outcome, refusedAct } from '../../resolution/play'
import { type PlayState } from '../../resolution/state'
import { because } from '../../ruling'
import { mayFireDefensively, withDefensiveFire, withOffensiveHit } from '../../turnMemory'
import { type Effect as Blow } from '../characters/character'
import { FIRE_EFFECTS } from '../characters/effects'
import { type Shot } from '../fire/fire'
import { type FireResult } from '../figures/fireTables'
import { shotOnMap } from '../fire/shotOnMap'
import { type MedievalPosition } from '../rules/medievalRules'
import { allowanceOf, remainingAfterDefensiveFire } from '../movement/movementAllowance'
import { parseHexKey } from '#shared/hex/axial'
import { medievalRolls } from './rolls'
import { harmEffects, type SavedResult, savedResults } from './harm'
import { reducedEffect } from '../saves/saves'
import { enemiesInPlay } from './sequence'

type FireAct = Extract<Act, { kind: 'fire' }>

/** @rule MC-FIR-1 @rule MC-FIR-5 @rule MC-FIR-6 @rule MC-INF-6 */
export function judgeFire(position: MedievalPosition, state: PlayState, act: FireAct): Judgement {
  const { firer, target, track } = act
  const { turn } = state
  const { [firer]: own } = position.scenario.counters
  const offensive = own !== undefined && sideOf(position.scenario, own) === turn.players[turn.player]
  const phase = offensive ? 'offensive' : 'defensive'
  const enemies = enemiesInPlay(position, firer, [target])
  if (!enemies.value) return refusedAct(...enemies.because)
  const free = mayFireDefensively(turn.memory, firer)
  if (!offensive && !free.value) return refusedAct(...free.because)
  const shot = shotOnMap(position, { firer, target, phase, ...(track && { track }) })
  if (!shot.value) return refusedAct(...shot.because)
  const roll = medievalRolls(position.rules).fire?.({ ...shot.value, weapon: shot.value.weapon.id })
  if (!roll || 'refused' in roll) return refusedAct(...(roll?.because ?? [because('MC-FIR-1')]))
  const from = own?.hex === undefined ? undefined : parseHexKey(own.hex)
  const sufferer = () => target
  const results = savedResults(position, roll.outcomes, { sufferer, ...(from && { from }) })
  return {
    refused: [],
    outcomes: results.map((result): Outcome => {
      const { id, name, chance } = result
      return { id, name, chance, effects: shotEffects(position, state, act, shot.value as Shot, result) }
    }),
    items: [],
    because: [...shot.because, ...roll.because],
  }
}

function shotEffects(
  position: MedievalPosition,
  { turn: { memory } }: PlayState,
  { firer, target }: FireAct,
  shot: Shot,
  { result, steps }: SavedResult,
): Effect[] {
  const table = FIRE_EFFECTS[shot.target]
  const blow = reducedEffect(table[result as FireResult] ?? {}, steps, table.A ?? {}).value
  const acted = { kind: 'acted', counter: firer } as const
  const { hex } = position.scenario.counters[firer] ?? {}
  if (shot.phase === 'offensive') {
    const hit = blow.character === 'wounded' || (blow.retreat ?? 0) > 0
    return [
      acted,
      ...harmEffects(position, target, blow, hex === undefined ? {} : { firer: parseHexKey(hex) }),
      ...(hit ? [{ kind: 'remembered', memory: withOffensiveHit(memory, target) } as const] : []),
    ]
  }
  return [
    acted,
    ...harmEffects(position, target, withoutRetreat(blow), {}),
    ...slowed(position, target, shot, result as FireResult),
    { kind: 'remembered', memory: withDefensiveFire(memory, firer) },
  ]
}

/** A defensive shot takes points of movement instead of the retreat. @rule MC-FIR-5 */
function withoutRetreat({ retreat: _, ...blow }: Blow): Blow {
  return blow
}

/** @rule MC-FIR-5 @rule MC-FIR-6 */
function slowed(
  position: MedievalPosition,
  target: FireAct['target'],
  shot: Shot,
  result: FireResult,
): Effect[] {
  const counter = position.scenario.counters[target]
  if (!counter) return []
  const before = allowanceOf(position, counter)
  const points = remainingAfterDefensiveFire(position.rules.figures.movement.defensiveFire, before, {
    target: shot.target,
    result,
    armoured: shot.armoured,
  })
  return points === before ? [] : [{ kind: 'slowed', counter: target, points }]
}
