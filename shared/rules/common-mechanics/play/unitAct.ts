/** Judges the acts of a unit where it stands: recover, hide, show itself (CM-FLY-1, CM-INF-1, CM-HID-1). */
import { hexKey, sameHex } from '#shared/hex/axial'
import { isExit } from '../../resolution/exitHexes'
import { type PlayState } from '../../resolution/state'
import { type Act, type Judgement, refusedAct, certain, type Recovering } from '../../resolution/play'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { mayHide, mayReveal } from '../concealment/hidden'
import { type FantasyPosition } from '../position/fantasyRules'
import { unitOf, positionOfPlacement, type Unit, type UnitPosition } from '../units/unit'
import { type RuleId } from '../../sentences/ruleIds'

/** Allowed or not; what it gives back is on no sheet that we have. @rule CM-FLY-1 @rule CM-INF-1 */
export function judgeRecovery(
  position: FantasyPosition,
  { counter, by }: Extract<Act, { kind: 'recover' }>,
): Judgement {
  const unit = unitOf(position, counter)
  if (!unit) return refusedAct(because('CM-HID-2', { counter }))
  const may = mayRecover(unit, by)
  return may.value ? { refused: [], items: [], because: may.because } : refusedAct(...may.because)
}

/** @rule CM-HID-1 @rule CM-HID-3 */
export function judgeHiding(
  position: FantasyPosition,
  { kind, counter }: Extract<Act, { kind: 'hide' | 'show' }>,
): Judgement {
  const may = kind === 'hide' ? mayHide(position, counter) : mayReveal(position, counter)
  if (!may.value) return refusedAct(...may.because)
  const hidden = kind === 'hide'
  const decoy = position.scenario.counters[counter]?.decoy === true
  if (!hidden && decoy)
    return certain(
      { fr: 'le leurre s’en va', en: 'the decoy goes' },
      [{ kind: 'removed', counter, how: 'revealed' }],
      may.because,
    )
  const name = hidden ? { fr: 'se cache', en: 'hides' } : { fr: 'se montre', en: 'shows itself' }
  return certain(name, [{ kind: 'state', counter, hidden }], may.because)
}

/**
 * It leaves the map by a hex of its rim, or one that victory names, in its side's turn. @rule SCN-5
 * @interpretation Our sheets say nothing of leaving the map; conditions of victory ask for it.
 */
export function judgeExit(
  position: FantasyPosition,
  { turn }: PlayState,
  { counter, by }: Extract<Act, { kind: 'exit' }>,
): Judgement {
  const unit = unitOf(position, counter)
  if (!unit || unit.side !== turn.players[turn.player]) return refusedAct(because('CHK-1', { counter }))
  const covers = unit.hexes.some((hex) => sameHex(hex, by))
  if (!covers || !isExit(position.scenario, by)) return refusedAct(because('SCN-5', { hex: hexKey(by) }))
  return certain(
    { fr: 'quitte la carte', en: 'leaves the map' },
    [{ kind: 'removed', counter, how: 'exited', by: hexKey(by) }],
    [because('SCN-5', { counter })],
  )
}

interface Ban {
  readonly rule: RuleId
  readonly forbids: readonly Recovering[]
}

const BANS: Readonly<Record<UnitPosition, Ban | undefined>> = {
  ground: undefined,
  flight: { rule: 'CM-FLY-1', forbids: ['rest', 'reload'] },
  infiltration: { rule: 'CM-INF-1', forbids: ['reload'] },
}

/** May the unit do this where it is placed? On the ground it may do all of it. @rule CM-FLY-1 @rule CM-INF-1 */
export function mayRecover(unit: Unit, by: Recovering): Ruling<boolean> {
  const ban = BANS[positionOfPlacement(unit.placement)]
  if (!ban) return ruling(true)
  return ruling(!ban.forbids.includes(by), because(ban.rule, { counter: unit.id }))
}
