/** Naphtha thrown on the map, and the rolls of those whom it burns (MC-NAP, MC-MAP-4). */
import { hexKey, sameHex } from '#shared/hex/axial'
import { localized } from '#shared/i18n/localized'
import { fractionOf, reduced } from '../../chances/fraction'
import { type Effect } from '../../resolution/effects'
import { type Act, type Judgement, type Outcome, refusedAct } from '../../resolution/play'
import { type PlayState } from '../../resolution/state'
import { because } from '#shared/rules/sentences/ruling'
import { naphthaEffect } from '../characters/effects'
import { type MedievalPosition } from '../rules/medievalRules'
import { effectOnRider } from '../naphtha/naphtha'
import { impactsOf, litByImpact, whoBurns } from '../naphtha/naphthaFire'
import { mayThrow } from '../naphtha/naphthaThrower'
import { medievalRolls } from './rolls'
import { harmEffects } from './harm'

/** The scatter decides where it lands; whoever then stands in flames owes a roll. @rule MC-NAP-1 @rule MC-NAP-2 @rule MC-MAP-4 */
export function judgeThrow(
  position: MedievalPosition,
  { turn, threw }: PlayState,
  { thrower, target }: Extract<Act, { kind: 'throw-naphtha' }>,
): Judgement {
  const last = threw[thrower]
  const turnsSince = last === undefined ? {} : { turnsSince: turn.gameTurn - last }
  const may = mayThrow(position, { thrower, target, ...turnsSince })
  if (!may.value) return refusedAct(...may.because)
  const outcomes = impactsOf(position, target).map(({ hex, chance }): Outcome => {
    const lit = litByImpact(position, hex).value
    const effects: Effect[] = [
      { kind: 'acted', counter: thrower },
      { kind: 'threw', counter: thrower },
      ...burningMarkers(position, lit.map(hexKey)),
      ...whoBurns(position, lit).map(({ counter, target: table, frontBurns }): Effect => ({
        kind: 'owed',
        duty: { kind: 'burn', counter, target: table, frontBurns },
      })),
    ]
    const name = sameHex(hex, target)
      ? localized('en plein sur la cible', 'on target')
      : localized('une case à côté', 'one hex off')
    return { id: hexKey(hex), name, chance: reduced(chance), effects }
  })
  return {
    refused: [],
    outcomes,
    items: [],
    because: [...may.because, because('MC-NAP-1'), because('MC-NAP-2')],
  }
}

function burningMarkers(
  { rows }: MedievalPosition,
  hexes: Extract<Effect, { kind: 'marked' }>['hexes'],
): Effect[] {
  const fire = rows.markers.find(({ burns }) => burns)
  return fire && hexes.length > 0 ? [{ kind: 'marked', marker: fire.id, hexes }] : []
}

/** @rule MC-NAP-3 */
export function judgeBurn(
  position: MedievalPosition,
  { owed: [duty] }: PlayState,
  { counter }: Extract<Act, { kind: 'burn' }>,
): Judgement {
  if (duty?.kind !== 'burn' || duty.counter !== counter) return refusedAct(because('MC-NAP-3', { counter }))
  const { target, frontBurns } = duty
  const roll = medievalRolls(position.rules).naphtha?.(target)
  const { results } = position.rules.figures.naphtha[target]
  const outcomes = (roll?.outcomes ?? []).flatMap(({ id, name, chance: told }): Outcome[] => {
    const result = results.find((band) => band.result.id === id)?.result
    const chance = reduced(fractionOf(told))
    if (!result || chance.numerator === 0n) return []
    const blow = naphthaEffect(target, effectOnRider(result, frontBurns).value)
    return [
      {
        id,
        name,
        chance,
        effects: [{ kind: 'settled' }, ...harmEffects(position, counter, blow, { flames: true })],
      },
    ]
  })
  return { refused: [], outcomes, items: [], because: roll?.because ?? [] }
}
